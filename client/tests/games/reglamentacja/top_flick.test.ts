// The measure of a flick, the needle, and what the top does when something is told.

import { describe, expect, it, vi } from "vitest";
import {
  gradeOf,
  needleAt,
  qualityOf,
  type Touch,
} from "$client/games/reglamentacja/board/top/flick";
import { Flicking } from "$client/games/reglamentacja/board/top/flicking.svelte";
import { look } from "$client/games/reglamentacja/board/top/look";
import {
  isMoving,
  nextScene,
  postureOf,
  type Scene,
} from "$client/games/reglamentacja/board/top/scene";
import type { Told } from "$client/wire";

/** A finger that moves evenly: pixels a second, for so many milliseconds. */
const stroke = (pace: number, lasts: number): Touch[] =>
  Array.from({ length: lasts / 10 + 1 }, (_, i) => ({ x: (pace * i) / 100, time: 10 * i }));

describe("the measure of a flick", () => {
  it("is 100 for a hard quick one, to either side", () => {
    expect(qualityOf(stroke(3000, 100), 100)).toBe(100);
    expect(qualityOf(stroke(-4200, 80), 80)).toBe(100);
  });

  it("grows with the pace at the end", () => {
    const graded = [400, 700, 1200, 1800, 2400].map((pace) => qualityOf(stroke(pace, 200), 200));
    expect(graded).toEqual([...graded].sort((a, b) => a - b));
    expect(graded[0]).toBeLessThan(15);
    expect(graded[1]).toBeGreaterThanOrEqual(15);
  });

  it("counts only the end: who slows down before letting go has flicked limply", () => {
    const slowed = [...stroke(2000, 200), { x: 404, time: 250 }, { x: 425, time: 300 }];
    expect(qualityOf(slowed, 300)).toBeLessThan(15);
  });

  it("is no flick where the knob was only touched, or held still before letting go", () => {
    expect(qualityOf(stroke(500, 30), 30)).toBe(-1);
    expect(qualityOf(stroke(2000, 100), 700)).toBe(-1);
    expect(qualityOf([], 0)).toBe(-1);
  });

  it("has a word for each grade", () => {
    expect([0, 14, 15, 40, 70, 90, 100].map(gradeOf)).toEqual(
      "hopeless hopeless weak fair good superb superb".split(" "),
    );
  });
});

describe("the needle", () => {
  it("swings from nothing to the best and back", () => {
    expect([0, 450, 900, 1350, 1800].map(needleAt)).toEqual([0, 50, 100, 50, 0]);
  });

  it("is caught by letting go, or, after a short press, by the next one", () => {
    const flick = vi.fn();
    const held = new Flicking(flick);
    held.press(1000);
    held.release(1900);
    expect(flick).toHaveBeenLastCalledWith(100);
    const tapped = new Flicking(flick);
    tapped.press(1000);
    tapped.release(1080);
    expect(tapped.swinging).toBe(true);
    tapped.press(1450);
    expect(flick).toHaveBeenLastCalledWith(50);
    expect(tapped.swinging).toBe(false);
  });
});

const told = (code: string): Told["events"] => [{ code, facts: { seat: { who: 2 } } }];
const SPINS: Scene = { is: "spins", since: 0 };
const at = (posture: "spins" | "held" | "lies", events: Told["events"] = []) => ({
  posture,
  events,
  time: 5000,
  look: look(80, 5000),
});

describe("what the top does", () => {
  it("follows from the steps of the view", () => {
    expect(postureOf({ steps: ["trading", "spinning", "drawing"], fallen: false })).toBe("held");
    expect(postureOf({ steps: ["trading"], fallen: false })).toBe("spins");
    expect(postureOf({ steps: ["trading"], fallen: true })).toBe("lies");
    expect(postureOf({ steps: ["shopping"], fallen: false })).toBe("lies");
  });

  it("spins from the moment at which it is seen to, and goes on", () => {
    expect(nextScene({ is: "held" }, at("spins", told("top_spun")))).toEqual({
      is: "spins",
      since: 5000,
    });
    expect(nextScene(SPINS, at("spins", told("offered")))).toBe(SPINS);
  });

  it("falls when that is told, and lies still after a while", () => {
    const falls = nextScene(SPINS, at("lies", told("top_fell")));
    expect(falls.is).toBe("falls");
    expect(nextScene(falls, at("lies", told("hands_went_down")))).toBe(falls);
    expect(isMoving(falls, 5400)).toBe(true);
    expect(isMoving(falls, 8000)).toBe(false);
  });

  it("is stopped by whose hand it was", () => {
    expect(nextScene(SPINS, at("lies", told("top_stopped")))).toMatchObject({
      is: "stopped",
      by: 2,
    });
  });

  it("staggers after a hopeless flick, and is then in the hand again", () => {
    const staggers = nextScene({ is: "held" }, at("held", told("spin_failed")));
    expect(staggers.is).toBe("staggers");
    expect(nextScene(staggers, at("held"))).toBe(staggers);
    expect(nextScene(staggers, at("spins"))).toEqual({ is: "spins", since: 5000 });
  });

  it("just lies where nobody saw how it came down", () => {
    expect(nextScene(SPINS, at("lies"))).toEqual({ is: "lies", side: 1 });
  });
});
