// The window on the map that a small screen shows: my car and where it may go, in any shape.

import type { Frame } from "./map/seen";
import { BOARD } from "./layout";
import type { Point } from "./map/curve";

const MARGIN = 78; // around what is to be seen

const within = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));

/** The smallest frame of this shape (width by height) with all these points in it. */
export function frameAround(points: Point[], shape: number, narrowest: number): Frame {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  const w = within(Math.max(right - left, (bottom - top) * shape, narrowest), 0, widest(shape));
  return placed((left + right) / 2, (top + bottom) / 2, w, shape);
}

/** No wider than the board, no higher either, unless the shape forces it. */
const widest = (shape: number): number => Math.min(BOARD.w, BOARD.h * shape);

export function placed(x: number, y: number, w: number, shape: number): Frame {
  const h = w / shape;
  return {
    x: within(x - w / 2, 0, BOARD.w - w),
    y: within(y - h / 2, 0, BOARD.h - h),
    w,
    h,
  };
}

/** The frame moved by so many of its own units, and made larger or smaller. */
export function moved(frame: Frame, dx: number, dy: number, zoom = 1): Frame {
  const shape = frame.w / frame.h;
  const w = within(frame.w * zoom, 240, widest(shape));
  return placed(frame.x + frame.w / 2 + dx, frame.y + frame.h / 2 + dy, w, shape);
}
