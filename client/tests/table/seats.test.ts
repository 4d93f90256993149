// Seats during the game, at a table whose server is the test: taking one, asking for one, answering.

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { motion } from "$client/kit/motion.svelte";
import { Table } from "$client/net/table.svelte";
import type { DrawerTab } from "$client/games";
import game from "$client/games/ration_board/beside";
import Announcer from "$client/table/Announcer.svelte";
import Drawer from "$client/table/Drawer.svelte";
import { SeatAsking } from "$client/table/drawer/seat_asking.svelte";
import { USUAL_SETTINGS, type RoomInfo, type SeatRequestInfo, type You } from "$client/wire";
import { reading } from "$client/words/language.svelte";
import { FakeSocket, latest } from "../net/fake_socket";

const seat = (name: string, bot = "") => ({
  ...{ name, bot, stand_in: "", here: !bot, open: false, left: -1 },
});
const ROOM: RoomInfo = {
  ...{ revision: 1, code: "K7MPQX", watch: "T4WMB2KXQ7HN", game: "ration_board" },
  ...{ edition: "rebuilt-1943", options: {}, pace: "live", public: false, phase: "playing" },
  seats: [seat("Bartek"), seat("Ania", "navigator"), seat("Cyryl")],
  ...{ host: 0, watching: 2, manners: USUAL_SETTINGS.days, commitment: "00ff" },
  ...{ asks_back: -1, agreed: [], rematch: "" },
};
const REQUEST: SeatRequestInfo = {
  ...{ id: "r1", seat: 1, name: "Basia", held_it: false, agreed: [0], waits_for: [2] },
  ...{ others: 1, mine: false, asked: false },
};
const VISITOR: You = { seat: -1, host: false, may_sit: false };
const PLAYER: You = { seat: 2, host: false, may_sit: false };
const POSITION = {
  ...{ n: 0, missed: [], fresh: true, mine: null, ask: null, spun: -1, pulse: 20 },
  view: { reason: "", rule: "", ranking: [], cars: [], steps: [] },
};

let table: Table;
let asking: SeatAsking;

beforeAll(async () => {
  motion.choose(true);
  localStorage.setItem("kartki.language", "en");
  await reading.begin("ration_board");
});
beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
  localStorage.setItem("kartki.name", "Basia");
  table = new Table("K7MPQX", "a-key");
  asking = new SeatAsking();
});
afterEach(() => {
  cleanup();
  table.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function arrive(you: You, request?: Partial<SeatRequestInfo>): void {
  latest().open();
  latest().says({ t: "welcome", v: 2, room: room(request), you, ...POSITION });
}

const room = (request?: Partial<SeatRequestInfo>): RoomInfo =>
  request ? { ...ROOM, asks_seat: { ...REQUEST, ...request } } : ROOM;

async function told(you: You, request?: Partial<SeatRequestInfo>): Promise<void> {
  latest().says({ t: "room", room: room(request), you });
  await tick();
  await tick();
}

async function show(tab: DrawerTab | null): Promise<(DrawerTab | null)[]> {
  const chosen: (DrawerTab | null)[] = [];
  const onchoose = (wanted: DrawerTab | null): unknown => chosen.push(wanted);
  render(Drawer, { props: { table, tab, unread: 0, asking, onchoose } });
  await tick();
  return chosen;
}

const sent = (): Record<string, unknown> => latest().sent.at(-1)!;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

test("who is asked accepts or declines, by the request's own name", async () => {
  arrive(PLAYER, { asked: true });
  await show(null);
  expect(screen.getByText(/Basia asks for the seat “Ania”.*not the browser/)).toBeTruthy();
  await press("Accept");
  expect(sent()).toMatchObject({ t: "answer_seat", request: "r1", yes: true });
  await told(PLAYER, { id: "r2", asked: true, held_it: true });
  expect(screen.getByText(/held the seat “Ania” before.*same browser/)).toBeTruthy();
  await press("Decline");
  expect(sent()).toMatchObject({ t: "answer_seat", request: "r2", yes: false });
});

test("who has answered is left in peace, and finds the request with the people", async () => {
  arrive(PLAYER, { waits_for: [] });
  await show(null);
  expect(screen.queryByText(/Basia/)).toBeNull();
  cleanup();
  await show("people");
  const request = screen.getByRole("region", { name: "Somebody asks for a seat" });
  expect(within(request).getByText(/Still to answer: 1 person without a seat\./)).toBeTruthy();
  expect(within(request).queryByRole("button")).toBeNull();
});

test("an answer that is refused says why beside the question", async () => {
  arrive(PLAYER, { asked: true });
  await show(null);
  await press("Accept");
  const refused = { code: "seat.not_asked", rule: "HSE-SEA-6", facts: {}, n: 0 };
  latest().says({ t: "refused", id: sent().id, ...refused });
  expect(await screen.findByText(/not open any more/)).toBeTruthy();
});

test("a newcomer takes a bot's seat under a name", async () => {
  arrive({ ...VISITOR, may_sit: true, may_take: [1] });
  const chosen = await show(null);
  expect(screen.getByText(/you may take the seat of one/)).toBeTruthy();
  await press("Show the seats");
  expect(chosen).toEqual(["people"]);
  cleanup();
  await show("people");
  await press("Sit down here (Ania)");
  const name = screen.getByRole("textbox", { name: "Your name" });
  expect((name as HTMLInputElement).value).toBe("Basia");
  await press("Sit down");
  expect(sent()).toMatchObject({ t: "sit", seat: 1, name: "Basia" });
});

test("whoever may not simply sit down asks, waits, and may withdraw", async () => {
  arrive({ ...VISITOR, may_ask: [1] });
  await show("people");
  await press("Ask for this seat (Ania)");
  expect(screen.getByText(/A person has held this seat/)).toBeTruthy();
  await press("Ask");
  expect(sent()).toMatchObject({ t: "ask_seat", seat: 1, name: "Basia" });
  latest().says({ t: "done", id: sent().id, n: 0 });
  await told({ ...VISITOR, may_ask: [1] }, { mine: true });
  expect(screen.getByText(/Still to answer: Cyryl and 1 person without a seat\./)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Ask for this seat/ })).toBeNull();
  await press("Withdraw");
  expect(sent()).toMatchObject({ t: "withdraw_seat", request: "r1" });
  await told({ ...VISITOR, may_ask: [1] });
  expect(screen.queryByText(/Your request has ended/)).toBeNull();
});

test("a request that others ended is told, and asked again from there", async () => {
  arrive({ ...VISITOR, may_ask: [1] }, { mine: true });
  await show(null);
  expect(screen.getByText(/You asked for the seat “Ania”/)).toBeTruthy();
  await told({ ...VISITOR, may_ask: [1] });
  expect(screen.getByText(/Your request has ended/)).toBeTruthy();
  await press("Just watch");
  expect(screen.queryByText(/Your request has ended/)).toBeNull();
});

test("who was removed reads so; who watches by the link is offered nothing", async () => {
  arrive({ ...VISITOR, may_ask: [1], lost: 1 });
  await show(null);
  expect(screen.getByText(/The host has taken your seat away/)).toBeTruthy();
  await told(VISITOR);
  expect(screen.queryByRole("button", { name: "Show the seats" })).toBeNull();
});

test("a request is said aloud to whoever is to answer, and its end to whoever asked", async () => {
  vi.useFakeTimers();
  arrive(PLAYER);
  const shown = render(Announcer, { props: { table, game, asking } });
  const heard = (): string => shown.container.querySelector('[aria-live="polite"]')!.textContent;
  await told(PLAYER, { asked: true });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(heard()).toMatch(/Basia asks for the seat “Ania”/);
  asking.see({ ...REQUEST, mine: true }, false);
  asking.see(undefined, false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(heard()).toMatch(/Your request has ended/);
});
