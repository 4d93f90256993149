// How the top stands: everything that is drawn, from its vigour and its phases.

import {
  FLOOR,
  nodding,
  phases,
  swaying,
  turning,
  vigour,
  type Phases,
  type Vigour,
} from "./physics";

/** All that is drawn of a spinning top. */
export interface Look extends Vigour, Phases {
  tilt: number; // radians from the upright
  streak: number; // how far a painted tick is smeared, radians
  pose: Pose;
}

/** How the solid stands on the table; lengths in units of the drawing. */
export interface Pose {
  x: number; // of the foot
  y: number;
  lean: number; // on the screen, radians; to the right is positive
  height: number; // of the axis on the screen, 1: upright
  k: number; // how flat its circles look
}

const DEGREE = Math.PI / 180;
const SHUTTER = 1 / 40; // seconds: what moves is smeared by so much
const LONGEST_STREAK = 170 * DEGREE;

/** REG-TOP-2: by the flick and the time since, and nothing else. */
export const look = (quality: number, time: number): Look =>
  lookOf(vigour(quality, time), phases(quality, time));

export function lookOf(now: Vigour, at: Phases): Look {
  const tilt = (1.5 + 22 * now.gone ** 2.2) * DEGREE;
  const nod = (0.3 + 5 * now.gone ** 3) * DEGREE * Math.sin(at.nod);
  const streak = Math.min(LONGEST_STREAK, turning(now.e) * SHUTTER);
  return { ...now, ...at, tilt, streak, pose: poseOf(tilt + nod, at.sway, now.gone) };
}

function poseOf(tilt: number, sway: number, gone: number): Pose {
  const towards = Math.sin(tilt) * Math.sin(sway); // to whoever looks
  const loop = 2 + 16 * gone ** 2;
  return {
    x: loop * Math.cos(sway * 0.31),
    y: 0.4 * loop * Math.sin(sway * 0.31),
    lean: tilt * Math.cos(sway),
    height: 1 - 0.25 * towards,
    k: 0.36 + 0.5 * towards,
  };
}

/** A moment ago: the same vigour, the phases wound back. */
export function before(now: Look, milliseconds: number): Look {
  const ago = milliseconds / 1_000;
  return lookOf(now, {
    turned: now.turned - turning(now.e) * ago,
    sway: now.sway - swaying(now.e) * ago,
    nod: now.nod - nodding(now.e) * ago,
  });
}

/** The other way round, where no clock runs and the phases just go on. */
export const after = (now: Look, next: Vigour, milliseconds: number): Look =>
  lookOf(next, before({ ...now, ...next }, -milliseconds));

const MOST_BEATS = 6; // for each player: REG-TOP-3, no top lasts longer

/** Without a clock: by the beats that everybody has counted, never by what chance may do next. */
export function vigourInBeats(beats: number, players: number): Vigour {
  const gone = Math.min(1 - FLOOR, beats / (MOST_BEATS * players));
  return { e: 1 - gone, gone };
}

export const STATES = ["fresh", "leaning", "tired", "staggering"] as const;
export type SpinState = (typeof STATES)[number];
const LEAST: readonly number[] = [0.75, 0.4, 0.15, 0];

/** In a word, for the strip of small tops and for those who listen. */
export const stateOf = (e: number): SpinState => STATES[LEAST.findIndex((least) => e > least)]!;

/** As each of the small still drawings shows it. */
export const STILL: Record<SpinState, number> = {
  fresh: 1,
  leaning: 0.55,
  tired: 0.25,
  staggering: FLOOR,
};
