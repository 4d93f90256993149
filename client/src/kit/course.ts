// The course of a game as numbers over time, for a graph with one line for each player.

import { SPECTATOR, type ReplayFrames } from "./replay_frames";

export interface Course {
  most: number; // the top of the scale
  steps: number[]; // days, rounds or turns that have passed; the first is 0
  lines: number[][]; // by seat, one number for each step
  visits?: boolean; // the last step is no point in time: the visits are revealed
}

/** The beginning, the last frame of each day or round, and the end. */
export function courseOf<V>(
  frames: ReplayFrames,
  most: number,
  when: (view: V) => number,
  value: (view: V, seat: number) => number,
): Course {
  const views = frames.shown.frames.map((_, at) => frames.view(at, SPECTATOR) as V);
  const ends = views.filter(
    (view, at) => at === frames.length - 1 || when(views[at + 1]!) > when(view),
  );
  const shown = [views[0]!, ...ends];
  const lines = frames.names.map((_, seat) => shown.map((view) => value(view, seat)));
  return { most, steps: shown.map((_, i) => i), lines };
}
