// Smooth curves through given points (Catmull-Rom), a leg from each point to the next.

export interface Point {
  x: number;
  y: number;
}

/** A cubic Bézier curve: where it starts, its two handles, where it ends. */
export type Leg = readonly [Point, Point, Point, Point];

const plus = (a: Point, b: Point, by: number): Point => ({ x: a.x + b.x * by, y: a.y + b.y * by });

/** The direction of the road in each point; in an `upright` one it runs straight up or down. */
function directions(points: Point[], upright: number[]): Point[] {
  return points.map((_, i) => {
    const before = points[Math.max(i - 1, 0)]!;
    const after = points[Math.min(i + 1, points.length - 1)]!;
    return { x: upright.includes(i) ? 0 : after.x - before.x, y: after.y - before.y };
  });
}

export function legsThrough(points: Point[], upright: number[] = []): Leg[] {
  const along = directions(points, upright);
  return points.slice(1).map((end, i) => {
    const start = points[i]!;
    return [start, plus(start, along[i]!, 1 / 6), plus(end, along[i + 1]!, -1 / 6), end];
  });
}

/** A leg with a single handle, for a path that takes one wide bend. */
export function bend(start: Point, handle: Point, end: Point): Leg {
  const towards = (from: Point): Point =>
    plus(from, { x: handle.x - from.x, y: handle.y - from.y }, 2 / 3);
  return [start, towards(start), towards(end), end];
}

export const straight = (start: Point, end: Point): Leg =>
  bend(start, { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }, end);

export const turned = ([a, b, c, d]: Leg): Leg => [d, c, b, a];

/** The point after the part `t` (0 to 1) of a leg. */
export function onLeg([a, b, c, d]: Leg, t: number): Point {
  const u = 1 - t;
  const mix = (p: number, q: number, r: number, s: number): number =>
    u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

export function lengthOf(leg: Leg): number {
  let length = 0;
  for (let i = 0; i < 8; i++) {
    const a = onLeg(leg, i / 8);
    const b = onLeg(leg, (i + 1) / 8);
    length += Math.hypot(b.x - a.x, b.y - a.y);
  }
  return length;
}

const text = (p: Point): string => `${p.x.toFixed(1)},${p.y.toFixed(1)}`;

/** The legs as the `d` of an SVG path. */
export function drawn(legs: Leg[]): string {
  const start = legs[0]?.[0];
  if (!start) return "";
  return (
    `M${text(start)}` + legs.map(([, b, c, d]) => `C${[b, c, d].map(text).join(" ")}`).join("")
  );
}
