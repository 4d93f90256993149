// A film: positions from changes, eyes, what a spectator may read, stepping and jumping.

import { beforeAll, expect, test, vi } from "vitest";
import { ReplayFrames, SPECTATOR } from "$client/kit/replay_frames";
import { comingAt } from "$client/replay/coming";
import { result } from "$client/games/kolejka/ending/result";
import { handsAt } from "$client/games/kolejka/replay/hands";
import game from "$client/games/kolejka/replay/replay";
import { ReplayPlay } from "$client/replay/replay_play.svelte";
import { Playback } from "$client/replay/playback.svelte";
import { chaptersOf } from "$client/replay/chapters";
import { ACT, type Play } from "$client/kit/play";
import type { Ask, Frame, KolejkaMove, ShownFilm } from "$client/wire";
import { reading } from "$client/words/language.svelte";
import { choice } from "../choices";

const KIOSK: KolejkaMove = { verb: "queue", args: { shop: "kiosk" } };
const ask = (seat: number): Ask => ({
  prompt: "queue_up",
  actors: [seat],
  legal: [choice(KIOSK, "queues kiosk")],
  open: false,
  back: "",
});
const drew = (who: number, card: string) => ({
  code: card ? "drew_card" : "drew_something",
  facts: { seat: { who }, ...(card && { card: { kind: "card", name: card, number: 0 } }) },
});
const goods = (mine: number, yours: number): object => ({
  goods: [
    [mine, 0, 0, 0, 0],
    [0, yours, 0, 0, 0],
  ],
  missing: [10 - mine, 10 - yours],
});

function frame(n: number, view: object, more: Partial<Frame> = {}): Frame {
  const usual = { lines: [], events: [], seen: [null, null], own: [null, null], ask: [null, null] };
  return { ...usual, n, view, ...more } as Frame;
}

const SHOWN = {
  ...{ game: "kolejka", edition: "standard", options: {}, names: ["Ania", "Bartek"] },
  ...{ result: [1, 2], seat: -1, open: true, fault: null },
  frames: [
    frame(
      9,
      { days: 0, turn: 0, hand: [], lists: [0, 1], ...goods(0, 0) },
      {
        own: [{ hand: [1] }, { hand: [2] }],
        ask: [ask(0), null],
      },
    ),
    frame(
      11,
      { turn: 1 },
      {
        events: [drew(0, "sir")],
        seen: [null, [drew(0, "")]],
        own: [{ hand: [1, 3] }, null],
        ask: [null, ask(1)],
      },
    ),
    frame(12, { days: 1, turn: 0, ...goods(1, 0) }, { ask: [ask(0), null] }),
    frame(13, goods(1, 2)),
  ],
} as unknown as ShownFilm;

const frames = (): ReplayFrames => new ReplayFrames(SHOWN);
const play = (): ReplayPlay => new ReplayPlay(frames(), "K7MPQX");

beforeAll(() => reading.begin("kolejka"));

test("a position is made of all changes up to it, and of what the seat knew", () => {
  expect(frames().view(1, SPECTATOR)).toMatchObject({ days: 0, turn: 1, hand: [] });
  expect(frames().view(1, 0)).toMatchObject({ turn: 1, hand: [1, 3] });
  expect(frames().view(3, 0)).toMatchObject({ days: 1, hand: [1, 3] });
  expect(frames().view(3, 1)).toMatchObject({ hand: [2] });
});

test("each reads what it saw, and a spectator what everybody saw", () => {
  expect(frames().events(1, 0)[0]!.code).toBe("drew_card");
  expect(frames().events(1, 1)[0]!.code).toBe("drew_something");
  expect(frames().events(1, SPECTATOR)[0]!.code).toBe("drew_something");
});

test("the others know who is waited for, but have no choices", () => {
  expect(frames().ask(0, 0)!.legal).toHaveLength(1);
  expect(frames().ask(0, 1)).toMatchObject({ actors: [0], legal: [] });
  expect(frames().ask(3, 0)).toBeNull();
});

test("with everything open one looks through the eyes of whoever's turn it is", () => {
  const shown = play();
  expect(shown.seat).toBe(0);
  shown.go(1);
  expect([shown.seat, shown.speech.reader]).toEqual([1, null]);
  shown.look(0);
  expect([shown.seat, shown.speech.reader]).toEqual([0, 0]);
});

test("a step forward happens, a jump does not", () => {
  const shown = play();
  shown.go(1);
  expect(shown.latest?.n).toBe(11);
  shown.go(3);
  expect(shown.latest).toBeNull();
  shown.go(99);
  expect(shown.at).toBe(3);
  shown.go(-5);
  expect(shown.at).toBe(0);
});

test("nothing can be done in a replay, and it says so", async () => {
  const shown: Play<object> = play();
  expect(await shown.act(KIOSK)).toBe(false);
  expect(shown.refusal).toMatchObject({ code: "replay.only", about: ACT });
  expect(shown.speech.refusal(shown.refusal!)).not.toContain("‹");
  shown.dismiss();
  expect(shown.refusal).toBeNull();
});

test("the playback plays to the end and stops", () => {
  vi.useFakeTimers();
  const shown = play();
  const playback = new Playback(shown);
  playback.speed = 4;
  playback.toggle();
  vi.advanceTimersByTime(10_000);
  expect([shown.at, playback.playing]).toEqual([3, false]);
  playback.toggle();
  expect(shown.at).toBe(0);
  playback.stop();
  vi.useRealTimers();
});

test("the scrubber draws once for each picture of the screen", () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (run: FrameRequestCallback) => frames.push(run));
  const shown = play();
  const playback = new Playback(shown);
  for (const at of [1, 2, 3, 2]) playback.scrub(at);
  expect(frames).toHaveLength(1);
  frames[0]!(0);
  expect(shown.at).toBe(2);
  vi.unstubAllGlobals();
});

test("while the scrubber is dragged the eyes stay with one seat; let go, they are the actor's", () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (run: FrameRequestCallback) => frames.push(run));
  const shown = play();
  const playback = new Playback(shown);
  expect(shown.seat).toBe(0);
  playback.scrub(1);
  frames[0]!(0);
  expect([shown.at, shown.seat]).toEqual([1, 0]);
  playback.rest();
  expect(shown.seat).toBe(1);
  vi.unstubAllGlobals();
});

test("days to jump to, and the course of the game", () => {
  expect(chaptersOf(frames(), game)).toEqual([
    { at: 0, number: 0 },
    { at: 2, number: 1 },
  ]);
  expect(result.course(frames())!.lines).toEqual([
    [10, 10, 9],
    [10, 10, 8],
  ]);
});

test("with everything open each player's cards can be read, of an open frames alone", () => {
  const hands = (open: boolean) => {
    const own = [{ hand: [1, 2] }, { hand: [9] }];
    const frames = [frame(9, { hand: [] }, { own }), frame(10, {})];
    return handsAt(new ReplayFrames({ ...SHOWN, open, frames } as unknown as ShownFilm), 1);
  };
  expect(hands(true).map(({ name, cards }) => [name, ...cards])).toEqual([
    ["Ania", "sir", "mother"],
    ["Bartek", "committee"],
  ]);
  expect(hands(false)).toEqual([]);
});

test("with everything open the piles show what they gave next, as many as lay there", () => {
  const truck = { code: "delivery_came", facts: { shop: { name: "kiosk" }, number: 2 } };
  const lying = (size: number) => [{ size, knowers: 0, cards: null }];
  const begun = { ...SHOWN.frames[0]!.view, deck: lying(1), piles: [lying(7), lying(1)] };
  const later = [
    frame(14, {}, { events: [truck, drew(1, "lucky")] as Frame["events"] }),
    frame(15, {}, { events: [truck, drew(1, "error")] as Frame["events"] }), // shuffled meanwhile
  ];
  const frames = [{ ...SHOWN.frames[0]!, view: begun }, ...SHOWN.frames.slice(1), ...later];
  const whole = new ReplayFrames({ ...SHOWN, frames } as ShownFilm);
  expect(comingAt(whole, 0, game)).toEqual([
    { seat: SPECTATOR, cards: [{ name: "kiosk", number: 2 }] },
    { seat: 0, cards: [{ name: "sir", number: 0 }] },
    { seat: 1, cards: [{ name: "lucky", number: 0 }] },
  ]);
  expect(comingAt(whole, 5, game).flatMap(({ cards }) => cards)).toEqual([]);
  expect(comingAt(new ReplayFrames({ ...SHOWN, open: false }), 0, game)).toEqual([]);
});
