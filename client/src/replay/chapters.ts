// Where one may jump to in a film: the first frame of each day, of each round or turn.

import type { GameReplay } from "$client/games";
import { SPECTATOR, type Film } from "$client/kit/film";

export interface Chapter {
  at: number; // its first frame
  number: number; // days before it; the round or turn that it is
}

export function chaptersOf(film: Film, { chapter }: Pick<GameReplay, "chapter">): Chapter[] {
  const found: Chapter[] = [];
  for (let at = 0; at < film.length; at++) {
    const number = chapter(film.view(at, SPECTATOR));
    if (number !== found.at(-1)?.number) found.push({ at, number });
  }
  return found;
}
