// What the piles gave next. They have no order before a card is drawn, so their order is the one in
// which the film shows the cards coming: as many as lie there now.

import type { Coming, ComingCard } from "$client/games/game";
import type { TermFact, WireEvent } from "$client/wire";
import { SPECTATOR, type Film } from "./film";

/** The table's own pack: the next cards that this event tells of. */
export function nextOf(film: Film, at: number, code: string, most: number): Coming {
  const told = eventsAfter(film, at).filter((event) => event.code === code);
  return { seat: SPECTATOR, cards: told.slice(0, most).map(cardOf) };
}

export const eventsAfter = (film: Film, at: number): WireEvent[] =>
  film.shown.frames.slice(at + 1).flatMap((frame) => frame.events);

export const cardOf = (event: WireEvent): ComingCard => ({
  name: (event.facts.card as TermFact).name,
  number: 0,
});
