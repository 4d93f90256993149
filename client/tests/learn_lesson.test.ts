import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { beside } from "$client/learn/beside";
import { positionsOf, type Film, type Frame } from "$client/learn/film";
import { GuidedPlay } from "$client/learn/guided.svelte";
import { remarksOf, stepsOf } from "$client/learn/lesson";

const RECORD = `[Game "kolejka"]

* a goes first ; say welcome list
a queues kiosk
= 0123456789abcdef
b queues kiosk ; say rest
a queues market ; auto
b queues market
a queues furniture ; say end
`;

const ask = (...moves: string[]) => ({
  prompt: "queue_up",
  actors: [0],
  legal: moves.map((move) => ({ move, do: "Queue", key: [] })),
  open: false,
  back: "",
});

function frame(n: number, line: string, mine: boolean): Frame {
  const view = n === 1 ? { turn: 0, queues: 0 } : { queues: n };
  const asks = mine
    ? [ask("queues kiosk", "queues market", "queues furniture"), null]
    : [null, ask("x")];
  return { n, lines: [line], events: [], seen: [null, null], view, own: [null, null], ask: asks };
}

const film: Film = {
  game: "kolejka",
  edition: "standard",
  options: {},
  names: ["You", "Bartek"],
  frames: [
    frame(1, "* a goes first", true),
    frame(2, "a queues kiosk", false),
    frame(3, "b queues kiosk", true),
    frame(4, "a queues market", false),
    frame(5, "b queues market", true),
    frame(6, "a queues furniture", false),
  ],
};
const steps = stepsOf(film, remarksOf(RECORD));

test("a record's comments are the course of a lesson", () => {
  expect(steps).toEqual([
    { frame: 0, note: "welcome", deed: "" },
    { frame: 0, note: "list", deed: "queues kiosk" },
    { frame: 1, note: "", deed: "" },
    { frame: 2, note: "rest", deed: "" },
    { frame: 3, note: "", deed: "" },
    { frame: 4, note: "yours", deed: "queues furniture" },
    { frame: 5, note: "end", deed: "" },
  ]);
});

test("a lesson may leap over turns that show nothing new", () => {
  const leaping = RECORD.replace("a queues market ; auto", "a queues market ; leap");
  const course = stepsOf(film, remarksOf(leaping));
  expect(course.slice(3)).toEqual([
    { frame: 2, note: "rest", deed: "" },
    { frame: 5, note: "end", deed: "" },
  ]);
  const play = new GuidedPlay(film, course);
  play.step = 3;
  play.forward();
  expect([play.now.note, play.latest]).toEqual(["end", null]);
});

test("a position is what lies open up to there, and what the seat knows besides", () => {
  const known = { ...film.frames[1]!, own: [{ hand: [1] }, null] };
  const frames = [film.frames[0]!, known, film.frames[2]!];
  expect(positionsOf({ ...film, frames }, 0)).toEqual([
    { turn: 0, queues: 0 },
    { turn: 0, queues: 2, hand: [1] },
    { turn: 0, queues: 3, hand: [1] },
  ]);
});

describe("a guided game", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("goes on by the move of the lesson and by itself where others act", async () => {
    const play = new GuidedPlay(film, steps);
    expect(await play.act("queues kiosk")).toBe(true); // though the second note was not read yet
    expect(play.now.frame).toBe(1);
    expect(play.latest?.lines).toEqual(["a queues kiosk"]);
    expect(play.ask?.legal).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(play.now).toEqual({ frame: 2, note: "rest", deed: "" });
  });

  test("another legal move is possible, too; an illegal one is refused", async () => {
    const play = new GuidedPlay(film, steps);
    expect(await play.act("queues market")).toBe(false);
    expect([play.astray, play.refusal, play.step]).toEqual([1, null, 0]);
    expect(await play.act("passes")).toBe(false);
    expect(play.refusal?.code).toBe("learn.not_here");
  });

  test("steps back lead to the note before", () => {
    const play = new GuidedPlay(film, steps);
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
    const { left, top } = beside(target, bubble, window);
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
    const { left, top } = beside(target, bubble, window, pawns);
    const hides = left < 820 && left + 300 > 320 && top < 500 && top + 200 > 200;
    const covers = left < 300 && left + 300 > 100 && top < 400 && top + 200 > 300;
    expect(hides || covers).toBe(false);
  });

  test("what it speaks of comes before what it spares", () => {
    const all = [{ left: 0, top: 0, width: 1280, height: 800 }];
    const { left, top } = beside(target, bubble, window, all);
    expect(left < 300 && left + 300 > 100 && top < 400 && top + 200 > 300).toBe(false);
  });
});

describe.each(["kolejka", "ration_board", "reglamentacja"])("the lesson of %s", (game) => {
  const record = readFileSync(`src/learn/records/${game}.game`, "utf8");
  const notes = [...remarksOf(record).notes.values()].flat();

  test.each(["en", "pl", "it"])("has all its words in %s", (language) => {
    const words = readFileSync(`../src/kartki/words/${language}/client_learn.ftl`, "utf8");
    const missing = notes.filter((note) => !words.includes(`\nlearn-${game}_${note} = `));
    expect(missing).toEqual([]);
  });

  test("begins with a welcome and comes to an end", () => {
    expect([notes[0], notes.at(-1)]).toEqual(["welcome", "end"]);
  });
});
