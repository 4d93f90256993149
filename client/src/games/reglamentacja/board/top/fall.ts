// How it goes down, and how it lies.

import { lookOf, type Look, type Pose } from "./look";

export const FALL = 420; // milliseconds until the rim hits the table
export const ROLL = 760; // … and until it lies still after that
export const STAGGER = 500; // of a hopeless flick, before it falls
export const GRASP = 180; // a hand comes down on it
export const HOLD = 420; // … and keeps it for a moment, before it is laid down

const DEGREE = Math.PI / 180;
export type Side = 1 | -1; // to the right, to the left

const sideOf = (pose: Pose): Side => (pose.lean < 0 ? -1 : 1);

/** On its rim and its tip; the foot has slipped away to the other side. */
const lying = (side: Side): Pose => ({
  x: -128 * side,
  y: -36,
  lean: 74 * DEGREE * side,
  height: 1,
  k: 0.36,
});

const UPRIGHT: Pose = { x: 0, y: 0, lean: 0, height: 1, k: 0.36 };

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

function between(from: Pose, to: Pose, share: number): Pose {
  return {
    x: mix(from.x, to.x, share),
    y: mix(from.y, to.y, share),
    lean: mix(from.lean, to.lean, share),
    height: mix(from.height, to.height, share),
    k: mix(from.k, to.k, share),
  };
}

export interface Lying {
  pose: Pose;
  turned: number;
  down: number; // 0: still on its foot … 1: lies
  shake: number; // of the oilcloth, units of the drawing
}

/** From the last moment of the spin: it tips ever faster, hits, rolls a quarter turn, rocks twice. */
export function falling(from: Look, time: number): Lying {
  const side = sideOf(from.pose);
  const share = Math.min(1, time / FALL) ** 2.4;
  const rolled = Math.min(1, Math.max(0, time - FALL) / ROLL);
  const dying = (1 - rolled) ** 2;
  const pose = between(from.pose, lying(side), share);
  const rocks = time > FALL ? Math.sin(rolled * 4 * Math.PI) * dying : 0;
  pose.lean += side * 6 * DEGREE * rocks;
  pose.x += side * 14 * (1 - dying) * (time > FALL ? 1 : 0);
  const roll = side * (Math.PI / 2) * (1 - dying);
  const shake =
    time > FALL ? 2 * Math.sin((time - FALL) / 9) * Math.max(0, 1 - (time - FALL) / 120) : 0;
  return { pose, turned: from.turned + (time > FALL ? roll : 0), down: share, shake };
}

/** Lying still since long ago. */
export const atRest = (side: Side = 1): Lying =>
  falling({ ...upright(), pose: { ...UPRIGHT, lean: 0.01 * side } }, FALL + ROLL);

/** In a hand, not turning. */
export function upright(turned = 0.4): Look {
  const look = lookOf({ e: 1, gone: 0 }, { turned, sway: 0, nod: 0 });
  return { ...look, tilt: 1.5 * DEGREE, streak: 0, pose: UPRIGHT };
}

/** A hopeless flick: it turns a little, and leans more than it turns. */
export function staggering(time: number): Look {
  const share = Math.min(1, time / STAGGER);
  const at = time / 1_000;
  return lookOf(
    { e: 0.08, gone: 0.5 + 0.5 * share },
    { turned: 14 * at, sway: 9 * at, nod: 12 * at },
  );
}
