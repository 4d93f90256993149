// Choosing a figure before the game, and everything that draws a seat following the choice.

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { GAMES, gameOf } from "$client/games";
import { inkOf as kolejkaInk } from "$client/games/kolejka/box/parts";
import { carOf, colourOf } from "$client/games/ration_board/box/road";
import { seatLetter } from "$client/games/reglamentacja/box/parts";
import { ReplayFrames } from "$client/kit/replay_frames";
import { figureOf, figures } from "$client/kit/seats/figures.svelte";
import { inkOf } from "$client/kit/seats/marks";
import SeatMark from "$client/kit/seats/SeatMark.svelte";
import type { Table } from "$client/net/table.svelte";
import { ReplayPlay } from "$client/replay/replay_play.svelte";
import Lobby from "$client/table/Lobby.svelte";
import { USUAL_SETTINGS, type SeatInfo, type ShownFilm } from "$client/wire";
import { LANGUAGES, loadWords, reading } from "$client/words/language.svelte";

const seat = (name: string, figure?: number, bot = ""): SeatInfo => ({
  ...{ name, bot, stand_in: "", here: name !== "", open: name === "", left: -1 },
  ...(figure === undefined ? {} : { figure }),
});
let leave = (): void => undefined;

/** As the page of a table does it. */
function follow(seats: SeatInfo[]): void {
  leave();
  leave = figures.follow(() => seats);
}

function lay(seats: SeatInfo[], mine: number, refusal: object | null = null) {
  follow(seats);
  const room = {
    ...{ revision: 1, code: "K7MPQX", watch: "T4WMB2KXQ7HN", game: "kolejka", edition: "standard" },
    ...{
      options: {},
      pace: "live",
      public: false,
      phase: "gathering",
      seats,
      host: 0,
      watching: 0,
    },
    ...{ commitment: "", asks_back: -1, agreed: [], rematch: "", manners: USUAL_SETTINGS.live },
  };
  const you = { seat: mine, host: mine === 0, may_sit: mine < 0 };
  const command = vi.fn().mockResolvedValue(true);
  const table = { room, you, seat: mine, game: "kolejka", command, refusal };
  render(Lobby, { table: { ...table, speech: reading.speech! } as unknown as Table });
  return command;
}

const choice = () => within(screen.getByRole("group", { name: "My figure" }));
const drawn = (): (string | null | undefined)[] =>
  [...document.querySelectorAll(".seat .figure use")].map(
    (one) => one.getAttribute("href")?.split("#")[1],
  );

beforeAll(async () => {
  localStorage.setItem("kartki.language", "en");
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await reading.begin("kolejka");
});
afterEach(() => {
  cleanup();
  leave();
  leave = () => undefined;
});

test("every figure of the box is offered by name, and mine is marked", async () => {
  const command = lay([seat("Ania"), seat("Bartek"), seat("")], 0);
  const buttons = choice().getAllByRole("button");
  expect(buttons).toHaveLength(5);
  expect(choice().getByRole("button", { pressed: true }).textContent).toContain("Red pawn");
  await fireEvent.click(choice().getByRole("button", { name: "Blue pawn, a cross" }));
  expect(command).toHaveBeenCalledWith({ t: "choose_figure", figure: 4 }, "seat-0");
});

test("what another person has is told with the name; a bot's figure can be had", () => {
  lay([seat("Ania"), seat("Bartek", 3), seat("Danuta", 1, "neighbour"), seat("", 2)], 0);
  const taken = choice().getByRole("button", { name: "Yellow pawn, a diamond: taken by Bartek" });
  expect(taken.getAttribute("aria-disabled")).toBe("true");
  for (const name of ["Green pawn, a triangle", "Brown pawn, a square"])
    expect(choice().getByRole("button", { name }).getAttribute("aria-disabled")).toBeNull();
  expect(drawn()).toEqual(["pawn-red", "pawn-yellow", "pawn-green", "pawn-brown"]);
});

test("a refusal stands at my seat, as a sentence", () => {
  const refusal = {
    ...{ code: "figure.taken", rule: "HSE-SEA-8", facts: { name: "Bartek" }, about: "seat-0" },
  };
  lay([seat("Ania"), seat("Bartek", 3)], 0, refusal);
  expect(screen.getByText(/Bartek has taken this figure already/)).toBeTruthy();
});

test("who has no seat chooses nothing", () => {
  lay([seat("Ania"), seat("")], -1);
  expect(screen.queryByRole("group", { name: "My figure" })).toBeNull();
});

test("without a choice everything is by seat, and the speculators are nobody's", () => {
  expect([0, 1, 4].map(figureOf)).toEqual([0, 1, 4]);
  expect([kolejkaInk(0), kolejkaInk(5), kolejkaInk(-1)]).toEqual(["red", "spec", "spec"]);
});

test("each game's pieces follow the choice", () => {
  follow([seat("Ania", 3), seat("Bartek"), seat("Cyryl", 0)]);
  expect([0, 1, 2, 5].map(kolejkaInk)).toEqual(["yellow", "green", "red", "spec"]);
  expect([0, 1, 2].map(seatLetter)).toEqual(["d", "b", "a"]);
  expect([0, 1, 2].map(carOf)).toEqual(["woodie", "sedan", "coupe"]);
  expect(colourOf(0)).toBe(gameOf("ration_board")!.figure(3).colour);
});

test("marks beside names and the lines of a graph follow it, too", async () => {
  follow([seat("Ania", 1), seat("Bartek", 0)]);
  const { container } = render(SeatMark, { seat: 0 });
  const green = container.querySelector("path")!.getAttribute("fill");
  expect(green).toBe("#3f7f3c");
  expect(inkOf("kolejka", 0)).toBe(green);
  expect(inkOf("reglamentacja", 1)).toBe(gameOf("reglamentacja")!.mark(0).ink);
});

test("a page that is left forgets its table, unless another has come meanwhile", () => {
  const first = figures.follow(() => [seat("Ania", 2)]);
  const second = figures.follow(() => [seat("Ania", 3)]);
  first();
  expect(figureOf(0)).toBe(3);
  second();
  expect(figureOf(0)).toBe(0);
});

test("a replay has the figures of its table, and a record's those of its seats", () => {
  const film = { game: "kolejka", edition: "", options: {}, names: ["Ania", "Bartek"], frames: [] };
  const seats = (figures?: number[]): (number | undefined)[] =>
    new ReplayPlay(
      new ReplayFrames({ ...film, figures } as unknown as ShownFilm),
      "K7MPQX",
    ).room.seats.map(({ figure }) => figure);
  expect(seats([4, 0])).toEqual([4, 0]);
  expect(seats()).toEqual([0, 1]);
});

test.each(GAMES.map(({ name }) => name))(
  "%s: no two figures are alike, each has a name",
  async (name) => {
    const game = gameOf(name)!;
    const all = Array.from({ length: game.figures }, (_, number) => game.figure(number));
    for (const field of ["name", "href", "colour"] as const)
      expect(new Set(all.map((one) => one[field])).size).toBe(game.figures);
    for (const language of LANGUAGES) {
      const speech = await loadWords(language, name);
      const names = all.map((one) => speech.say(`figure-${one.name}`));
      expect(new Set(names).size).toBe(game.figures);
      for (const { name } of all) expect(speech.has(`figure-${name}`)).toBe(true);
    }
  },
);
