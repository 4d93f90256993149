// How a game went, as numbers over time: missing goods by day, ration cards by round.

import type { Lists } from "$client/games/kolejka/square";
import { SPECTATOR, type Film } from "$client/replay/film";
import type { RoadView, SquareView } from "$client/wire";
import { missingGoods } from "./standing";

export interface Course {
  most: number; // the top of the scale
  steps: number[]; // days or rounds that have passed; the first is 0
  lines: number[][]; // by seat, one number for each step
}

const LIST_LENGTH = 10;
const RATION_CARDS = 5;

export function courseOf(film: Film, lists: Lists): Course | null {
  if (film.shown.game === "kolejka" && lists.length)
    return course(film, LIST_LENGTH, daysOf, (view, seat) =>
      missingGoods(view as unknown as SquareView, lists, seat),
    );
  if (film.shown.game === "ration_board")
    return course(film, RATION_CARDS, roundsOf, (view, seat) => road(view).cars[seat]!.granted);
  return null;
}

const road = (view: object): RoadView => view as RoadView;
const daysOf = (view: object): number => (view as SquareView).days;
const roundsOf = (view: object): number => road(view).rounds;

/** The beginning, the last frame of each day or round, and the end. */
function course(
  film: Film,
  most: number,
  when: (view: object) => number,
  value: (view: object, seat: number) => number,
): Course {
  const views = film.shown.frames.map((_, at) => film.view(at, SPECTATOR));
  const ends = views.filter(
    (view, at) => at === film.length - 1 || when(views[at + 1]!) > when(view),
  );
  const shown = [views[0]!, ...ends];
  const lines = film.names.map((_, seat) => shown.map((view) => value(view, seat)));
  return { most, steps: shown.map((_, i) => i), lines };
}
