// A film of Reglamentacja: everybody's stamps, the turns to jump to, and the top as it was.

import { expect, test } from "vitest";
import { chaptersOf } from "$client/replay/chapters";
import { comingAt } from "$client/replay/coming";
import { ReplayFrames, SPECTATOR } from "$client/kit/replay_frames";
import game from "$client/games/reglamentacja/replay/replay";
import { stampsAt } from "$client/games/reglamentacja/replay/stamps";
import { spunAt } from "$client/games/reglamentacja/replay/spinning";
import { NO_SPIN } from "$client/kit/play";
import type { ShownFilm } from "$client/wire";

const STAMPS = [
  { hand: [1, 0, 2, 0, 0, 0, 0], visit: 3 },
  { hand: [0, 4, 0, 0, 0, 0, 0], visit: 0 },
];
const SPINNING = { steps: ["turn", "trading"], fallen: false };
const VIEWS = [
  { rounds: 0, active: 1, live: true, quality: 100, steps: ["turn", "spinning"], fallen: false },
  { rounds: 1, ...SPINNING },
  {},
  {},
  {},
  { rounds: 2, steps: ["shopping"] },
];

const ALL = { prompt: "trade", actors: [0, 1], legal: [], open: true, back: "" };

const frames = (open = true, live = true): ReplayFrames =>
  new ReplayFrames({
    ...{ game: "reglamentacja", edition: "rebuilt-1983", options: {}, result: null, seat: -1 },
    ...{ names: ["Ania", "Bartek"], open },
    frames: VIEWS.map((view, n) => ({
      ...{ n, lines: [], events: [], seen: [null, null] },
      ask: n === 2 ? [ALL, ALL] : [null, null],
      view: n ? view : { ...view, live },
      own: n ? [null, null] : STAMPS,
    })),
  } as unknown as ShownFilm);

test("with everything open everybody's stamps can be read, and whom they expect", () => {
  expect(stampsAt(frames(), 4)).toEqual([
    { seat: 0, name: "Ania", held: STAMPS[0]!.hand, visit: 3 },
    { seat: 1, name: "Bartek", held: STAMPS[1]!.hand, visit: 0 },
  ]);
  expect(stampsAt(frames(false), 4)).toEqual([]);
});

test("setting up belongs to the first turn", () => {
  expect(chaptersOf(frames(), game)).toEqual([
    { at: 0, number: 1 },
    { at: 5, number: 2 },
  ]);
});

test("a live top gets slower from frame to frame of its spin, and without a clock none does", () => {
  const spun = VIEWS.map((_, at) => spunAt(frames(), at));
  expect([spun[0], spun[5]]).toEqual([NO_SPIN, NO_SPIN]);
  expect(spun.slice(1, 5)).toEqual([0, 11_400, 22_800, 34_200]);
  expect(spunAt(frames(true, false), 2)).toBe(NO_SPIN);
});

test("where all may speak, whoever holds the top is looked at", () => {
  expect([frames().actor(2), frames().actor(5)]).toEqual([1, SPECTATOR]);
});

test("with everything open the shopping cards to come can be read, as many as lie there", () => {
  const shown = frames().shown;
  const up = (name: string) => ({
    code: "turned_up",
    facts: { card: { kind: "card", name, number: 0 } },
  });
  const coming = new ReplayFrames({
    ...shown,
    frames: shown.frames.map((frame, at) => ({
      ...frame,
      view: at ? frame.view : { ...frame.view, cards_left: 2 },
      events: at ? [up(`card ${at}`)] : [],
    })),
  } as unknown as ShownFilm);
  expect(comingAt(coming, 1, game)).toEqual([
    {
      seat: SPECTATOR,
      cards: [
        { name: "card 2", number: 0 },
        { name: "card 3", number: 0 },
      ],
    },
  ]);
});
