// Where cars stand: fanned out along the road, in two rows before the house, or put away for good.

import type { RoadMap } from "../road_map";
import type { Point } from "./curve";
import type { Car } from "./seen";

const ROW = 4;
const PUT_AWAY = { x: 26, y: 729, apart: 34 };

/** Few cars on a space have room to be seen whole, two even beside my ring; many stand closer. */
const apart = (cars: number): number => (cars === 2 ? 42 : Math.max(16, 34 - 4 * (cars - 1)));

/** Mine comes last: it stands in front and is drawn over the others. */
const mineLast = (cars: Car[]): Car[] =>
  [...cars].sort((a, b) => Number(a.mine) - Number(b.mine) || a.seat - b.seat);

function beforeTheHouse(cars: Car[], home: Point): Point[] {
  const first = cars.length > ROW ? 35 : 50;
  return cars.map((_, i) => {
    const row = Math.floor(i / ROW);
    const inRow = Math.min(cars.length - row * ROW, ROW);
    return { x: home.x + ((i % ROW) - (inRow - 1) / 2) * 44, y: home.y + first + row * 25 };
  });
}

function spots(space: string, cars: Car[], map: RoadMap): Point[] {
  if (space === map.home) return beforeTheHouse(cars, map.centre(space));
  if (space === "OFF")
    return cars.map((_, i) => ({ x: PUT_AWAY.x + i * PUT_AWAY.apart, y: PUT_AWAY.y }));
  return fanned(space, cars.length, map);
}

/** Along the road; from three cars on, every other one stands a little higher to be seen. */
function fanned(space: string, cars: number, map: RoadMap): Point[] {
  const lift = cars > 2 ? 13 : 0;
  return Array.from({ length: cars }, (_, i) => {
    const { x, y } = map.pointAt(space, (i - (cars - 1) / 2) * apart(cars));
    return { x, y: (cars - i) % 2 === 0 ? y - lift : y };
  });
}

/** How large a car is drawn: parked ones are smaller, and so are those that share a space. */
export function sizeOf(car: Car, cars: Car[], map: RoadMap): number {
  if (car.space === "OFF") return 0.62;
  if (car.space === map.home) return 0.82;
  return cars.some((other) => other !== car && other.space === car.space) ? 0.88 : 1;
}

/** The spot of every car by its seat. */
export function park(cars: Car[], map: RoadMap): Map<number, Point> {
  const standing = new Map<number, Point>();
  for (const space of new Set(cars.map((car) => car.space))) {
    const here = mineLast(cars.filter((car) => car.space === space));
    spots(space, here, map).forEach((spot, i) => standing.set(here[i]!.seat, spot));
  }
  return standing;
}

/** Those further down the map stand in front, mine before them, and before all who is heard or moves. */
export function inDrawingOrder(cars: Car[], standing: Map<number, Point>, now = -1): Car[] {
  const depth = (car: Car): number =>
    car.seat === now ? 2e4 : car.mine ? 1e4 : (standing.get(car.seat)?.y ?? 0);
  return [...cars].sort((a, b) => depth(a) - depth(b));
}
