// Where a call is written: beside the speaker's car, inside the frame, over as little as possible.

import type { Point } from "./curve";
import type { Frame } from "./seen";

export const GAP = 30; // from the middle of the car to the bubble
const MARGIN = 6;

function inside(frame: Frame, box: Frame): Frame {
  const least = { x: frame.x + MARGIN, y: frame.y + MARGIN };
  const most = { x: frame.x + frame.w - box.w - MARGIN, y: frame.y + frame.h - box.h - MARGIN };
  return {
    ...box,
    x: Math.max(least.x, Math.min(most.x, box.x)),
    y: Math.max(least.y, Math.min(most.y, box.y)),
  };
}

const covers = (box: Frame, point: Point, around: number): boolean =>
  point.x > box.x - around &&
  point.x < box.x + box.w + around &&
  point.y > box.y - around &&
  point.y < box.y + box.h + around;

function choices(car: Point, w: number, h: number): Frame[] {
  const [beside, middle] = [car.y - h * 0.62, car.x - w / 2];
  return [
    { x: car.x + GAP, y: beside, w, h },
    { x: car.x - GAP - w, y: beside, w, h },
    { x: middle, y: car.y - GAP - 6 - h, w, h },
    { x: middle, y: car.y + GAP + 6, w, h },
  ];
}

/** The box of the words. `keep` are points that should stay in sight: goal, rings, other cars. */
export function boxFor(car: Point, w: number, h: number, keep: Point[], frame: Frame): Frame {
  const boxes = choices(car, w, h).map((box) => inside(frame, box));
  const harm = (box: Frame): number =>
    keep.filter((point) => covers(box, point, 14)).length + (covers(box, car, 18) ? 9 : 0);
  return boxes.reduce((best, box) => (harm(box) < harm(best) ? box : best));
}

/** The tail as a path from the bubble's edge to the edge of its car. */
export function tail(box: Frame, car: Point): string {
  const from = { x: clampTo(car.x, box.x, box.w), y: clampTo(car.y, box.y, box.h) };
  const far = Math.hypot(car.x - from.x, car.y - from.y) || 1;
  const reach = Math.max(far - 17, 0) / far;
  const tip = { x: from.x + (car.x - from.x) * reach, y: from.y + (car.y - from.y) * reach };
  const side = { x: (-(car.y - from.y) / far) * 9, y: ((car.x - from.x) / far) * 9 };
  return `M${from.x + side.x} ${from.y + side.y}L${tip.x} ${tip.y}L${from.x - side.x} ${from.y - side.y}`;
}

/** A root for the tail inside the bubble, away from its round corners. */
const clampTo = (at: number, start: number, size: number): number =>
  Math.max(start + Math.min(16, size / 2), Math.min(start + size - Math.min(16, size / 2), at));
