// Where one may jump to in a film: the first frame of each day, of each round or turn.

import { DAYS } from "$client/games/kolejka/parts";
import type { RoadView, ShopView, SquareView } from "$client/wire";
import type { Speech } from "$client/words/speech";
import { SPECTATOR, type Film } from "./film";

export interface Chapter {
  at: number; // its first frame
  number: number; // days before it; the round or turn that it is
}

export function chaptersOf(film: Film): Chapter[] {
  const when = film.shown.game === "kolejka" ? dayOf : roundOf;
  const found: Chapter[] = [];
  for (let at = 0; at < film.length; at++) {
    const number = when(film.view(at, SPECTATOR));
    if (number !== found.at(-1)?.number) found.push({ at, number });
  }
  return found;
}

const dayOf = (view: object): number => (view as SquareView).days;
/** Setting up belongs to the first one, as on the games' own screens. */
const roundOf = (view: object): number => Math.max(1, (view as RoadView | ShopView).rounds ?? 1);

export function chapterName(speech: Speech, game: string, { number }: Chapter): string {
  if (game === "reglamentacja") return speech.say("learn-turn", { number });
  if (game !== "kolejka") return speech.say("after-round", { number });
  const day = speech.say(`day-${(number % DAYS) + 1}`);
  return speech.say("after-day", { week: Math.floor(number / DAYS) + 1, day });
}
