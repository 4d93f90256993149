// Where on the pane something large may lie for a moment: over nothing that should be seen.

import type { Point } from "./map/curve";
import type { Frame } from "./map/seen";
import { BOARD } from "./layout";

interface Size {
  w: number;
  h: number;
}

const ENOUGH = 110; // pixels from what should be seen: further away is no better
const EDGE = 10; // of the pane, kept free

/** Parts of the pane, the best first. */
const FOR_DICE: readonly Point[] = [
  { x: 0.5, y: 0.86 },
  { x: 0.45, y: 0.5 },
  { x: 0.2, y: 0.86 },
  { x: 0.45, y: 0.14 },
  { x: 0.2, y: 0.5 },
  { x: 0.8, y: 0.86 },
  { x: 0.8, y: 0.14 },
];
const FOR_BANNERS: readonly Point[] = [0.1, 0.5, 0.84, 0.3].map((y) => ({ x: 0.5, y }));
const BANNER: Size = { w: 560, h: 74 };
const STRIP = { lower: 220, banner: 50 }; // a map so low has flatter banners

/** The middle of two dice of this size. */
export const placeForDice = (die: number, pane: Size, points: readonly Point[]): Point =>
  freePlace(FOR_DICE, { w: die * 2 + 24, h: die + 20 }, pane, points);

export function placeForBanner(pane: Size, points: readonly Point[]): Point {
  const h = pane.h < STRIP.lower ? STRIP.banner : BANNER.h;
  const banner = { w: Math.min(BANNER.w, pane.w - 2 * EDGE), h };
  return freePlace(FOR_BANNERS, banner, pane, points);
}

/** Where a point of the map is seen on a pane, in pixels: the frame is shown whole, in its middle. */
export function onPane(point: Point, frame: Frame | undefined, pane: Size): Point {
  const seen = frame ?? BOARD;
  const scale = Math.min(pane.w / seen.w, pane.h / seen.h);
  return {
    x: (point.x - seen.x) * scale + (pane.w - seen.w * scale) / 2,
    y: (point.y - seen.y) * scale + (pane.h - seen.h * scale) / 2,
  };
}

/** How far a point is from the edge of a thing whose middle lies there. */
function gap(middle: Point, { w, h }: Size, point: Point): number {
  const dx = Math.max(Math.abs(point.x - middle.x) - w / 2, 0);
  const dy = Math.max(Math.abs(point.y - middle.y) - h / 2, 0);
  return Math.hypot(dx, dy);
}

/** The first of these places (parts of the pane) that is far enough from all points, or the farthest. */
function freePlace(
  places: readonly Point[],
  thing: Size,
  pane: Size,
  points: readonly Point[],
): Point {
  const middles = places.map(({ x, y }) => within({ x: x * pane.w, y: y * pane.h }, thing, pane));
  const room = (middle: Point): number =>
    Math.min(ENOUGH, ...points.map((point) => gap(middle, thing, point)));
  return middles.reduce((best, middle) => (room(middle) > room(best) ? middle : best));
}

/** Nothing lies half outside. */
const within = (middle: Point, { w, h }: Size, pane: Size): Point => ({
  x: Math.max(w / 2 + EDGE, Math.min(pane.w - w / 2 - EDGE, middle.x)),
  y: Math.max(h / 2 + EDGE, Math.min(pane.h - h / 2 - EDGE, middle.y)),
});
