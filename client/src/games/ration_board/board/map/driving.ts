// A car on its way along the legs of the road, frame by frame.

import { drivingTime } from "../../news/lasting";
import { pace } from "$client/kit/stage/pace.svelte";
import { onLeg } from "./curve";
import type { Leg, Point } from "./curve";

export interface Pose extends Point {
  tilt: number; // degrees; a poster car leans a little and never turns over
  left: boolean; // the nose points to the left
}

const STEEPEST = 12;

/** The legs from where the car is to the very spot where it will stand. */
export function fromTo(start: Point, legs: Leg[], spot: Point): Leg[] {
  return legs.map(([a, b, c, d], i) => [
    i === 0 ? start : a,
    b,
    c,
    i === legs.length - 1 ? spot : d,
  ]);
}

const slowly = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));

function poseOn(legs: Leg[], part: number, before: Pose): Pose {
  const along = Math.min(part, 0.99999) * legs.length;
  const leg = legs[Math.floor(along)]!;
  const point = onLeg(leg, along % 1);
  const [dx, dy] = [point.x - before.x, point.y - before.y];
  const left = Math.abs(dx) > Math.abs(dy) * 0.3 ? dx < 0 : before.left;
  const slope = (Math.atan2(dy, Math.abs(dx)) * 180) / Math.PI;
  return { ...point, left, tilt: Math.max(-STEEPEST, Math.min(STEEPEST, slope * 0.3)) };
}

/** Drives until the end is reached or the returned function stops it. */
export function drive(
  legs: Leg[],
  from: Pose,
  step: (pose: Pose) => void,
  end: () => void,
): () => void {
  const time = drivingTime(legs.length) * (pace.factor || 1);
  const began = performance.now();
  let pose = from;
  let frame = requestAnimationFrame(function move(now) {
    const part = Math.max(0, now - began) / time;
    if (part >= 1) return end();
    pose = poseOn(legs, slowly(part), pose);
    step(pose);
    frame = requestAnimationFrame(move);
  });
  return () => cancelAnimationFrame(frame);
}
