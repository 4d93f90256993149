// With everything open: what the piles gave next.

import type { Coming, GameReplay } from "$client/games";
import type { Film } from "$client/kit/film";

/** None of a film that shows only what one seat saw. */
export const comingAt = (film: Film, at: number, game: Pick<GameReplay, "coming">): Coming[] =>
  film.shown.open ? game.coming(film, at) : [];
