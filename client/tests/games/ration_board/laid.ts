// A table of Ration Board that goes nowhere: a test speaks for the server.

import { render, screen } from "@testing-library/svelte";
import Screen from "$client/games/ration_board/Screen.svelte";
import type { Luck, Sent } from "$client/kit/moves";
import type { Play, Previewed, WhyNot } from "$client/kit/play";
import type { Ask, CarView, RoadView, RoomInfo, Told, WireEvent } from "$client/wire";
import { loadWords, reading, type Language } from "$client/words/language.svelte";
import type { Speech } from "$client/words/speech";

export const car = (space: string, granted = 0, holds: string[] = []): CarView => ({
  space,
  granted,
  holds,
});

export const VIEW: RoadView = {
  viewer: 0,
  edition: "rebuilt-1943",
  remind: true,
  stop_at_home: false,
  places: false,
  steps: ["red_route"],
  rounds: 3,
  cars: [car("R2", 1, ["rc32"]), car("R22", 2)],
  pack: ["rc01", "rc02"],
  under: [],
  turn: 0,
  regular: 0,
  starter: 0,
  extras: [],
  called: 0,
  contest: [],
  rolled: [],
  finished: [],
  reason: "",
  rule: "",
  ranking: [],
};
export const CALLING: Ask = { prompt: "call", actors: [0], legal: [], open: false, back: "" };
const seatOf = (name: string) => ({
  name,
  bot: "",
  stand_in: "",
  here: true,
  open: false,
  left: -1,
});

export class FakePlay implements Play<RoadView> {
  game = "ration_board";
  room = {
    phase: "playing",
    seats: [seatOf("June"), seatOf("Marek")],
    manners: { hints: false },
  } as RoomInfo;
  seat = 0;
  view = VIEW;
  ask: Ask | null = CALLING;
  latest: Told | null = null;
  refusal: WhyNot | null = null;
  busy = false;
  past: Told[] = [];
  pointed = -1;
  pointedAt: WireEvent[] = [];
  flicked = -1;
  acts: Sent[] = [];
  previews: [Sent, Luck][] = [];

  constructor(readonly speech: Speech) {}

  act(move: Sent): Promise<boolean> {
    this.acts.push(move);
    return Promise.resolve(true);
  }

  preview(move: Sent, luck: Luck = []): Promise<Previewed<RoadView> | null> {
    this.previews.push([move, luck]);
    const called = typeof move === "object" && "number" in move.args ? move.args.number : NaN;
    return Promise.resolve({ events: [drove(called)], view: this.view });
  }

  dismiss(): void {
    this.refusal = null;
  }
}

const term = (name: string) => ({ kind: "space", name, number: 0 });

/** From R2, where my car stands, so many spaces along the red road. */
export const drove = (spaces: number): WireEvent => ({
  code: "drove",
  facts: {
    seat: { who: 0 },
    spaces,
    space: term(`R${2 + spaces}`),
    from: term("R2"),
    way: { terms: Array.from({ length: spaces }, (_, i) => term(`R${3 + i}`)), choose: 0 },
  },
});

export async function sitDown(
  language: Language,
  change: (play: FakePlay) => void = () => undefined,
): Promise<{ play: FakePlay; words: Speech }> {
  reading.language = language;
  const words = await loadWords(language, "ration_board");
  reading.speech = words;
  const play = new FakePlay(words.at(["June", "Marek"], 0));
  change(play);
  render(Screen, { play, unread: 0, onmenu: () => undefined });
  await screen.findByRole("list", { name: words.say("rb-players") });
  return { play, words };
}
