// The tables of this browser on the first page: whose turn it is, mine first.

import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import MyTables from "$client/front/MyTables.svelte";
import { remember } from "$client/net/seat_keys";
import { reading } from "$client/words/language.svelte";

const KEYS: Record<string, string[]> = {
  BBBBBB: ["bartek"],
  AAAAAA: ["ania"],
  CCCCCC: ["one", "two"],
};
const seats = [{ name: "Ania" }, { name: "Bartek" }];
const phases: Record<string, string> = {};
const results: Record<string, { winners: number[]; ended: number }> = {};
const NOON = Date.UTC(2026, 10, 14, 12);
const asked = vi.fn();

function answer(path: string, init: RequestInit): Response {
  const code = path.split("/").at(-1)!;
  asked(code, (init.headers as Record<string, string>).authorization);
  const seat = code === "BBBBBB" ? 1 : 0;
  const room = {
    ...{ game: "kolejka", phase: phases[code] ?? "playing", seats, seat, turn: [0] },
    ...results[code],
  };
  return new Response(JSON.stringify(room));
}

beforeAll(async () => {
  localStorage.setItem("kartki.language", "en");
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => Promise.resolve(answer(path, init)));
  await reading.begin();
});
beforeEach(() => {
  for (const [code, keys] of Object.entries(KEYS)) remember(code, "kolejka", keys);
});
afterEach(cleanup);

it("shows each table the key of this browser, and puts my turn first", async () => {
  render(MyTables);
  await screen.findByText("BBBBBB");
  const tickets = screen.getAllByRole("listitem").map((one) => within(one));
  expect(tickets).toHaveLength(3);
  tickets[0]!.getByText("AAAAAA");
  tickets[0]!.getByText("Your turn");
  expect(asked).toHaveBeenCalledWith("AAAAAA", "Bearer ania");
  expect(asked).toHaveBeenCalledWith("CCCCCC", "Bearer one");
});

it("names the others where they are waited for, and everybody who shares a screen", async () => {
  render(MyTables);
  await screen.findByText("BBBBBB");
  expect(screen.getAllByText("Waiting for Ania")).toHaveLength(2);
});

it("puts a table that was closed to those that are over", async () => {
  phases.BBBBBB = "closed";
  render(MyTables);
  await screen.findByText("BBBBBB");
  const finished = within(screen.getByRole("region", { name: "Played to the end" }));
  finished.getByText("BBBBBB");
  expect(finished.getByRole("link").getAttribute("href")).toBe("/t/BBBBBB");
  delete phases.BBBBBB;
});

it.each([
  ["en", [1], "You won · November 14, 2026"],
  ["en", [0], "Ania won · November 14, 2026"],
  ["en", [0, 1], "Ania and Bartek shared the win · November 14, 2026"],
  ["pl", [0], "Zwycięstwo: Ania · 14 listopada 2026"],
  ["it", [0], "Vittoria: Ania · 14 novembre 2026"],
])("tells in %s who has won, and the day: seats %j", async (language, winners, sentence) => {
  phases.BBBBBB = "over";
  results.BBBBBB = { winners, ended: NOON };
  await reading.choose(language);
  render(MyTables);
  await screen.findByText(sentence);
  await reading.choose("en");
  delete phases.BBBBBB;
  delete results.BBBBBB;
});
