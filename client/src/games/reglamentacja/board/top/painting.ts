// One picture of the top: the table first, then the ghosts, then the wood.

import { atRest, falling, GRASP, HOLD, STAGGER, staggering, upright, type Lying } from "./fall";
import type { Look } from "./look";
import type { Scene } from "./scene";
import { paintWood, standing, type Canvas } from "./solid";
import { paintGhosts, paintGround, paintLyingShadow, paintShadow, paintWind } from "./table";

/** Where the foot stands on a canvas, and how large a unit of the drawing is there. */
interface Place {
  x: number;
  y: number;
  scale: number;
}

const ABOVE = 276; // units over the foot: the knob, and some air
const BELOW = 62;
const WIDE = 290; // the body at its widest lean
export const SPILL = 44; // pixels: a long shadow falls under the players at the sides, too

export function placeOn(wide: number, high: number): Place {
  const scale = Math.min(wide / WIDE, high / (ABOVE + BELOW));
  const slack = high - (ABOVE + BELOW) * scale;
  return { x: wide / 2 - 8 * scale, y: high - BELOW * scale - slack / 2, scale };
}

/** `spill`: so far the canvas reaches beyond both sides of the stage, for a long shadow. */
export function framed(
  canvas: Canvas,
  wide: number,
  high: number,
  draw: () => void,
  spill = 0,
): void {
  const { x, y, scale } = placeOn(wide - 2 * spill, high);
  canvas.clearRect(0, 0, wide, high);
  canvas.save();
  canvas.translate(x + spill, y);
  canvas.scale(scale, scale);
  draw();
  canvas.restore();
}

export function paintSpinning(canvas: Canvas, look: Look, moving = true): void {
  paintGround(canvas, look);
  paintShadow(canvas, look);
  if (moving) paintGhosts(canvas, look);
  standing(canvas, look.pose, () => {
    paintWood(canvas, look.pose.k, look.turned, look.streak);
    paintWind(canvas, look);
  });
}

/** In a hand, or on the way there: no wind, no ghosts. */
export function paintUpright(canvas: Canvas, look: Look = upright()): void {
  paintShadow(canvas, look);
  standing(canvas, look.pose, () => paintWood(canvas, look.pose.k, look.turned, look.streak));
}

export function paintLying(canvas: Canvas, { pose, turned, down, shake }: Lying): void {
  canvas.save();
  canvas.translate(0, shake);
  paintLyingShadow(canvas, down);
  standing(canvas, pose, () => paintWood(canvas, pose.k, turned, 0));
  canvas.restore();
}

/** The shadow of the standing top goes with its foot, as the other one comes. */
function paintFall(canvas: Canvas, from: Look, time: number): void {
  const now = falling(from, time);
  if (now.down < 1) {
    canvas.save();
    canvas.translate(now.pose.x - from.pose.x, now.pose.y - from.pose.y);
    paintShadow(canvas, from, 1 - now.down);
    canvas.restore();
  }
  paintLying(canvas, now);
}

/** Whatever it does, except for spinning and being held, which more than the time decides. */
export function paintScene(canvas: Canvas, scene: Scene, time: number): void {
  // a frame's time is that of its beginning: the news may be younger than the frame
  const passed = "since" in scene ? Math.max(0, time - scene.since) : 0;
  if (scene.is === "falls") paintFall(canvas, scene.from, passed);
  else if (scene.is === "staggers") paintStagger(canvas, passed);
  else if (scene.is === "stopped") paintStopped(canvas, scene.from, passed);
  else if (scene.is === "lies") paintLying(canvas, atRest(scene.side));
  else paintUpright(canvas);
}

function paintStagger(canvas: Canvas, time: number): void {
  if (time < STAGGER) paintSpinning(canvas, staggering(time));
  else paintFall(canvas, staggering(STAGGER), time - STAGGER);
}

/** The hand takes it by the knob and sets it straight, then lays it down. */
function paintStopped(canvas: Canvas, from: Look, time: number): void {
  const held = upright(from.turned);
  if (time < GRASP) paintSpinning(canvas, { ...from, streak: from.streak * (1 - time / GRASP) });
  else if (time < GRASP + HOLD) paintUpright(canvas, held);
  else paintFall(canvas, held, time - GRASP - HOLD);
}
