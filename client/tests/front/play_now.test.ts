// "Play now": asked once, remembered, changeable; what is kept counts only if the server knows it.

import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import PlayNow from "$client/front/PlayNow.svelte";
import { keepChoice, quickChoice, usualLevel, validChoice } from "$client/front/play_now";
import { gameOf } from "$client/games";
import type { GameInfo } from "$client/net/api";
import { router } from "$client/route.svelte";
import { reading } from "$client/words/language.svelte";

const opened = vi.hoisted(() => vi.fn(async () => "K7MPQX"));
vi.mock("$client/front/open_table", () => ({ playNow: opened }));

const PACE = {
  name: "pace",
  allowed: ["beats", "live"],
  default: "beats",
  rule: "REG-TOP-1",
  clocked: "live",
  players: 0,
};
const info = (name: string, levels: string[], options: GameInfo["options"] = []): GameInfo => ({
  name,
  rules: "1.0",
  fewest: 2,
  most: 5,
  options,
  editions: ["standard"],
  bots: ["random"],
  best_bot: "random",
  levels: levels.map((code) => ({ code, bot: `${code}_bot` })),
});
const KOLEJKA = info("kolejka", ["easy", "best"]);
const SHOP = info("reglamentacja", ["easy", "best"], [PACE]);
const ROAD = info("ration_board", ["best"]);

beforeAll(async () => {
  localStorage.setItem("kartki.language", "en");
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  vi.stubGlobal("fetch", async () => Response.json({ games: [KOLEJKA, SHOP, ROAD] }));
  vi.spyOn(router, "go").mockImplementation(() => undefined);
  await reading.begin();
});
beforeEach(() => {
  localStorage.removeItem("kartki.play_now");
  localStorage.removeItem("kartki.tables");
  opened.mockClear();
});
afterEach(cleanup);

const show = (game: string) => render(PlayNow, { box: gameOf(game)! });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const PLAY = "Play now against bots";
/** What was pressed is done: until then a second press is ignored. */
const ready = () =>
  waitFor(() =>
    expect(screen.getByRole("button", { name: PLAY }).getAttribute("aria-disabled")).toBe("false"),
  );

it("asks a newcomer once, with easy chosen and the way to the guided game", async () => {
  show("kolejka");
  await press(PLAY);
  const dialog = within(await screen.findByRole("dialog", { name: /play Kolejka/ }));
  expect(dialog.getByRole<HTMLInputElement>("radio", { name: "Easy" }).checked).toBe(true);
  expect(dialog.getByRole("link").getAttribute("href")).toBe("/learn/kolejka");
  expect(opened).not.toHaveBeenCalled();
  await press("Begin the game");
  await waitFor(() =>
    expect(opened).toHaveBeenCalledWith("kolejka", "Guest", { level: "easy", options: {} }),
  );
  expect(validChoice(KOLEJKA)).toEqual({ level: "easy", options: {} });
});

it("begins with one tap the next time, says how, and lets it be changed", async () => {
  keepChoice("reglamentacja", { level: "best", options: { pace: "beats" } });
  show("reglamentacja");
  await press(PLAY);
  await waitFor(() =>
    expect(opened).toHaveBeenCalledWith("reglamentacja", "Guest", {
      level: "best",
      options: { pace: "beats" },
    }),
  );
  expect(screen.getByText(/best bots · without a clock/)).toBeTruthy();
  await ready();
  await press(/^Change/);
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.queryByRole("link")).toBeNull();
  await fireEvent.click(dialog.getByRole("radio", { name: "With the top" }));
  await press("Begin the game");
  await waitFor(() =>
    expect(validChoice(SHOP)).toEqual({ level: "best", options: { pace: "live" } }),
  );
});

it("asks nothing where there is nothing to choose", async () => {
  show("ration_board");
  await press(PLAY);
  await waitFor(() =>
    expect(opened).toHaveBeenCalledWith("ration_board", "Guest", { level: "best", options: {} }),
  );
});

it.each([
  ["not JSON", "{"],
  ["a list", "[1]"],
  ["a number for a game", '{"kolejka": 7}'],
  ["a level of another version", '{"kolejka": {"level": "unbeatable", "options": {}}}'],
  ["no options", '{"kolejka": {"level": "easy"}}'],
])("asks again where %s was kept, and replaces it", async (_, kept) => {
  localStorage.setItem("kartki.play_now", kept);
  show("kolejka");
  expect(screen.queryByRole("button", { name: /^Change/ })).toBeNull();
  await press(PLAY);
  await screen.findByRole("dialog");
  await press("Begin the game");
  await waitFor(() => expect(validChoice(KOLEJKA)?.options).toEqual({}));
});

it("suits: easy for a first game, else the best; a rule that is not known is not sent", () => {
  expect(quickChoice(SHOP)).toEqual({ level: "easy", options: { pace: "live" } });
  localStorage.setItem(
    "kartki.tables",
    JSON.stringify([{ code: "AAAAAA", game: "reglamentacja", at: 1, keys: ["k"] }]),
  );
  expect(quickChoice(SHOP).level).toBe("best");
  expect(usualLevel(SHOP)).toBe("best");
  keepChoice("reglamentacja", { level: "easy", options: { pace: "live", ghosts: "on" } });
  expect(quickChoice(SHOP)).toEqual({ level: "easy", options: { pace: "live" } });
  expect(usualLevel(SHOP)).toBe("easy");
  keepChoice("reglamentacja", { level: "easy", options: { pace: "hourglass" } });
  expect(validChoice(SHOP)).toBeNull();
});
