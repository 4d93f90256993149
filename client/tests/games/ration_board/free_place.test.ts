// Dice and banners on the map: never over a car that should be seen.

import { describe, expect, it } from "vitest";
import { onPane, placeForBanner, placeForDice } from "$client/games/ration_board/board/free_place";
import { frameAround } from "$client/games/ration_board/board/framing";
import { mapOf } from "$client/games/ration_board/board/road_map";
import type { Box } from "$client/games/ration_board/box/box";
import { readBox } from "./box";

const map = mapOf(readBox() as Box);
const spaces = [...map.places.keys()];
const WIDE = { pane: { w: 900, h: 748 }, framed: 0, die: 92 };
const PHONE = { pane: { w: 390, h: 260 }, framed: 380, die: 58 };
const LOW = { pane: { w: 360, h: 156 }, framed: 380, die: 58 };

/** Do two dice, or a banner, lie over this point? */
const covers = (at: { x: number; y: number }, w: number, h: number, x: number, y: number) =>
  Math.abs(x - at.x) < w / 2 && Math.abs(y - at.y) < h / 2;

describe("large dice", () => {
  it.each([WIDE, PHONE, LOW])("lie beside the car of whoever rolls, wherever it is", (screen) => {
    const { pane, framed, die } = screen;
    for (const space of spaces) {
      const car = map.centre(space);
      const frame = framed ? frameAround([car], pane.w / pane.h, framed) : undefined;
      const seen = onPane(car, frame, pane);
      const at = placeForDice(die, pane, [seen]);
      expect(covers(at, die * 2 + 24, die + 20, seen.x, seen.y), space).toBe(false);
      expect(at.x).toBeGreaterThan(die);
      expect(at.x).toBeLessThan(pane.w - die);
    }
  });

  it("lie in the usual place where nobody is", () => {
    expect(placeForDice(92, WIDE.pane, [])).toEqual({ x: 450, y: 748 * 0.86 });
  });
});

describe("a banner", () => {
  it.each([WIDE, PHONE, LOW])("leaves the car in sight that it speaks of", ({ pane, framed }) => {
    for (const space of spaces) {
      const car = map.centre(space);
      const frame = framed ? frameAround([car], pane.w / pane.h, framed) : undefined;
      const seen = onPane(car, frame, pane);
      const at = placeForBanner(pane, [seen]);
      const high = pane === LOW.pane ? 50 : 74;
      expect(covers(at, Math.min(560, pane.w - 20), high, seen.x, seen.y), space).toBe(false);
    }
  });
});
