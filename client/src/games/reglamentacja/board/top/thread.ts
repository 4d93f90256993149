// The knob in somebody's fingers: the top follows a little, and speed lines follow the finger.

import type { Touch } from "./flick";
import type { Look } from "./look";
import { upright } from "./fall";
import { TIP } from "./shape";
import type { Canvas } from "./solid";

const VISIBLE = 180; // milliseconds

/** It leans after the finger and is twisted by it; `way` in units of the drawing. */
export function heldBy(way: number): Look {
  const held = upright(0.4 + way / 14);
  const lean = Math.max(-0.16, Math.min(0.16, way / 700));
  return { ...held, pose: { ...held.pose, lean } };
}

/** `touches` in units of the drawing, seen from the foot. */
export function paintThread(canvas: Canvas, touches: readonly Touch[], now: number): void {
  const tail = touches.filter(({ time }) => now - time < VISIBLE);
  const head = tail.at(-1);
  if (!head) return;
  canvas.strokeStyle = "#fffaf0";
  canvas.lineCap = "round";
  [-9, 0, 9].forEach((above, i) => {
    const from = tail[Math.min(i, tail.length - 1)]!;
    canvas.globalAlpha = 0.9 - 0.25 * Math.abs(i - 1);
    canvas.lineWidth = 3 - Math.abs(i - 1);
    canvas.beginPath();
    canvas.moveTo(from.x, -TIP + 10 + above);
    canvas.lineTo(head.x, -TIP + 10 + above);
    canvas.stroke();
  });
  canvas.globalAlpha = 1;
}
