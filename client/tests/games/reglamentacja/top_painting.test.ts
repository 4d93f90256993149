// Every picture of the top is drawn with numbers: the first of a fall as well as the last.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { look } from "$client/games/reglamentacja/board/top/look";
import { paintScene } from "$client/games/reglamentacja/board/top/painting";
import type { Scene } from "$client/games/reglamentacja/board/top/scene";
import type { Canvas } from "$client/games/reglamentacja/board/top/solid";

let numbers: number[] = [];

/** A canvas or a path: whatever is done to it, its numbers are kept. */
function paper(): object {
  const gradient = { addColorStop: () => undefined };
  const keep = (...given: unknown[]): object => {
    numbers.push(...given.filter((one) => typeof one === "number"));
    return gradient;
  };
  return new Proxy({} as Record<string | symbol, unknown>, {
    get: (kept, name) => kept[name] ?? keep,
    set: (kept, name, value) => {
      keep(value);
      kept[name] = value;
      return true;
    },
  });
}

beforeEach(() => {
  numbers = [];
  vi.stubGlobal("Path2D", function () {
    return paper();
  });
});
afterEach(() => vi.unstubAllGlobals());

const from = look(60, 15_000);
const SCENES: Scene[] = [
  { is: "falls", since: 100, from },
  { is: "stopped", since: 100, from, by: 0 },
  { is: "staggers", since: 100 },
];

describe("a scene", () => {
  // a frame's time is that of its beginning: it may be older than the news that it draws
  for (const time of [90, 100, 350, 700, 1_500, 5_000])
    it(`is drawn ${time - 100} milliseconds after it began`, () => {
      for (const scene of SCENES) {
        paintScene(paper() as Canvas, scene, time);
        expect(numbers.length).toBeGreaterThan(50);
        expect(numbers.every(Number.isFinite)).toBe(true);
      }
    });
});
