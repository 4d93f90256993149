// Ration Board: from views and events to what is drawn.

import { describe, expect, it } from "vitest";
import { readEvent, carsAfter } from "$client/games/ration_board/news/event_timeline";
import { hurried, lastsOf } from "$client/games/ration_board/news/lasting";
import { SHORTEST } from "$client/kit/stage/scene";
import type { Box } from "$client/games/ration_board/box/box";
import { landingOf } from "$client/games/ration_board/moves/calls.svelte";
import { frameAround, moved } from "$client/games/ration_board/board/framing";
import { alongKeys } from "$client/games/ration_board/focus";
import { diceFor, NUMBERS, waysAmong, waysOf } from "$client/games/ration_board/box/odds";
import { BOARD } from "$client/games/ration_board/board/layout";
import { mapOf } from "$client/games/ration_board/board/road_map";
import { pointedIn, pointsOf } from "$client/games/ration_board/news/pointing";
import { alongOf, ruleOf, stretchOf, tripOf } from "$client/games/ration_board/box/road";
import { standingOf } from "$client/games/ration_board/ending/standing";
import { saidAfter } from "$client/games/ration_board/players/said";
import type { CarView, RoadView, WireEvent } from "$client/wire";

const space = (id: string, route: string, kind = "road", more = {}) => ({
  id,
  route,
  kind,
  ...more,
});

/** A short road: woods, a short cut, two windows, a detour, a storm. */
const box: Box = {
  boards: [
    {
      ration: "butter",
      white: 5,
      black: ["doubles"],
    },
    {
      ration: "coffee",
      white: 6,
      black: [3, 11],
    },
  ],
  spaces: [
    space("HOME", "home", "home"),
    space("R1", "red"),
    space("R2", "red", "wooded"),
    space("R3", "red", "short_cut", { to: "R4" }),
    space("R4", "red"),
    space("R5", "red", "ration_board", { ration: "butter" }),
    space("R6", "red", "ration_board", { ration: "coffee" }),
    space("EXIT", "blue", "exit"),
    space("B1", "blue"),
    space("B2", "blue", "detour", { to: "D1" }),
    space("B3", "blue", "stormy"),
    space("B4", "blue"),
    space("D1", "detour", "road", { to: "B3" }),
  ],
  cards: [{ id: "rc32", effect: "ration_second_chance", amount: 7, hold: true }],
  approves: {},
};

const car = (where: string, granted = 0, holds: string[] = []): CarView => ({
  space: where,
  granted,
  holds,
});
const event = (code: string, facts: WireEvent["facts"] = {}): WireEvent => ({
  code,
  facts: { seat: { who: 0 }, ...facts },
});
const toSpace = (name: string) => ({ kind: "space", name, number: 0 });
/** A move as events tell it: from the first of these spaces over the others. */
const over = (...way: string[]) => ({
  from: toSpace(way[0]!),
  way: { terms: way.slice(1).map(toSpace), choose: 0 },
  space: toSpace(way.at(-1)!),
});
const map = mapOf(box);

describe("two dice", () => {
  it("give a number or more in so many of 36 ways", () => {
    expect(NUMBERS.map(waysOf)).toEqual([36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1]);
  });

  it("convince a clerk by the rolls that the server names", () => {
    expect(waysAmong([])).toBe(0);
    expect(
      waysAmong([
        [3, 3],
        [2, 4],
      ]),
    ).toBe(3); // a double falls in one way, other dice in two
  });

  it("are named with the lower one first, for every call", () => {
    expect(diceFor(1)).toEqual([1, 1]);
    expect(diceFor(10)).toEqual([4, 6]);
    expect(diceFor(12)).toEqual([6, 6]);
    for (const number of NUMBERS.slice(1)) {
      const [low, high] = diceFor(number);
      expect(low + high).toBe(number);
      expect(high).toBeGreaterThanOrEqual(low);
    }
  });
});

describe("where a car is", () => {
  it.each([
    [car("HOME"), "home"],
    [car("R1"), "before_wooded"],
    [car("R2"), "wooded"],
    [car("R4"), "after_wooded"],
    [car("R5"), "window"],
    [car("R5", 1), "windows"],
    [car("EXIT", 1), "exit"],
    [car("B1", 1), "before_stormy"],
    [car("B2", 1), "detour"],
    [car("D1", 1), "detour_road"],
    [car("B3", 1), "stormy"],
    [car("B4", 1), "after_stormy"],
    [car("OFF", 2), "finished"],
  ])("%o is told as %s", (where, stretch) => {
    expect(stretchOf(box, where)).toBe(stretch);
  });

  it("tells the trip by the way out and the way home", () => {
    expect(tripOf(box, car("R4", 1))).toEqual({ number: 2, ration: "coffee", homeward: false });
    expect(tripOf(box, car("B1", 1))).toEqual({ number: 1, ration: "butter", homeward: true });
    const done = { number: 2, ration: "coffee", homeward: true }; // no trip after the last one
    expect(tripOf(box, car("HOME", 2))).toEqual(done);
  });

  it("has a place on the ribbon", () => {
    expect(alongOf(box, "HOME")).toEqual({ route: "red", tick: -1 });
    expect(alongOf(box, "R4")).toEqual({ route: "red", tick: 3 });
    expect(alongOf(box, "B1")).toEqual({ route: "blue", tick: 1 });
    expect(alongOf(box, "D1")).toEqual({ route: "blue", tick: 2.5 });
  });

  it("has a rule for whoever asks", () => {
    expect(ruleOf(box, "R3")).toBe("RAT-SHC-1");
    expect(ruleOf(box, "R1")).toBe("RAT-RED-2");
    expect(ruleOf(box, "B1")).toBe("RAT-BLU-1");
  });
});

describe("where a call leads", () => {
  it("is read from what the server foretells", () => {
    const told = [
      event("called", { number: 3 }),
      event("rolled", { first: 1, second: 2, total: 3 }),
      event("drove", { spaces: 3, ...over("HOME", "R1", "R2", "R3") }),
      event("took_short_cut", { spaces: 0, ...over("R3", "R4") }),
    ];
    const way = ["HOME", "R1", "R2", "R3"];
    expect(landingOf(told, 0, box)).toEqual({ space: "R3", end: "R4", kind: "short_cut", way });
    expect(landingOf(told.slice(0, 2), 0, box)).toBeNull();
  });

  it("shows a window only where it is the one of this trip", () => {
    const told = [event("drove", { spaces: 1, ...over("R4", "R5") })];
    expect(landingOf([...told, event("applied")], 0, box)?.kind).toBe("ration_board");
    expect(landingOf(told, 0, box)?.kind).toBe("road");
  });
});

describe("the standing at the end", () => {
  const ended = (ranking: number[], ...cars: CarView[]) =>
    standingOf({ cars, ranking } as unknown as RoadView).map(({ seat, place }) => [seat, place]);

  it("has the winner first, and those still on the road by their ration cards, without a place", () => {
    const cars = [car("R4", 1), car("HOME", 5), car("B3", 3)];
    expect(ended([2, 1, 2], ...cars)).toEqual([
      [1, 1],
      [2, 0],
      [0, 0],
    ]);
  });

  it("has all the places that were driven for", () => {
    const cars = [car("R4", 4), car("OFF", 5), car("OFF", 5)];
    expect(ended([3, 2, 1], ...cars)).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
  });
});

describe("a telling, event by event", () => {
  const after = (cars: CarView[], ...events: WireEvent[]) =>
    events.map(readEvent).reduce(carsAfter, cars);

  it("drives, comes home, is approved", () => {
    const drove = event("drove", { spaces: 3, ...over("R1", "R2", "R3", "R4") });
    expect(after([car("R1")], drove)[0]?.space).toBe("R4");
    const home = event("came_home", over("B4", "HOME"));
    expect(after([car("B4", 1)], home)[0]?.space).toBe("HOME");
    const approved = event("approved", { granted: 1, ...over("R5", "R6", "EXIT") });
    expect(after([car("R5")], approved)[0]).toEqual(car("EXIT", 1));
  });

  it("keeps HOLD cards and gives one of two equal ones back", () => {
    const card = { kind: "card", name: "rc32", number: 7 };
    const held = after([car("R2")], event("kept", { card }), event("kept", { card }));
    expect(held[0]?.holds).toEqual(["rc32", "rc32"]);
    expect(after(held, event("gave_back", { card }))[0]?.holds).toEqual(["rc32"]);
  });

  it("trades places", () => {
    const { from: other_from, way: other_way } = over("R5", "R4", "R3", "R2");
    const there = over("R2", "R3", "R4"); // the goal of the trip may hold one back
    const traded = event("traded", { other: { who: 1 }, ...there, other_from, other_way });
    const cars = after([car("R2"), car("R5", 1)], traded);
    expect(cars.map(({ space }) => space)).toEqual(["R4", "R2"]);
  });

  it("leaves the cars alone where nobody is named", () => {
    const cars = [car("R1")];
    expect(carsAfter(cars, readEvent({ code: "shuffled", facts: {} }))).toBe(cars);
  });

  it("takes its time, but never for ever", () => {
    const far = readEvent(event("drove", over(...Array<string>(41).fill("R4"))));
    expect(lastsOf(far)).toBeLessThanOrEqual(2_700);
    expect(lastsOf(readEvent(event("shuffled")))).toBeGreaterThan(0);
    const home = (...way: string[]) => lastsOf(readEvent(event("came_home", over(...way))));
    expect(home("EXIT", "B1", "B2", "B3", "B4", "HOME")).toBeGreaterThan(home("B4", "HOME"));
  });

  it("leaves time to read a reason", () => {
    const spent = (use: string) => lastsOf(readEvent(event("gave_back", { use })));
    expect(spent("ration_second_chance")).toBeGreaterThanOrEqual(2_000);
    expect(spent("nothing")).toBe(SHORTEST);
    const alone = event("got_out", { how: "nobody_ahead", ...over("R2", "R3") });
    expect(lastsOf(readEvent(alone))).toBeGreaterThanOrEqual(2_000);
  });

  it("leaves me time to read why my roll was not enough", () => {
    for (const code of ["fell_short", "turned_down"]) {
      expect(lastsOf(readEvent(event(code)), true)).toBeGreaterThanOrEqual(2_000);
      expect(lastsOf(readEvent(event(code)))).toBeGreaterThanOrEqual(2 * SHORTEST);
    }
  });

  it("hurries when others wait, but nobody misses a card or a stamp", () => {
    for (const code of ["drew", "approved"]) {
      const lasts = lastsOf(readEvent(event(code)));
      expect(lasts).toBeGreaterThanOrEqual(2 * SHORTEST);
      expect(hurried(code, lasts, 9)).toBeGreaterThanOrEqual(SHORTEST);
      expect(hurried(code, lasts, 9)).toBeLessThan(lasts);
    }
    expect(hurried("called", 750, 1)).toBe(750);
    expect(hurried("called", 750, 9)).toBeLessThan(SHORTEST);
    expect(hurried("drew", Infinity, 9)).toBe(Infinity);
  });

  it("remembers what was called, rolled and answered", () => {
    const dice = { first: 2, second: 3, total: 5 };
    const events = [
      event("called", { number: 7 }),
      event("rolled", dice),
      event("fell_short", { number: 7 }),
    ];
    const said = events.map(readEvent).reduce(saidAfter, []);
    expect(said[0]).toEqual({ call: 7, total: 5, verdict: "short" });
    const later = saidAfter(said, readEvent(event("rolled", dice)));
    expect(later[0]).toEqual({ call: 0, total: 5, verdict: "" });
  });
});

describe("the window on the map", () => {
  it.each([1.1, 0.8, 3.2])("shows the car and its goal, in the shape %d", (shape) => {
    const frame = frameAround(
      ["R2", "R6"].map((id) => map.centre(id)),
      shape,
      380,
    );
    expect(frame.w / frame.h).toBeCloseTo(shape);
    for (const name of ["R2"]) {
      const { x } = map.centre(name);
      expect(x).toBeGreaterThanOrEqual(frame.x);
      expect(x).toBeLessThanOrEqual(frame.x + frame.w);
    }
  });

  it("stays on the board when it is dragged", () => {
    const frame = moved(frameAround([map.centre("HOME")], 1, 380), 5_000, 5_000);
    expect(frame.x + frame.w).toBeLessThanOrEqual(BOARD.w);
    expect(frame.y + frame.h).toBeLessThanOrEqual(BOARD.h);
  });
});

describe("arrows on the keys", () => {
  /** The number that has the focus after this key; undefined: the key is left to the page. */
  function stepFrom(number: number, key: string): number | undefined {
    const pad = document.createElement("div");
    pad.append(...NUMBERS.map(() => document.createElement("button")));
    document.body.append(pad);
    const away = alongKeys(pad);
    (pad.children[number - 1] as HTMLElement).focus();
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
    const to = [...pad.children].indexOf(document.activeElement!) + 1;
    away();
    pad.remove();
    return event.defaultPrevented ? to : undefined;
  }

  it.each([
    [1, "ArrowRight", 2],
    [7, "ArrowLeft", 6],
    [3, "ArrowDown", 9],
    [9, "ArrowUp", 3],
    [5, "End", 12],
    [5, "Home", 1],
    [12, "ArrowRight", undefined],
    [2, "ArrowUp", undefined],
    [2, "x", undefined],
  ])("from %i by %s to %s", (from, key, to) => expect(stepFrom(from, key)).toBe(to));
});

describe("a line of the log on the map", () => {
  const ration = { kind: "ration", name: "coffee", number: 0 };

  it("points at the spaces that are named, not at a car that has driven on", () => {
    const events = [
      event("rolled", { first: 1, second: 2, total: 3 }),
      event("drove", { spaces: 3, space: toSpace("R3") }),
      event("took_short_cut", { spaces: 0, space: toSpace("R4") }),
    ];
    expect(pointedIn(events, box)).toEqual({ spaces: ["R3", "R4"], windows: [], seats: [] });
  });

  it("points at the car where nothing else is told", () => {
    const pointed = pointedIn([event("called", { number: 7 })], box);
    expect(pointed).toEqual({ spaces: [], windows: [], seats: [0] });
    expect(pointsOf(pointed, [car("R2")], map)).toEqual([map.centre("R2")]);
  });

  it("points at the window of a ration", () => {
    const pointed = pointedIn([event("turned_down", { ration })], box);
    expect(pointed).toEqual({ spaces: [], windows: ["R6"], seats: [] });
    expect(pointsOf(pointed, [], map)).toHaveLength(2); // the space and the window beside it
  });

  it("points at the pack when it is shuffled", () => {
    const pointed = pointedIn([{ code: "shuffled", facts: {} }], box);
    expect(pointed).toEqual({ spaces: [], windows: [], seats: [], pack: true });
    expect(pointsOf(pointed, [car("R2")], map)).toHaveLength(1);
  });

  it("knows places that go without saying", () => {
    expect(pointedIn([event("came_home")], box).spaces).toEqual(["HOME"]);
    expect(pointedIn([event("waits_at_detour")], box).spaces).toEqual(["B2"]);
  });

  it("points at both who trade places, and at nothing when nothing is pointed at", () => {
    expect(pointedIn([event("traded", { other: { who: 1 } })], box).seats).toEqual([0, 1]);
    expect(pointsOf(pointedIn([], box), [], map)).toEqual([]);
  });
});
