// The solid of revolution on a canvas. It is painted from the foot up, slice by slice: each one is
// the hull of two flat circles, so the outline is exact at every lean.

import type { Pose } from "./look";
import { BODY, HANDLE, ringAt, SLICES, STEM, TICKS, TIP, type Ring, type Slice } from "./shape";

export type Canvas = CanvasRenderingContext2D;

const SHADE = "#2a130a";
const SHINE = "#fff6e0";

/** The canvas stands in the foot, its upward axis along the axis of the top. */
export function standing(canvas: Canvas, pose: Pose, draw: () => void): void {
  canvas.save();
  canvas.translate(pose.x, pose.y);
  canvas.rotate(pose.lean);
  canvas.scale(1, pose.height);
  draw();
  canvas.restore();
}

/** Half of the angle at which the hull's straight side leaves the circles; 0 to a right angle. */
function sideOf({ low, high }: Slice, k: number): number {
  const across = (low.r - high.r) / ((high.h - low.h) / k);
  return Math.asin(Math.max(-1, Math.min(1, across)));
}

/** Angles on a canvas run clockwise from the right; the ring's far side is up. */
function hull(path: Path2D, slice: Slice, k: number): void {
  const side = sideOf(slice, k);
  const { low, high } = slice;
  path.moveTo(-high.r * Math.cos(side), -high.h - high.r * k * Math.sin(side));
  path.ellipse(0, -high.h, high.r, high.r * k, 0, Math.PI + side, 2 * Math.PI - side);
  path.ellipse(0, -low.h, low.r, low.r * k, 0, -side, Math.PI + side);
  path.closePath();
}

export function outline(k: number): Path2D {
  const whole = new Path2D();
  for (const slice of SLICES) hull(whole, slice, k);
  return whole;
}

/** The painted body, what is smeared on it, and the stem, which hides some of that. */
export function paintWood(canvas: Canvas, k: number, turned: number, streak: number): void {
  fillSlices(canvas, BODY, k);
  paintLight(canvas, ON_BODY, k);
  paintStreaks(canvas, k, turned, streak);
  fillSlices(canvas, HANDLE, k);
  paintKnob(canvas, k);
  paintLight(canvas, ON_HANDLE, k);
}

function fillSlices(canvas: Canvas, slices: readonly Slice[], k: number): void {
  canvas.lineWidth = 0.6; // no hair lines between them
  for (const slice of slices) {
    const path = new Path2D();
    hull(path, slice, k);
    canvas.fillStyle = canvas.strokeStyle = slice.paint;
    canvas.fill(path);
    canvas.stroke(path);
  }
}

function paintKnob(canvas: Canvas, k: number): void {
  canvas.fillStyle = "#d8685a";
  canvas.beginPath();
  canvas.ellipse(0, -TIP, 7, 7 * k, 0, 0, 2 * Math.PI);
  canvas.fill();
}

/** How far around, from the middle of the near side, the surface is still seen. */
function edgeOf(slope: number, k: number): number {
  const behind = (slope * k) / Math.sqrt(Math.max(0.05, 1 - k * k));
  return Math.acos(Math.max(-1, Math.min(1, behind)));
}

/** A point of the surface: `around` from the middle of the near side, to the right is positive. */
const pointOn = ({ h, r }: Ring, around: number, k: number): [number, number] => [
  r * Math.sin(around),
  -h + r * k * Math.cos(around),
];

interface Strip {
  from: number; // around
  to: number;
  low: number; // heights
  high: number;
  ink: string;
  strong: number;
}

// The light comes from the upper left and stays there, whatever turns.
const ON_BODY: readonly Strip[] = [
  { from: 0.42, to: 1.7, low: 2, high: 130, ink: SHADE, strong: 0.24 },
  { from: 0.92, to: 1.7, low: 2, high: 130, ink: SHADE, strong: 0.22 },
  { from: -0.82, to: -0.46, low: 16, high: 118, ink: SHINE, strong: 0.36 },
  { from: -1.7, to: -1.2, low: 2, high: 126, ink: SHADE, strong: 0.13 },
  { from: 0.95, to: 2.1, low: 128, high: 176, ink: SHADE, strong: 0.2 },
  { from: -1.7, to: -1.1, low: 133, high: 160, ink: SHINE, strong: 0.22 },
];
const ON_HANDLE: readonly Strip[] = [
  { from: 0.3, to: 1.7, low: STEM + 1, high: 247, ink: SHADE, strong: 0.28 },
  { from: -0.75, to: -0.3, low: STEM + 4, high: 244, ink: SHINE, strong: 0.4 },
];
const STEPS = 22;

function paintLight(canvas: Canvas, strips: readonly Strip[], k: number): void {
  for (const strip of strips) {
    const path = stripPath(strip, k);
    canvas.globalAlpha = strip.strong;
    canvas.fillStyle = strip.ink;
    canvas.fill(path);
  }
  canvas.globalAlpha = 1;
}

function stripPath({ from, to, low, high }: Strip, k: number): Path2D {
  const path = new Path2D();
  const corners: [number, number][] = [];
  for (let i = 0; i <= STEPS; i++) corners.push(seen(low + ((high - low) * i) / STEPS, from, k));
  for (let i = STEPS; i >= 0; i--) corners.push(seen(low + ((high - low) * i) / STEPS, to, k));
  corners.forEach(([x, y]) => path.lineTo(x, y));
  path.closePath();
  return path;
}

function seen(h: number, around: number, k: number): [number, number] {
  const { r, slope } = ringAt(h);
  const edge = edgeOf(slope, k);
  return pointOn({ h, r }, Math.max(-edge, Math.min(edge, around)), k);
}

/** The painted ticks, smeared by how fast it turns: at full speed the bands run together. */
function paintStreaks(canvas: Canvas, k: number, turned: number, streak: number): void {
  canvas.lineCap = "round";
  const length = Math.max(0.12, streak);
  for (const { h, ink, width, at } of TICKS) {
    const { r, slope } = ringAt(h);
    const edge = edgeOf(slope, k) - 0.12;
    canvas.strokeStyle = ink;
    canvas.lineWidth = width;
    at.forEach((start, i) => {
      canvas.globalAlpha = (0.34 + 0.12 * (i % 4)) * (1 - 0.16 * length);
      smear(canvas, { h, r }, k, [start + turned, start + turned + length], edge);
    });
  }
  canvas.globalAlpha = 1;
}

/** An arc around the surface, as far as it is seen. */
function smear(canvas: Canvas, ring: Ring, k: number, arc: [number, number], edge: number): void {
  const whole = 2 * Math.PI;
  const shift = Math.ceil((arc[0] + edge - whole) / whole) * whole;
  for (const turn of [shift, shift + whole]) {
    const from = Math.max(-edge, arc[0] - turn);
    const to = Math.min(edge, arc[1] - turn);
    if (to - from < 0.02) continue;
    canvas.beginPath();
    const right = Math.PI / 2; // of a canvas, where the near side of a ring is
    canvas.ellipse(0, -ring.h, ring.r, ring.r * k, 0, right - to, right - from);
    canvas.stroke();
  }
}
