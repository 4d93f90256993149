// How a game went, as numbers over time: lines to be drawn, one for each player.

import { SPECTATOR, type Film } from "./film";

export interface Course {
  most: number; // the top of the scale
  steps: number[]; // days, rounds or turns that have passed; the first is 0
  lines: number[][]; // by seat, one number for each step
  visits?: boolean; // the last step is none of time: the visits are turned up
}

/** The beginning, the last frame of each day or round, and the end. */
export function courseOf<V>(
  film: Film,
  most: number,
  when: (view: V) => number,
  value: (view: V, seat: number) => number,
): Course {
  const views = film.shown.frames.map((_, at) => film.view(at, SPECTATOR) as V);
  const ends = views.filter(
    (view, at) => at === film.length - 1 || when(views[at + 1]!) > when(view),
  );
  const shown = [views[0]!, ...ends];
  const lines = film.names.map((_, seat) => shown.map((view) => value(view, seat)));
  return { most, steps: shown.map((_, i) => i), lines };
}
