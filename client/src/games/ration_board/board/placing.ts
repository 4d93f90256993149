// Where spaces lie for which the layout has no place: between their neighbours, with room for all.

import { BOARD, distance, EDGE, isOnLand, LAND_END, OBSTACLES, PLACES } from "./layout";
import type { Point } from "./map/curve";

const APART = 38; // the middle of a space is so far from that of any other …
const CLEAR = 30; // … and from a road that has nothing to do with it
const STEP = 12; // how finely arcs are tried
const WIDEST = 420; // the highest arc
const LOOSE = 76; // no arc is so wide that spaces on it lie further apart, if it is not straight
const DOOR = 86; // from the middle of the house to the first space before it
const ROUNDS = 80; // enough for a crowd to come apart

/** 0, then to either side by larger and larger steps. */
export const BULGES: readonly number[] = [0].concat(
  Array.from({ length: WIDEST / STEP }, (_, i) => [(i + 1) * STEP, -(i + 1) * STEP]).flat(),
);

/**
 * Where every space of these roads lies. `roads` are the spaces in the order in which they are
 * driven, with the spaces that the road comes from and leads to at its ends. A space without a place
 * of its own lies between its neighbours, on an arc that is wide enough for all who lie there.
 */
export function placed(roads: string[][], home: string, exit: string): Map<string, Point> {
  const known = roads.flat().flatMap((id) => {
    const at = PLACES.get(id);
    return at ? [[id, at] as const] : [];
  });
  const places = new Map<string, Point>(known);
  if (!places.has(home)) places.set(home, PLACES.get("HOME")!);
  if (!places.has(exit)) places.set(exit, PLACES.get("EXIT")!);
  for (const road of roads) fillIn(road, roads, home, places);
  return places;
}

function fillIn(road: string[], roads: string[][], home: string, places: Map<string, Point>): void {
  for (let start = 0; start < road.length - 1; start++) {
    if (places.has(road[start + 1]!)) continue;
    const end = road.findIndex((id, i) => i > start && places.has(id));
    const run = road.slice(start + 1, end);
    const gap = (id: string): number => (id === home ? DOOR : 0);
    const stretch: Stretch = {
      count: run.length,
      a: places.get(road[start]!)!,
      b: places.get(road[end]!)!,
      gaps: [gap(road[start]!), gap(road[end]!)],
    };
    const found = roomFor(stretch, [...places.values()], midpoints(roads, places));
    run.forEach((id, i) => places.set(id, found[i]!));
  }
}

/** So many spaces between two places; gaps above 0 are kept free at the ends. */
interface Stretch {
  count: number;
  a: Point;
  b: Point;
  gaps: [number, number];
}

/** Half-way between neighbours: spaces of another road keep away from these, too. */
const midpoints = (roads: string[][], places: Map<string, Point>): Point[] =>
  roads.flatMap((road) =>
    road.slice(1).flatMap((id, i) => {
      const [a, b] = [places.get(road[i]!), places.get(id)];
      return a && b ? [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }] : [];
    }),
  );

/** The flattest arc on which so many spaces have room; if there is none, the roomiest, pushed apart. */
function roomFor(stretch: Stretch, others: Point[], roads: Point[]): Point[] {
  const arcs = BULGES.map((bulge) => alongArc(stretch, bulge)).filter(isCompact);
  const rooms = arcs.map((arc) => roomOf(arc, others));
  const free = arcs.find((arc, i) => rooms[i] === 1 && arc.every((at) => isFar(at, roads, CLEAR)));
  return free ?? pushedApart(arcs[rooms.indexOf(Math.max(...rooms))]!, others);
}

/** Where even the best arc is crowded, its spaces move aside little by little. */
function pushedApart(arc: Point[], others: Point[]): Point[] {
  const points = arc.map((point) => ({ ...point }));
  for (let round = 0; round < ROUNDS; round++)
    for (const point of points) {
      for (const other of [...others, ...points]) pushAway(point, other, APART);
      for (const { at, radius } of OBSTACLES) pushAway(point, at, radius);
      point.x = Math.min(Math.max(point.x, EDGE), LAND_END - EDGE);
      point.y = Math.min(Math.max(point.y, EDGE), BOARD.h - EDGE);
    }
  return points;
}

function pushAway(point: Point, other: Point, apart: number): void {
  const far = distance(point, other);
  if (point === other || far >= apart || far === 0) return;
  const by = (apart - far) / 2 / far;
  point.x += (point.x - other.x) * by;
  point.y += (point.y - other.y) * by;
}

const isCompact = (arc: Point[], i: number): boolean =>
  i === 0 || arc.length < 2 || distance(arc[0]!, arc[1]!) <= LOOSE;

const isFar = (point: Point, others: Point[], apart: number): boolean =>
  others.every((other) => distance(point, other) >= apart);

/** 1: all are as far apart as they should be; less: some are closer, or off the land. */
function roomOf(arc: Point[], others: Point[]): number {
  const rooms = arc.map((point, i) => {
    const near = [...others, ...arc.slice(i + 1)].map((other) => distance(point, other) / APART);
    const covered = OBSTACLES.map(({ at, radius }) => distance(point, at) / radius);
    return Math.min(1, ...near, ...covered) - (isOnLand(point) ? 0 : 1);
  });
  return Math.min(1, ...rooms);
}

/** Points in equal steps on the arc of a circle from `a` to `b` that rises by `bulge`. */
function alongArc({ count, a, b, gaps }: Stretch, bulge: number): Point[] {
  const half = distance(a, b) / 2;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  if (bulge === 0)
    return partsOf(count, 2 * half, gaps).map((t) => ({
      x: a.x + (b.x - a.x) * t,
      y: a.y + (b.y - a.y) * t,
    }));
  const radius = (half * half + bulge * bulge) / (2 * bulge); // negative: to the other side
  const away = (bulge - radius) / (2 * half);
  const centre = { x: middle.x - (b.y - a.y) * away, y: middle.y + (b.x - a.x) * away };
  const turn = 4 * Math.atan2(bulge, half); // the whole angle of the arc
  const from = Math.atan2(a.y - centre.y, a.x - centre.x);
  return partsOf(count, Math.abs(radius * turn), gaps).map((t) => ({
    x: centre.x + Math.abs(radius) * Math.cos(from - turn * t),
    y: centre.y + Math.abs(radius) * Math.sin(from - turn * t),
  }));
}

/** Equal steps on a way of this length, as parts of it. */
function partsOf(count: number, length: number, [before, after]: [number, number]): number[] {
  const free = [before, after].filter((gap) => gap === 0).length;
  const step = Math.max(length - before - after, 1) / (count - 1 + free || 1);
  return Array.from({ length: count }, (_, i) => ((before || step) + i * step) / length);
}
