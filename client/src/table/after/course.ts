// How a game went, as numbers over time: missing goods by day, ration cards by round, points by turn.

import type { BoxData as ShopBox } from "$client/games/reglamentacja/box";
import { scoresOf } from "$client/games/reglamentacja/ending/score";
import { SPECTATOR, type Film } from "$client/replay/film";
import type { RoadView, ShopView, SquareView } from "$client/wire";
import { isShop, missingGoods, type Wanted } from "./standing";

export interface Course {
  most: number; // the top of the scale
  steps: number[]; // days, rounds or turns that have passed; the first is 0
  lines: number[][]; // by seat, one number for each step
  visits?: boolean; // the last step is none of time: the visits are turned up
}

const LIST_LENGTH = 10;
const RATION_CARDS = 5;

export function courseOf(film: Film, wanted: Wanted): Course | null {
  if (isShop(wanted)) return shopCourse(film, wanted);
  if (film.shown.game === "kolejka" && wanted.length)
    return course(film, LIST_LENGTH, daysOf, (view, seat) =>
      missingGoods(view as unknown as SquareView, wanted, seat),
    );
  if (film.shown.game === "ration_board")
    return course(film, RATION_CARDS, roundsOf, (view, seat) => road(view).cars[seat]!.granted);
  return null;
}

const road = (view: object): RoadView => view as RoadView;
const daysOf = (view: object): number => (view as SquareView).days;
const roundsOf = (view: object): number => road(view).rounds;
const shop = (view: object): ShopView => view as ShopView;
const turnsOf = (view: object): number => Math.max(1, shop(view).rounds); // setting up is no turn

/** Visits are secret until the end: icons alone, turn by turn, and then what the visits double. */
function shopCourse(film: Film, box: ShopBox): Course {
  const plain = course(film, 0, turnsOf, (view, seat) => iconsOf(shop(view), box, seat));
  const scores = scoresOf(shop(film.view(film.length - 1, SPECTATOR)), box);
  const pointsOf = (seat: number): number => scores.find((one) => one.seat === seat)!.points;
  const lines = plain.lines.map((line, seat) => [...line, pointsOf(seat)]);
  const steps = [...plain.steps, plain.steps.length];
  return { most: Math.max(1, ...lines.flat()), steps, lines, visits: true };
}

const iconsOf = (view: ShopView, box: ShopBox, seat: number): number =>
  view.bought[seat]!.reduce((all, card) => all + box.cards[card]!.icons, 0);

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
