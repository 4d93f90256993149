// With everything open: what each player holds in a frame, where a game hides it.

import { cardName } from "$client/games/kolejka/parts";
import type { ShopView, SquareView } from "$client/wire";
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

export interface Stamps {
  seat: number;
  name: string;
  held: number[]; // how many of each kind
  visit: number; // by its number in the box; -1: none was dealt yet
}

/** Reglamentacja's hands, and who is expected. */
export function stampsAt(film: Film, at: number): Stamps[] {
  if (film.shown.game !== "reglamentacja" || !film.shown.open) return [];
  return film.names.map((name, seat) => {
    const { hand, visit } = film.view(at, seat) as unknown as ShopView;
    return { seat, name, held: hand, visit };
  });
}
