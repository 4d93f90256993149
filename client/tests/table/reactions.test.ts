// What people say over their figures: sent from the table, shown for a while, muted.

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import game from "$client/games/ration_board/beside";
import Tools from "$client/kit/bar/Tools.svelte";
import { motion } from "$client/kit/motion.svelte";
import { isReaction, REACTIONS, reactions } from "$client/kit/reactions/reactions.svelte";
import { Table } from "$client/net/table.svelte";
import Announcer from "$client/table/Announcer.svelte";
import { muted } from "$client/table/drawer/muted.svelte";
import { PHRASES } from "$client/table/drawer/phrases";
import { placeOver } from "$client/table/reactions/place";
import Reactions from "$client/table/reactions/Reactions.svelte";
import { USUAL_SETTINGS, type RoomInfo } from "$client/wire";
import { LANGUAGES, loadWords, reading } from "$client/words/language.svelte";
import { clearAway, latest, layTable } from "../net/fake_socket";

const seat = (name: string) => ({
  ...{ name, bot: "", stand_in: "", here: true, open: false, left: -1 },
});
const ROOM: RoomInfo = {
  ...{ revision: 1, code: "K7MPQX", watch: "T4WMB2KXQ7HN", game: "ration_board" },
  ...{ edition: "rebuilt-1943", options: {}, pace: "live", public: false, phase: "playing" },
  seats: [seat("Ania"), seat("Bartek"), seat("Cyryl")],
  ...{ host: 0, watching: 0, manners: USUAL_SETTINGS.live, commitment: "00ff" },
  ...{ asks_back: -1, agreed: [], rematch: "" },
};
const LONG = 60_000; // milliseconds in which any reaction is gone
let table: Table;
let number = 0;

beforeAll(async () => {
  localStorage.setItem("kartki.language", "en");
  await reading.begin("ration_board");
});
beforeEach(() => {
  table = layTable();
  number = 0;
  latest().says({
    ...{ t: "welcome", v: 2, room: ROOM, you: { seat: 0, host: true, may_sit: false }, n: 0 },
    ...{ missed: [], fresh: true, view: { cars: [] }, mine: null, ask: null, spun: -1, pulse: 20 },
  });
});
afterEach(() => {
  cleanup();
  clearAway(table);
  if (!reactions.on) reactions.toggle();
  document.querySelectorAll("[data-seat-figure]").forEach((one) => one.remove());
});

async function says(seat: number, phrase: string, text = ""): Promise<void> {
  number += 1;
  const name = ROOM.seats[seat]?.name ?? "";
  latest().says({ t: "chat", c: number, seat, name, text, phrase, at: Date.now() });
  await tick();
}
const opened = (): void => latest().says({ t: "ping", k: 1 });
const bubbles = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>("[data-reaction]")].map((one) =>
    one.textContent?.replace(/\s+/g, " ").trim(),
  );

/** A figure that the screen shows at this place. */
function draw(seat: number, box: Partial<DOMRect>): void {
  const figure = document.body.appendChild(document.createElement("span"));
  figure.dataset.seatFigure = String(seat);
  const all = { left: 0, top: 0, width: 0, height: 0, ...box };
  const rect = { ...all, right: all.left + all.width, bottom: all.top + all.height };
  figure.getBoundingClientRect = () => rect as DOMRect;
}

test("six phrases of the chat, in every language", async () => {
  expect(REACTIONS).toHaveLength(6);
  for (const one of REACTIONS) expect(PHRASES).toContain(one);
  for (const language of LANGUAGES) {
    const speech = await loadWords(language);
    for (const one of REACTIONS) expect(speech.say(`phrase-${one}`).length).toBeLessThan(30);
  }
});

test("it is shown over the figure for a while, and the next one of that person instead", async () => {
  draw(1, { left: 400, top: 300, width: 40, height: 60 });
  render(Reactions, { table });
  opened();
  await says(1, "bravo");
  expect(bubbles()).toEqual(["Bravo!"]);
  const bubble = document.querySelector<HTMLElement>("[data-reaction='1']")!;
  expect(bubble.classList.contains("nowhere")).toBe(false);
  expect(bubble.style.left).not.toBe("");
  await says(1, "oh_no");
  await says(2, "thanks");
  expect(bubbles()).toEqual(["Oh no!", "Cyryl Thank you!"]); // no figure of Cyryl's is to be seen
  vi.advanceTimersByTime(LONG);
  await tick();
  expect(bubbles()).toEqual([]);
});

test("nothing that was said before the page was opened, no other phrase and no free words", async () => {
  render(Reactions, { table });
  await says(1, "bravo");
  opened();
  await says(1, "hello");
  await says(1, "", "Bravo!");
  await says(-1, "bravo");
  expect(bubbles()).toEqual([]);
  await says(0, "sorry");
  expect(bubbles()).toEqual(["Ania Sorry!"]); // mine, too
});

test("a screen that is shown anew does not repeat the last one", async () => {
  opened();
  await says(1, "bravo");
  render(Reactions, { table });
  await tick();
  expect(bubbles()).toEqual([]);
});

test("a muted person shows none, at once", async () => {
  render(Reactions, { table });
  opened();
  await says(1, "bravo");
  await says(2, "thanks");
  muted.toggle(table.code, 1);
  await tick();
  expect(bubbles()).toEqual(["Cyryl Thank you!"]);
  await says(1, "sorry");
  expect(bubbles()).toEqual(["Cyryl Thank you!"]);
  muted.toggle(table.code, 1);
});

test("who wants none sees and hears none, and this browser remembers it", async () => {
  render(Reactions, { table });
  render(Announcer, { table, game });
  opened();
  reactions.toggle();
  expect(localStorage.getItem("kartki.reactions")).toBe("off");
  vi.advanceTimersByTime(1_000);
  await says(1, "bravo");
  await says(1, "hello");
  vi.advanceTimersByTime(LONG);
  await tick();
  expect(bubbles()).toEqual([]);
  const live = document.querySelector("[aria-live=polite]")!.textContent;
  expect(live).toBe("Bartek: Hello, everybody!");
});

test("it is read aloud once, politely: the bubble itself is silent", async () => {
  render(Reactions, { table });
  render(Announcer, { table, game });
  opened();
  vi.advanceTimersByTime(1_000);
  await says(1, "bravo");
  vi.advanceTimersByTime(1_500);
  await tick();
  expect(document.querySelector("[aria-live=polite]")!.textContent).toBe("Bartek: Bravo!");
  expect(document.querySelector("[data-reaction]")!.getAttribute("aria-hidden")).toBe("true");
});

test("it moves only for those who want things to move", async () => {
  render(Reactions, { table });
  opened();
  for (const still of [true, false]) {
    motion.choose(still);
    await says(1, "bravo");
    const bubble = document.querySelector("[data-reaction='1']")!;
    expect(bubble.classList.contains("moves")).toBe(!still);
  }
});

const VIEW = { width: 800, height: 600 };
const figureAt = (left: number, top: number): DOMRect =>
  ({ left, top, width: 40, height: 60, right: left + 40, bottom: top + 60 }) as DOMRect;

test("a bubble stays within the window and points at its figure", () => {
  const size = { width: 120, height: 34 };
  const over = placeOver(figureAt(400, 300), size, VIEW);
  expect(over).toMatchObject({ left: 360, under: false, tip: 60 });
  expect(over.top + size.height).toBeLessThan(300);
  expect(placeOver(figureAt(400, 10), size, VIEW)).toMatchObject({ under: true, top: 79 });
  const left = placeOver(figureAt(0, 300), size, VIEW);
  expect(left.left).toBeGreaterThan(0);
  expect(left.left + left.tip).toBe(20);
  const right = placeOver(figureAt(770, 300), size, VIEW);
  expect(right.left + size.width).toBeLessThan(VIEW.width);
});

// the button

const KEY = "reacting"; // what a table provides
function tools(reacting: object | null, folded = false): void {
  const context = new Map<unknown, unknown>();
  if (reacting) context.set(KEY, reacting);
  const keys: never[] = [];
  render(Tools, {
    props: { game: "ration_board", keys, folded, unread: 0, onmenu: vi.fn() },
    context,
  });
}

test("two taps at the table send one; Escape or a sent one folds it again", async () => {
  const send = vi.fn().mockResolvedValue(true);
  tools({ allowed: true, refused: "", send });
  const opener = screen.getByRole("button", { name: "React over your figure" });
  await fireEvent.click(opener);
  await fireEvent.click(screen.getByRole("button", { name: "Well played!" }));
  expect(send).toHaveBeenCalledWith("well_played");
  await tick();
  expect(opener.getAttribute("aria-expanded")).toBe("false");
});

test("why it was refused is said there, and it stays open", async () => {
  tools({ allowed: true, refused: "There is no chat at this table.", send: async () => false });
  const opener = screen.getByRole("button", { name: "React over your figure" });
  await fireEvent.click(opener);
  await fireEvent.click(screen.getByRole("button", { name: "Bravo!" }));
  expect(opener.getAttribute("aria-expanded")).toBe("true");
  const sheet = within(screen.getAllByRole("group", { name: "React over your figure" })[0]!);
  expect(sheet.getByText("There is no chat at this table.")).toBeTruthy();
});

test("the switch beside them is the one of the settings", async () => {
  tools({ allowed: true, refused: "", send: vi.fn() });
  await fireEvent.click(screen.getByRole("button", { name: "React over your figure" }));
  await fireEvent.click(screen.getByRole("switch", { name: "Show reactions over the figures" }));
  expect(reactions.on).toBe(false);
});

test("a replay, a spectator and a table without chat have no button", () => {
  tools(null);
  expect(screen.queryByRole("button", { name: "React over your figure" })).toBeNull();
  cleanup();
  tools({ allowed: false, refused: "", send: vi.fn() });
  expect(screen.queryByRole("button", { name: "React over your figure" })).toBeNull();
});

test("what is no reaction is none", () => {
  expect(isReaction("")).toBe(false);
  expect(isReaction("hello")).toBe(false);
});
