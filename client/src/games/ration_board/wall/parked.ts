// Where large cars stand on the small map: those of one space beside each other, all of them on the sheet.

import type { CarView } from "$client/wire";
import { BOARD } from "../board/layout";
import type { RoadMap } from "../board/road_map";

interface Parked {
  seat: number;
  x: number;
  y: number;
  left: boolean; // it looks to the left
}

const WIDE = 55; // a car of size 1, in units of the map
const HIGH = 37;

const within = (value: number, edge: number, end: number): number =>
  Math.min(Math.max(value, edge), end - edge);

export function parked(cars: readonly CarView[], map: RoadMap, size: number): Parked[] {
  const on = cars.flatMap(({ space }, seat) => (space === "OFF" ? [] : [{ seat, space }]));
  return on.map(({ seat, space }) => {
    const here = on.filter((other) => other.space === space);
    const nth = here.findIndex((other) => other.seat === seat) - (here.length - 1) / 2;
    const { x, y } = map.centre(space);
    return {
      seat,
      x: within(x + nth * WIDE * size * 0.62, (WIDE / 2) * size, BOARD.w),
      y: within(y + nth * HIGH * size * 0.5, (HIGH / 2) * size, BOARD.h),
      left: map.runsLeft(space),
    };
  });
}
