// The first page: the boxes of all games, and what they open.

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { GAMES } from "$client/games";
import Front from "$client/pages/Front.svelte";
import { reading } from "$client/words/language.svelte";

const route = { page: "", rest: [], query: new URLSearchParams() };
const answers: Record<string, [number, unknown]> = {
  "/api/tables": [200, { tables: [] }],
  "/api/codes/AAAAAA": [404, { code: "table.unknown", facts: { code: "AAAAAA" } }],
};

beforeAll(async () => {
  localStorage.setItem("kartki.language", "en");
  vi.stubGlobal("fetch", async (path: string) => {
    const [status, body] = answers[path]!;
    return new Response(JSON.stringify(body), { status });
  });
  await reading.begin();
});
afterEach(cleanup);

it("opens every box, and leads to a guided game where there is one", () => {
  render(Front, { route });
  const box = (name: string) => within(screen.getByRole("article", { name }));
  for (const name of ["Kolejka", "Ration Board", "Reglamentacja"])
    expect(box(name).getByRole("button", { name: "Play now against bots" })).toBeTruthy();
  const lessons = ["Kolejka", "Ration Board", "Reglamentacja"].map((name) =>
    box(name).queryByRole("link", { name: "Learn it" })?.getAttribute("href"),
  );
  expect(lessons).toEqual(["/learn/kolejka", "/learn/ration_board", "/learn/reglamentacja"]);
  expect(box("Kolejka").getByRole("link", { name: "Rules" }).getAttribute("href")).toBe(
    "/rules/kolejka",
  );
});

it("tells a wrong code as a sentence", async () => {
  render(Front, { route });
  await fireEvent.input(screen.getByLabelText(/The code or the link/), {
    target: { value: "aaa-aaa" },
  });
  await fireEvent.click(screen.getByRole("button", { name: "Join" }));
  expect(await screen.findByText(/There is no table AAAAAA/)).toBeTruthy();
});

it("changes every word with the language", async () => {
  render(Front, { route });
  await fireEvent.click(screen.getByRole("button", { name: "Polski" }));
  expect((await screen.findAllByText("Graj od razu z botami")).length).toBe(GAMES.length);
  await reading.choose("en");
});
