// What the top leaves on the oilcloth: its shadow with a fading fan, the chalk ring, its ghosts.

import { before, type Look } from "./look";
import { outline, standing, type Canvas } from "./solid";
import { RIM } from "./shape";

const DARK = "#0b2322";
const CHALK = "#fffaf0";
const DEGREE = Math.PI / 180;
const FAN = [300, 240, 180, 130, 80, 40]; // milliseconds ago
const FAN_STRENGTH = [0.05, 0.06, 0.07, 0.09, 0.11, 0.13];
const GHOSTS = 6;

/** The ground: a pale ellipse as wide as the whole sweep, and where the knob's shadow passes. */
export function paintGround(canvas: Canvas, look: Look): void {
  const sweep = look.tilt / DEGREE;
  const wide = 92 + 3.2 * sweep;
  ellipse(canvas, wide, wide * 0.33);
  canvas.globalAlpha = 0.13;
  canvas.fillStyle = "#0d2b2a";
  canvas.fill();
  const ring = 60 + 1.9 * sweep;
  ellipse(canvas, ring, ring * 0.33);
  canvas.globalAlpha = 0.9;
  canvas.strokeStyle = CHALK;
  canvas.lineWidth = 2;
  canvas.setLineDash([3, 7]);
  canvas.stroke();
  canvas.setLineDash([]);
  canvas.globalAlpha = 1;
}

function ellipse(canvas: Canvas, rx: number, ry: number): void {
  canvas.beginPath();
  canvas.ellipse(0, 6, rx, ry, 0, 0, 2 * Math.PI);
}

/** Of an upright top, thrown to the right: body, then the stem. */
const OUTLINE =
  "M0 0C40-14 70-34 120-30C170-24 176 10 128 18C84 24 40 10 0 0ZM120-4L206-6L206-1L122 6Z";
let shadow: Path2D | undefined; // made when it is first drawn

/** The shadow lies to the lower right of the light; it swings with the top and mops the table. */
export function paintShadow(canvas: Canvas, look: Look, share = 1): void {
  FAN.forEach((ago, i) => shade(canvas, before(look, ago), share * FAN_STRENGTH[i]!));
  shade(canvas, look, share * 0.42);
}

function shade(canvas: Canvas, look: Look, strength: number): void {
  const { x, y } = look.pose;
  canvas.save();
  canvas.translate(x, y + 2);
  canvas.rotate(shadowAngle(look));
  canvas.scale(1 + 0.35 * Math.sin(look.tilt) * Math.cos(look.sway), 1);
  canvas.globalAlpha = strength;
  canvas.fillStyle = DARK;
  canvas.fill((shadow ??= new Path2D(OUTLINE)));
  canvas.restore();
}

function shadowAngle(look: Look): number {
  return -10 * DEGREE + 0.9 * look.tilt * Math.sin(look.sway);
}

/** Under a top that lies, or is about to: it comes as the other one goes. */
export function paintLyingShadow(canvas: Canvas, down: number): void {
  canvas.globalAlpha = 0.3 * down;
  canvas.fillStyle = DARK;
  canvas.beginPath();
  canvas.ellipse(14, 6, 150, 27, 0, 0, 2 * Math.PI);
  canvas.fill();
  canvas.globalAlpha = 1;
}

/** Where it stood a moment ago, the farther back the fainter. */
export function paintGhosts(canvas: Canvas, look: Look): void {
  if (look.tilt < 3 * DEGREE) return; // it hardly moves: they would only thicken its outline
  canvas.fillStyle = "#7a4a24";
  for (let i = GHOSTS; i > 0; i--) {
    const { pose } = before(look, 28 * i);
    canvas.globalAlpha = 0.17 - 0.02 * (i - 1);
    standing(canvas, pose, () => canvas.fill(outline(pose.k)));
  }
  canvas.globalAlpha = 1;
}

/** Air that is dragged along beside the waist, while there is strength. */
export function paintWind(canvas: Canvas, look: Look): void {
  const strength = Math.min(1, (look.e - 0.3) / 0.25);
  if (strength <= 0) return;
  canvas.strokeStyle = CHALK;
  canvas.lineCap = "round";
  [124, 134, 145].forEach((r, i) => {
    const flutter = 0.12 * Math.sin(look.turned / 9 + 2 * i);
    canvas.globalAlpha = strength * [0.95, 0.7, 0.45][i]!;
    canvas.lineWidth = [3, 2.2, 1.6][i]!;
    for (const middle of [0.6, Math.PI - 0.6]) {
      canvas.beginPath();
      const long = 0.42 + flutter * (middle < 1 ? 1 : -1);
      canvas.ellipse(0, -RIM + 6 * i, r, r * look.pose.k, 0, middle - long, middle + long - 0.1);
      canvas.stroke();
    }
  });
  canvas.globalAlpha = 1;
}
