import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { placeBeside } from "$client/learn/bubble_place";
import { positionsOf, type RecordFrames, type Frame } from "$client/learn/record_frames";
import { GuidedPlay } from "$client/learn/guided_play.svelte";
import { remarksOf, stepsOf } from "$client/learn/lesson";
import type { Choice, KolejkaMove } from "$client/wire";
import { LANGUAGES } from "$client/words/language.svelte";
import { choice } from "../choices";

const RECORD = `[Game "kolejka"]

* a goes first ; say welcome list
a queues kiosk
= 0123456789abcdef
b queues kiosk ; say rest
a queues market ; auto
b queues market
a queues furniture ; say end
`;

type Shop = "kiosk" | "market" | "furniture";
const queueAt = (shop: Shop): KolejkaMove => ({ verb: "queue", args: { shop } });
const queues = (shop: Shop): Choice => choice(queueAt(shop), `queues ${shop}`);
const DEEDS = [queues("kiosk"), queues("market"), queues("furniture")];

const ask = (legal: Choice[]) => ({
  prompt: "queue_up",
  actors: [0],
  legal,
  open: false,
  back: "",
});

function frame(n: number, by: number, act: Choice | null, mine: boolean): Frame {
  const view = n === 1 ? { turn: 0, queues: 0 } : { queues: n };
  const lines = [act ? `${"ab"[by]} ${act.move}` : "* a goes first"];
  const asks = mine ? [ask(DEEDS), null] : [null, ask(DEEDS)];
  const own = [null, null];
  return { n, lines, by, act, events: [], seen: [null, null], view, own, ask: asks };
}

const replay: RecordFrames = {
  game: "kolejka",
  edition: "standard",
  options: {},
  names: ["You", "Bartek"],
  frames: [
    frame(1, -1, null, true),
    frame(2, 0, queues("kiosk"), false),
    frame(3, 1, queues("kiosk"), true),
    frame(4, 0, queues("market"), false),
    frame(5, 1, queues("market"), true),
    frame(6, 0, queues("furniture"), false),
  ],
};
const steps = stepsOf(replay, remarksOf(RECORD));

test("a record's comments are the course of a lesson", () => {
  expect(steps).toEqual([
    { frame: 0, note: "welcome", move: null },
    { frame: 0, note: "list", move: queues("kiosk") },
    { frame: 1, note: "", move: null },
    { frame: 2, note: "rest", move: null },
    { frame: 3, note: "", move: null },
    { frame: 4, note: "yours", move: queues("furniture") },
    { frame: 5, note: "end", move: null },
  ]);
});

test("a lesson may leap over turns that show nothing new", () => {
  const leaping = RECORD.replace("a queues market ; auto", "a queues market ; leap");
  const course = stepsOf(replay, remarksOf(leaping));
  expect(course.slice(3)).toEqual([
    { frame: 2, note: "rest", move: null },
    { frame: 5, note: "end", move: null },
  ]);
  const play = new GuidedPlay(replay, course);
  play.step = 3;
  play.forward();
  expect([play.now.note, play.latest]).toEqual(["end", null]);
});

test("a position is what lies open up to there, and what the seat knows besides", () => {
  const known = { ...replay.frames[1]!, own: [{ hand: [1] }, null] };
  const frames = [replay.frames[0]!, known, replay.frames[2]!];
  expect(positionsOf({ ...replay, frames }, 0)).toEqual([
    { turn: 0, queues: 0 },
    { turn: 0, queues: 2, hand: [1] },
    { turn: 0, queues: 3, hand: [1] },
  ]);
});

describe("a guided game", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("goes on by the move of the lesson and by itself where others act", async () => {
    const play = new GuidedPlay(replay, steps);
    expect(await play.act(queueAt("kiosk"))).toBe(true); // though the second note was not read yet
    expect(play.now.frame).toBe(1);
    expect(play.latest?.lines).toEqual(["a queues kiosk"]);
    expect(play.ask?.legal).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(play.now).toEqual({ frame: 2, note: "rest", move: null });
  });

  test("another legal move is possible, too; an illegal one is refused", async () => {
    const play = new GuidedPlay(replay, steps);
    expect(await play.act(queueAt("market"))).toBe(false);
    expect([play.wrongMoves, play.refusal, play.step]).toEqual([1, null, 0]);
    expect(await play.act({ verb: "pass", args: {} })).toBe(false);
    expect(play.refusal?.code).toBe("learn.not_here");
  });

  test("goes on by the line of the move, too, and by nothing where nothing is to be done", async () => {
    const play = new GuidedPlay(replay, steps);
    expect(await play.act(queues("kiosk").move)).toBe(true);
    expect(await play.act(queueAt("market"))).toBe(false); // the guide's own
    expect(await play.act("")).toBe(false);
    expect(play.now.frame).toBe(1);
  });

  test("foretells what the lesson is going to do, and nothing else", async () => {
    const play = new GuidedPlay(replay, steps);
    const luck = { verb: "go_first", args: { who: 0 } } as const;
    expect(await play.preview(queueAt("kiosk"))).toEqual({
      events: [],
      view: { turn: 0, queues: 2 },
    });
    expect(await play.preview(queueAt("market"))).toBeNull();
    expect(await play.preview(queueAt("kiosk"), [luck])).toBeNull();
  });

  test("verbs with too many moves to be listed are no fault where anything may be said", async () => {
    const asks = [{ ...ask([]), open: true }, null];
    const talk = {
      ...replay,
      frames: [{ ...replay.frames[0]!, ask: asks }, ...replay.frames.slice(1)],
    };
    const play = new GuidedPlay(talk, steps, ["pass"]);
    expect(await play.act({ verb: "pass", args: {} })).toBe(false);
    expect([play.wrongMoves, play.refusal]).toEqual([1, null]);
    expect(await play.act({ verb: "wait", args: {} })).toBe(false);
    expect(play.refusal?.code).toBe("learn.not_here");
    const closed = new GuidedPlay(replay, steps, ["pass"]);
    expect(await closed.act({ verb: "pass", args: {} })).toBe(false);
    expect(closed.refusal?.code).toBe("learn.not_here");
  });

  test("steps back lead to the note before", () => {
    const play = new GuidedPlay(replay, steps);
    play.forward();
    play.forward();
    vi.advanceTimersByTime(2_000);
    expect(play.now.note).toBe("rest");
    play.back();
    expect(play.now.note).toBe("list");
    expect(play.latest).toBe(null);
  });
});

describe("where the bubble stands", () => {
  const bubble = { width: 300, height: 200 };
  const window = { width: 1280, height: 800 };

  test.each([
    ["to the right", { left: 100, top: 300, width: 200, height: 100 }],
    ["to the left", { left: 900, top: 300, width: 380, height: 100 }],
    ["below", { left: 0, top: 100, width: 1280, height: 100 }],
    ["above", { left: 0, top: 600, width: 1280, height: 200 }],
  ])("%s, and never on what it speaks of", (_, target) => {
    const { left, top } = placeBeside(target, bubble, window);
    const apart =
      left >= target.left + target.width ||
      left + bubble.width <= target.left ||
      top >= target.top + target.height ||
      top + bubble.height <= target.top;
    expect(apart).toBe(true);
    expect(left >= 0 && left + bubble.width <= window.width).toBe(true);
    expect(top >= 0 && top + bubble.height <= window.height).toBe(true);
  });
});

describe("what the bubble spares", () => {
  const bubble = { width: 300, height: 200 };
  const window = { width: 1280, height: 800 };
  const target = { left: 100, top: 300, width: 200, height: 100 };

  test("it goes where it hides no pawn, though that is further away", () => {
    const pawns = [{ left: 320, top: 200, width: 500, height: 300 }];
    const { left, top } = placeBeside(target, bubble, window, pawns);
    const hides = left < 820 && left + 300 > 320 && top < 500 && top + 200 > 200;
    const covers = left < 300 && left + 300 > 100 && top < 400 && top + 200 > 300;
    expect(hides || covers).toBe(false);
  });

  test("what it speaks of comes before what it spares", () => {
    const all = [{ left: 0, top: 0, width: 1280, height: 800 }];
    const { left, top } = placeBeside(target, bubble, window, all);
    expect(left < 300 && left + 300 > 100 && top < 400 && top + 200 > 300).toBe(false);
  });
});

describe.each(["kolejka", "ration_board", "reglamentacja"])("the lesson of %s", (game) => {
  const record = readFileSync(`src/games/${game}/learn/lesson.game`, "utf8");
  const notes = [...remarksOf(record).notes.values()].flat();

  test.each(LANGUAGES)("has all its words in %s", (language) => {
    const words = readFileSync(`../src/kartki/words/${language}/client_guide.ftl`, "utf8");
    const missing = notes.filter((note) => !words.includes(`\nlearn-${game}_${note} = `));
    expect(missing).toEqual([]);
  });

  test("begins with a welcome and comes to an end", () => {
    expect([notes[0], notes.at(-1)]).toEqual(["welcome", "end"]);
  });
});
