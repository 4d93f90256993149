// With everything open: what the piles gave next. They have no order before a card is drawn, so
// their order is the one in which the film shows the cards coming: as many as lie there now.

import { isWho } from "$client/words/speech";
import type { LayerView, RoadView, ShopView, SquareView, TermFact, WireEvent } from "$client/wire";
import { SPECTATOR, type Film } from "./film";

export interface Coming {
  seat: number; // whose pile it is; SPECTATOR: the table's
  cards: Card[];
}

export interface Card {
  name: string; // a card's, or of a delivery the shop's
  number: number; // of goods that are delivered; 0: it is no delivery
}

/** None of a film that shows only what one seat saw. */
export function comingAt(film: Film, at: number): Coming[] {
  if (!film.shown.open) return [];
  return PILES[film.shown.game]?.(film, at) ?? [];
}

const PILES: Partial<Record<string, (film: Film, at: number) => Coming[]>> = {
  kolejka: ofKolejka,
  ration_board: ofRationBoard,
  reglamentacja: ofReglamentacja,
};

function ofKolejka(film: Film, at: number): Coming[] {
  const { deck, piles } = film.view(at, SPECTATOR) as unknown as SquareView;
  const later = eventsAfter(film, at);
  const trucks = later.filter((event) => event.code === "delivery_came").slice(0, sizeOf(deck));
  return [
    { seat: SPECTATOR, cards: trucks.map(truck) },
    ...piles.map((pile, seat) => {
      const drawn = later.filter(drawnBy(seat)).slice(0, sizeOf(pile));
      return { seat, cards: drawn.map(card) };
    }),
  ];
}

const sizeOf = (layers: LayerView[]): number => layers.reduce((sum, { size }) => sum + size, 0);

function ofRationBoard(film: Film, at: number): Coming[] {
  const { pack } = film.view(at, SPECTATOR) as unknown as RoadView;
  return [nextOf(film, at, "drew", pack.length)];
}

function ofReglamentacja(film: Film, at: number): Coming[] {
  const { cards_left } = film.view(at, SPECTATOR) as unknown as ShopView;
  return [nextOf(film, at, "turned_up", cards_left)];
}

/** The table's own pack: the next cards that this event tells of. */
function nextOf(film: Film, at: number, code: string, most: number): Coming {
  const told = eventsAfter(film, at).filter((event) => event.code === code);
  return { seat: SPECTATOR, cards: told.slice(0, most).map(card) };
}

function eventsAfter(film: Film, at: number): WireEvent[] {
  return film.shown.frames.slice(at + 1).flatMap((frame) => frame.events);
}

function drawnBy(seat: number): (event: WireEvent) => boolean {
  return ({ code, facts }) =>
    code === "drew_card" &&
    facts.seat !== undefined &&
    isWho(facts.seat) &&
    facts.seat.who === seat;
}

function card(event: WireEvent): Card {
  return { name: (event.facts.card as TermFact).name, number: 0 };
}

function truck(event: WireEvent): Card {
  return { name: (event.facts.shop as TermFact).name, number: event.facts.number as number };
}
