// "Go on with your game": there at once, from what this browser knows, and never a table that is over.

import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import Front from "$client/pages/Front.svelte";
import { myTables, remember } from "$client/net/seat_keys";
import { reading } from "$client/words/language.svelte";

const route = { page: "", rest: [], query: new URLSearchParams() };
const seats = [{ name: "Ania" }, { name: "Bartek" }];
const KEY = "a-key-of-this-browser";
type Answer = { phase: string; turn?: number[] } | "gone" | "damaged";
let answers: Record<string, Answer> = {};
let answer: () => void = () => undefined; // lets the server speak
let silent = Promise.resolve();

async function fetched(path: string): Promise<Response> {
  if (path === "/api/tables") return new Response(JSON.stringify({ tables: [] }));
  await silent;
  const found = answers[path.split("/").at(-1)!] ?? "gone";
  if (found === "gone") return new Response('{"code": "table.unknown"}', { status: 404 });
  if (found === "damaged") return new Response('{"code": "table.damaged"}', { status: 409 });
  return new Response(JSON.stringify({ game: "kolejka", seats, seat: 1, turn: [], ...found }));
}

beforeAll(async () => {
  vi.stubGlobal("fetch", fetched);
  await reading.begin();
  await reading.choose("en");
});
beforeEach(() => {
  localStorage.removeItem("kartki.tables");
  silent = new Promise((speak) => (answer = speak));
});
afterEach(cleanup);

const strip = () => within(screen.getByRole("region", { name: "Go on with your game" }));
const href = (): string | null => strip().getByRole("link").getAttribute("href");

it("is nothing where there is no table", () => {
  render(Front, { route });
  expect(screen.queryByText("Go on with your game")).toBeNull();
});

it("stands before everything else, before the server has answered", () => {
  remember("AAAAAA", "kolejka", [KEY]);
  render(Front, { route });
  expect(href()).toBe("/t/AAAAAA");
  const first = document.querySelector("main :is(a, button, h2)");
  expect(first?.textContent).toBe("Go on with your game");
});

it("says whose turn it is, and how many more tables there are", async () => {
  answers = {
    AAAAAA: { phase: "playing", turn: [0] },
    BBBBBB: { phase: "playing", turn: [1] },
    CCCCCC: { phase: "playing", turn: [0] },
  };
  for (const code of Object.keys(answers).reverse()) remember(code, "kolejka", [KEY]);
  render(Front, { route });
  strip().getByText("Looking whose turn it is …");
  answer();
  await strip().findByText("Waiting for Ania");
  expect(href()).toBe("/t/AAAAAA");
  await screen.findByText("2 more tables of yours; it is your turn at one of them");
});

it("puts the next table in the place of one that is over, and remembers that", async () => {
  answers = { AAAAAA: { phase: "over" }, BBBBBB: { phase: "playing", turn: [1] } };
  for (const code of ["BBBBBB", "AAAAAA"]) remember(code, "kolejka", [KEY]);
  render(Front, { route });
  expect(href()).toBe("/t/AAAAAA");
  answer();
  await strip().findByText("Your turn");
  expect(href()).toBe("/t/BBBBBB");
  cleanup();
  render(Front, { route });
  expect(href()).toBe("/t/BBBBBB");
});

it("leads to the end of the only game, if that is over", async () => {
  answers = { AAAAAA: { phase: "over" } };
  remember("AAAAAA", "kolejka", [KEY]);
  render(Front, { route });
  answer();
  await strip().findByText("This game is over.");
  expect(href()).toBe("/replay/AAAAAA");
  cleanup();
  render(Front, { route });
  expect(screen.queryByText("Go on with your game")).toBeNull();
});

it("asks about the others after one that is gone, which is forgotten, and a damaged one", async () => {
  answers = { AAAAAA: "gone", BBBBBB: "damaged", CCCCCC: { phase: "playing", turn: [1] } };
  for (const code of ["CCCCCC", "BBBBBB", "AAAAAA"]) remember(code, "kolejka", [KEY]);
  render(Front, { route });
  answer();
  await strip().findByText("Your turn");
  expect(href()).toBe("/t/CCCCCC");
  expect(myTables().map(({ code }) => code)).toEqual(["BBBBBB", "CCCCCC"]);
});

it.each([
  ["gone", "This table is no longer there."],
  ["damaged", "Whose turn it is cannot be found out right now."],
] as const)("says what is wrong with the only one: %s", async (wrong, sentence) => {
  answers = { AAAAAA: wrong };
  remember("AAAAAA", "kolejka", [KEY]);
  render(Front, { route });
  answer();
  await strip().findByText(sentence);
});
