// The top's physics against the table of docs/top.md, and what is drawn of it.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { look, lookOf, stateOf, vigourInBeats } from "$client/games/reglamentacja/board/top/look";
import {
  life,
  nodding,
  phases,
  speed,
  swaying,
  turning,
  vigour,
  wobble,
} from "$client/games/reglamentacja/board/top/physics";

const TOLD = readFileSync("../docs/top.md", "utf8");
/** The rows `| quality | life | …` of the last table by the clock. */
const LIVES = [...TOLD.matchAll(/^\| (\d+) \| ([\d,]+) \| [\d,]+ \| [\d,]+ \| [\d,]+ \|$/gm)].map(
  ([, quality, lasts]) => [Number(quality), Number(lasts!.replace(",", ""))] as const,
);
const QUALITIES = [0, 7, 15, 30, 50, 73, 90, 100];

describe("the physics of docs/top.md", () => {
  it("gives every quality of the table its life", () => {
    expect(LIVES).toHaveLength(6);
    for (const [quality, lasts] of LIVES) expect(life(quality)).toBe(lasts);
  });

  it("runs down from the life to nothing, in whole thousandths", () => {
    expect(speed(100, 0)).toBe(1000);
    expect(speed(100, 30_000)).toBe(500);
    expect(speed(50, 0)).toBe(262);
    expect(speed(50, 20_000)).toBe(0);
  });

  it("wobbles with the cube of the life that is gone", () => {
    expect(wobble(100, 0)).toBe(0);
    expect(wobble(100, 30_000)).toBe(125);
    expect(wobble(70, life(70))).toBe(1000);
    expect(wobble(70, 99_000)).toBe(1000);
  });

  it("brings a quality outside to the nearer end", () => {
    expect(life(-4)).toBe(life(0));
    expect(life(140)).toBe(life(100));
  });
});

describe("what is drawn", () => {
  it("is the published truth, but for its floor", () => {
    for (const quality of QUALITIES)
      for (let time = 0; time < life(quality) * 0.9; time += 371) {
        const { e, gone } = vigour(quality, time);
        expect(Math.abs(1000 * e - Math.max(80, speed(quality, time)))).toBeLessThan(1.01);
        expect(Math.abs(1000 * gone ** 3 - wobble(quality, time))).toBeLessThan(5);
      }
  });

  it("depends on the flick and the time, and on nothing else", () => {
    const first = look(73, 12_345);
    look(100, 500);
    expect(look(73, 12_345)).toEqual(first);
    expect(look.length).toBe(2);
  });

  it("keeps the last seconds from telling the moment", () => {
    const late = [57_000, 58_500, 59_900].map((time) => look(100, time));
    expect(new Set(late.map(({ e, tilt }) => `${e} ${tilt}`)).size).toBe(1);
  });

  it("has phases that are the sums of its speeds", () => {
    const STEP = 2;
    const sum = { turned: 0, sway: 0, nod: 0 };
    for (let time = 0; time < 29_000; time += STEP) {
      const { e } = vigour(70, time + STEP / 2);
      sum.turned += (turning(e) * STEP) / 1000;
      sum.sway += (swaying(e) * STEP) / 1000;
      sum.nod += (nodding(e) * STEP) / 1000;
    }
    const { turned, sway, nod } = phases(70, 29_000);
    expect(turned).toBeCloseTo(sum.turned, 1);
    expect(sway).toBeCloseTo(sum.sway, 2);
    expect(nod).toBeCloseTo(sum.nod, 1);
  });

  it("looks as the guide says at full, half and a tenth of its strength", () => {
    const tilt = (e: number) => {
      const drawn = lookOf({ e, gone: 1 - e }, { turned: 0, sway: 0, nod: 0 });
      return (drawn.tilt * 180) / Math.PI;
    };
    expect(tilt(1)).toBeCloseTo(1.5, 1);
    expect(tilt(0.5)).toBeCloseTo(6.3, 1);
    expect(tilt(0.1)).toBeCloseTo(19, 0);
  });

  it("grows tired word by word", () => {
    expect([1, 0.75, 0.4, 0.15, 0.08].map(stateOf)).toEqual([
      "fresh",
      "leaning",
      "tired",
      "staggering",
      "staggering",
    ]);
  });
});

describe("without a clock", () => {
  it("slows by the beats that everybody counts, the same from two to six for each player", () => {
    const steps = Array.from({ length: 19 }, (_, beat) => vigourInBeats(beat, 3).e);
    for (let beat = 1; beat < 17; beat++)
      expect(steps[beat - 1]! - steps[beat]!).toBeCloseTo(1 / 18, 5);
    expect(steps[18]).toBeCloseTo(0.08, 5);
  });
});
