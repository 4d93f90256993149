// With everything open: the cards that each player holds in a frame, where a game hides them.

import { cardName } from "$client/games/kolejka/parts";
import type { SquareView } from "$client/wire";
import type { Film } from "./film";

export interface Hand {
  seat: number;
  name: string;
  cards: string[]; // their names, as the words and the pictures have them
}

/** None for a game that hides nothing, and of a film that shows only what one seat saw. */
export function handsAt(film: Film, at: number): Hand[] {
  if (film.shown.game !== "kolejka" || !film.shown.open) return [];
  return film.names.map((name, seat) => {
    const view = film.view(at, seat) as unknown as SquareView;
    return { seat, name, cards: view.hand.map(cardName) };
  });
}
