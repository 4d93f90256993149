// Reglamentacja's cards to be looked up: price, points, visits, and what a search leaves of them.

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ReglamentacjaCards from "$client/games/reglamentacja/learn/Cards.svelte";
import { reading } from "$client/words/language.svelte";

const BOX = {
  stamps: [{ id: "flour", count: 5 }],
  cards: [
    { id: "cheesecake", category: "cake", cost: ["flour", "flour", "sugar"], icons: 2 },
    { id: "great_laundry", category: "fix_up", cost: ["soap", "soap", "soap"], icons: 4 },
  ],
  visits: [{ id: "rendezvous_with_friends", doubles: ["cake", "fix_up"] }],
  points: { rendezvous_with_friends: [4, 8] },
};

beforeEach(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(BOX))));
  await reading.begin("reglamentacja");
  await reading.choose("en");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const cardsShown = () =>
  [...document.querySelectorAll("li[class^=c-] strong")].map((found) => found.textContent);

test("each card with its price and its points, by category", async () => {
  render(ReglamentacjaCards, { words: [] });
  await screen.findByText("cheesecake");
  expect(cardsShown()).toEqual(["great laundry", "cheesecake"]);
  expect(screen.getByText("Price: 2 flour and 1 sugar.")).toBeTruthy();
  expect(screen.getByText("4 points")).toBeTruthy();
});

test("each visit with what it counts twice, and the number of stamps", async () => {
  render(ReglamentacjaCards, { words: [] });
  await screen.findByText("Rendezvous with Friends");
  expect(screen.getByText("cake and fix-up: count twice")).toBeTruthy();
  expect(screen.getByText("× 5")).toBeTruthy();
});

test("a search by a stamp leaves the cards that cost it, and no visits", async () => {
  render(ReglamentacjaCards, { words: ["flour"] });
  await screen.findByText(/cheesecake/);
  expect(cardsShown()).toEqual(["cheesecake"]);
  expect(screen.queryByText("Rendezvous with Friends")).toBeNull();
});
