// Cars on the ribbon: none covers another, each is near its space, and their order is kept.

import { describe, expect, it } from "vitest";
import { spread } from "../../../src/games/ration_board/board/spread";

describe("cars that share a space", () => {
  it("stand where they are if there is room", () => {
    expect(spread([20, 100, 60], 26, 13, 331)).toEqual([20, 100, 60]);
  });

  it("stand beside each other in the order of their seats", () => {
    expect(spread([100, 100, 100], 26, 13, 331)).toEqual([100, 126, 152]);
  });

  it("stay on the ribbon at both ends", () => {
    expect(spread([8, 8], 26, 13, 331)).toEqual([13, 39]);
    expect(spread([336, 336, 320], 26, 13, 331)).toEqual([305, 331, 279]);
  });

  it("are eight at the most, and never cover each other", () => {
    const found = spread([170, 171, 170, 300, 172, 170, 8, 170], 26, 13, 331).sort((a, b) => a - b);
    const gaps = found.slice(1).map((x, i) => x - found[i]!);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(26);
  });

  it("share what room there is if it is too little", () => {
    expect(spread([50, 50, 50], 26, 13, 33)).toEqual([13, 23, 33]);
  });
});
