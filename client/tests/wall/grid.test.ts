// How the tables of a class are laid onto a screen: each as large as it can be, and none left over.

import { describe, expect, it } from "vitest";
import { gridFor } from "$client/wall/grid";

const SCREENS = [
  [1900, 860],
  [1270, 570],
  [760, 850],
  [350, 600],
] as const;

describe("the grid of the wall", () => {
  it.each(SCREENS)("has a place for every table at %i x %i", (wide, high) => {
    for (let number = 1; number <= 15; number++) {
      const { columns, rows } = gridFor(number, wide, high);
      expect(columns * rows).toBeGreaterThanOrEqual(number);
      expect((rows - 1) * columns).toBeLessThan(number); // no row stays empty
    }
  });

  it("lays fifteen as five times three on a projector, and beside each other what are two", () => {
    expect(gridFor(15, 1900, 860)).toEqual({ columns: 5, rows: 3 });
    expect(gridFor(7, 1900, 860)).toEqual({ columns: 4, rows: 2 });
    expect(gridFor(2, 1900, 860)).toEqual({ columns: 2, rows: 1 });
    expect(gridFor(1, 1900, 860)).toEqual({ columns: 1, rows: 1 });
  });

  it("lays two above each other where it is higher than wide", () => {
    expect(gridFor(2, 350, 600)).toEqual({ columns: 1, rows: 2 });
  });
});
