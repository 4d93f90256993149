import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Rulebook from "$client/learn/rules/Rulebook.svelte";
import { reading } from "$client/words/language.svelte";

const BOOK = {
  game: "house",
  introduction: "What holds at every table.",
  chapters: [
    { title: "Taking back", text: "" },
    { title: "Seats", text: "About chairs." },
  ],
  rules: [
    { id: "HSE-UND-1", title: "Your last act", text: "See HSE-SEA-1.", chapter: "Taking back" },
    { id: "HSE-SEA-1", title: "Whose seat", text: "A seat is yours.", chapter: "Seats" },
  ],
};

beforeEach(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(BOOK))));
  history.replaceState(null, "", "/rules/house");
  await reading.choose("en");
  render(Rulebook, { game: "house" });
  await screen.findByRole("heading", { name: "Manners of the house" });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const titles = () => screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent);

test("the whole book, with contents that lead to each rule", () => {
  expect(titles()).toEqual(["Your last act", "Whose seat"]);
  const contents = screen.getByRole("navigation", { name: "Contents", hidden: true });
  expect([...contents.querySelectorAll("a")].map((a) => a.getAttribute("href"))).toEqual([
    "#HSE-UND-1",
    "#HSE-SEA-1",
  ]);
});

test("search by a word or an id leaves what was found", async () => {
  const field = screen.getByRole("searchbox");
  await fireEvent.input(field, { target: { value: "yours" } });
  expect(titles()).toEqual(["Whose seat"]);
  expect(screen.getByRole("status").textContent).toBe("1 rule");
  await fireEvent.input(field, { target: { value: "und-1" } });
  expect(titles()).toEqual(["Your last act"]);
  await fireEvent.keyDown(field, { key: "Escape" });
  expect(titles()).toHaveLength(2);
});

test("a link between rules leads there, and the search gives way", async () => {
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "last act" } });
  await fireEvent.click(screen.getAllByRole("link", { name: "HSE-SEA-1" })[0]!);
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(document.getElementById("HSE-SEA-1")!.classList).toContain("meant");
});
