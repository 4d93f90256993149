// The drawer at a table whose server is the test: tabs, log, chat, consent, people, what comes after.

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { motion } from "$client/kit/motion.svelte";
import { Table } from "$client/net/table.svelte";
import game from "$client/games/ration_board/beside";
import AfterGame from "$client/table/AfterGame.svelte";
import Drawer from "$client/table/Drawer.svelte";
import type { DrawerTab } from "$client/games";
import { USUAL_SETTINGS, type RoomInfo, type SeatInfo, type You } from "$client/wire";
import { reading } from "$client/words/language.svelte";
import { choice } from "../choices";
import { FakeSocket, latest } from "../net/fake_socket";

const seat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  ...{ name, bot: "", stand_in: "", here: true, open: false, left: -1 },
  ...more,
});
const MANNERS = { ...USUAL_SETTINGS.days, bot_delay: 0 };
const ROOM: RoomInfo = {
  ...{ revision: 1, code: "K7MPQX", watch: "T4WMB2KXQ7HN", game: "ration_board" },
  ...{ edition: "rebuilt-1943", options: {}, pace: "live", public: false, phase: "playing" },
  seats: [seat("Ania"), seat("Bartek", { here: false }), seat("June", { bot: "navigator" })],
  ...{ host: 0, watching: 2, manners: MANNERS, commitment: "00ff" },
  ...{ asks_back: -1, agreed: [], rematch: "" },
};
const ME: You = { seat: 0, host: true, may_sit: false };
const VIEW = { reason: "", rule: "", ranking: [], cars: [], steps: [] };

let table: Table;

beforeAll(async () => {
  motion.choose(true);
  localStorage.setItem("kartki.language", "en");
  await reading.begin("ration_board");
});
beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
  localStorage.removeItem("kartki.muted");
  table = new Table("K7MPQX", "a-key");
});
afterEach(() => {
  cleanup();
  table.leave();
  vi.unstubAllGlobals();
});

function arrive(room: Partial<RoomInfo> = {}, you: Partial<You> = {}, view: object = VIEW): void {
  latest().open();
  const position = {
    n: 0,
    missed: [],
    fresh: true,
    view,
    mine: null,
    ask: null,
    spun: -1,
    pulse: 20,
  };
  latest().says({
    t: "welcome",
    v: 2,
    room: { ...ROOM, ...room },
    you: { ...ME, ...you },
    ...position,
  });
}

function tell(n: number, number: number, back = ""): void {
  const events = [{ code: "called", facts: { seat: { who: 1 }, number } }];
  const ask = { prompt: "call", actors: [0], legal: [], open: false, back };
  latest().says({ t: "told", n, lines: [], events, view: VIEW, mine: null, ask });
}

async function open(tab: DrawerTab): Promise<{ chosen: (DrawerTab | null)[] }> {
  const chosen: (DrawerTab | null)[] = [];
  render(Drawer, { props: { table, tab, unread: 0, onchoose: (wanted) => chosen.push(wanted) } });
  await tick();
  await tick();
  return { chosen };
}

const sent = (): Record<string, unknown> => latest().sent.at(-1)!;

test("tabs are walked with the arrow keys, Escape closes, the focus goes in", async () => {
  arrive();
  const { chosen } = await open("chat");
  const chat = screen.getByRole("tab", { name: "Chat" });
  expect(chat.getAttribute("aria-selected")).toBe("true");
  expect(document.activeElement).toBe(chat);
  await fireEvent.keyDown(chat, { key: "ArrowRight" });
  await fireEvent.keyDown(chat, { key: "End" });
  await fireEvent.keyDown(chat, { key: "Escape" });
  expect(chosen).toEqual(["people", "settings", null]);
});

test("the log tells, points, and takes back", async () => {
  arrive();
  tell(4, 8, "own");
  await open("log");
  const line = screen.getByRole("button", { name: "Bartek calls 8." });
  await fireEvent.focus(line);
  expect(table.pointed).toBe(4);
  await fireEvent.blur(line);
  expect(table.pointed).toBe(-1);
  await fireEvent.click(screen.getByRole("button", { name: "Take back my last move" }));
  expect(sent()).toMatchObject({ t: "take_back", seen: 4 });
});

/** A window that is as narrow as a phone. */
function narrow(): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    ...{ matches: query.includes("max-width"), media: query },
    ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
  }));
}

test("on a phone a line that is chosen closes the drawer and is pointed at for a while", async () => {
  vi.useFakeTimers();
  narrow();
  arrive();
  tell(4, 8);
  const props = { table, tab: "log" as DrawerTab | null, unread: 0 };
  const shown = render(Drawer, { props: { ...props, onchoose: (tab) => (props.tab = tab) } });
  await tick();
  const line = screen.getByRole("button", { name: "Bartek calls 8." });
  await fireEvent.focus(line);
  await fireEvent.click(line);
  expect(props.tab).toBeNull();
  await shown.rerender({ tab: null });
  await fireEvent.blur(line);
  expect(table.pointed).toBe(4);
  await vi.advanceTimersByTimeAsync(4_100);
  expect(table.pointed).toBe(-1);
  vi.useRealTimers();
});

test("where the drawer lies beside the game, a line that is chosen leaves it open", async () => {
  arrive();
  tell(4, 8);
  const { chosen } = await open("log");
  await fireEvent.click(screen.getByRole("button", { name: "Bartek calls 8." }));
  expect([chosen, table.pointed]).toEqual([[], 4]);
});

test("a hint comes and goes, and the focus stays with it", async () => {
  arrive();
  tell(4, 8);
  await open("log");
  const ask = screen.getByRole("button", { name: "What would a bot do?" });
  ask.focus();
  await fireEvent.click(ask);
  const advised = choice({ verb: "call", args: { number: 7 } }, "calls 7");
  const hint = { t: "hint", n: 4, choice: advised, bot: "navigator", reason: null };
  latest().says({ ...hint, id: sent().id });
  const follow = await screen.findByRole("button", { name: "Do that" });
  await vi.waitFor(() => expect(document.activeElement).toBe(follow));
  tell(5, 9); // another question: this advice is stale
  await vi.waitFor(() =>
    expect(document.activeElement?.textContent).toContain("What would a bot do?"),
  );
  table.ask = null; // nobody can be asked: the drawer keeps the focus
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("role")).toBe("dialog"));
});

test("somebody asks to take a move back: everybody sees it, also with the drawer closed", async () => {
  arrive({ asks_back: 1, agreed: [1] });
  render(Drawer, { props: { table, tab: null, unread: 0, onchoose: () => undefined } });
  expect(screen.getByText(/Bartek asks to take the last move back/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "I agree" }));
  expect(sent()).toMatchObject({ t: "consent", yes: true });
});

test("chat: words as they are, phrases in my language, and hidden ones", async () => {
  arrive();
  const said = { t: "chat", seat: 1, name: "Bartek", at: 1 };
  latest().says({ ...said, c: 1, text: "<b>hi</b>", phrase: "" });
  latest().says({ ...said, c: 2, text: "", phrase: "good_luck" });
  await open("chat");
  const list = screen.getByRole("list", { name: "Chat" });
  expect(within(list).getByText("<b>hi</b>")).toBeTruthy();
  expect(within(list).getByText("Good luck!")).toBeTruthy();
  const { muted } = await import("$client/table/drawer/muted.svelte");
  muted.toggle("K7MPQX", 1);
  await tick();
  expect(within(list).queryByText("<b>hi</b>")).toBeNull();
  await fireEvent.click(within(list).getByRole("button"));
  expect(within(list).getByText("<b>hi</b>")).toBeTruthy();
});

test("whoever watches is quiet, and a closed chat is said kindly", async () => {
  arrive({}, { seat: -1, host: false });
  await open("chat");
  expect(screen.getByText(/those who watch are quiet/)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("people: who is away, who is a bot, and the host's tools", async () => {
  arrive();
  await open("people");
  expect(screen.getByText("away")).toBeTruthy();
  expect(screen.getByText("bot: navigator")).toBeTruthy();
  expect(screen.getByText("2 people are watching.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Let a bot play" }));
  expect(sent()).toMatchObject({ t: "seat_bot", seat: 1 });
});

test("a bot plays for me until I come back", async () => {
  arrive({ seats: [seat("Ania", { stand_in: "navigator" }), seat("Bartek")] });
  render(Drawer, { props: { table, tab: null, unread: 0, onchoose: () => undefined } });
  await fireEvent.click(screen.getByRole("button", { name: "I am back" }));
  expect(sent()).toMatchObject({ t: "come_back" });
});

test("after the game: why, who stands where, and a rematch", async () => {
  const cars = [5, 3, 1].map((granted) => ({ space: "HOME", granted, holds: [] }));
  const view = { ...VIEW, reason: "first_home", rule: "RAT-END-1", ranking: [1, 2, 2], cars };
  arrive({ phase: "over" }, {}, view);
  render(AfterGame, { props: { table, game } });
  expect(screen.getByText("You were first Home with all five ration cards.")).toBeTruthy();
  expect(screen.getAllByRole("listitem")[1]!.textContent).toContain("3 ration cards");
  await fireEvent.click(screen.getByRole("button", { name: "Play again, same people" }));
  expect(sent()).toMatchObject({ t: "rematch" });
});

test("the sheet after the game takes the focus, and gives it back when it is put aside", async () => {
  const cars = [5, 3, 1].map((granted) => ({ space: "HOME", granted, holds: [] }));
  arrive({ phase: "over" }, {}, { ...VIEW, reason: "first_home", ranking: [1, 2, 2], cars });
  const board = document.body.appendChild(document.createElement("button"));
  board.focus();
  render(AfterGame, { props: { table, game } });
  await tick();
  const heading = screen.getByRole("heading", { level: 2 });
  expect(document.activeElement).toBe(heading);
  await fireEvent.keyDown(heading, { key: "Escape" });
  expect(document.activeElement).toBe(board);
  await vi.waitFor(() => expect(screen.queryByText("Standing")).toBeNull());
  expect(screen.getByRole("button", { name: "How it ended" })).toBeTruthy();
  board.remove();
});

test("the sheet comes folded where the board itself tells how it ended", async () => {
  const cars = [5, 3, 1].map((granted) => ({ space: "HOME", granted, holds: [] }));
  arrive({ phase: "over" }, {}, { ...VIEW, reason: "first_home", ranking: [1, 2, 2], cars });
  render(AfterGame, { props: { table, game: { ...game, tellsTheEnd: true } } });
  expect(screen.queryByText("Standing")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "How it ended" }));
  expect(screen.getByText("Standing")).toBeTruthy();
});

test("only the clock of whoever decides runs", async () => {
  const timed = { seats: [seat("Ania", { left: 60_000 }), seat("Bartek", { left: 60_000 })] };
  arrive(timed);
  table.ask = { prompt: "call", actors: [1], legal: [], open: false, back: "" };
  await open("people");
  expect(screen.getAllByText(/left to decide/)).toHaveLength(1);
  expect(screen.getByText(/left to decide/).closest("li")!.textContent).toContain("Bartek");
});

test("a log that is still scrolling while the drawer closes does no harm", async () => {
  const faults: unknown[] = [];
  const note = (event: ErrorEvent): void => void faults.push(event.error);
  addEventListener("error", note);
  arrive();
  tell(1, 5);
  await open("log");
  const log = document.querySelector("ol")!;
  cleanup();
  log.dispatchEvent(new Event("scroll"));
  removeEventListener("error", note);
  expect(faults).toEqual([]);
});
