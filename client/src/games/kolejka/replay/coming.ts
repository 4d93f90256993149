// The trucks and the queue cards that were still to come.

import { cardOf, eventsAfter } from "$client/kit/coming";
import { SPECTATOR, type ReplayFrames } from "$client/kit/replay_frames";
import type { LayerView, SquareView, TermFact, WireEvent } from "$client/wire";
import { isSeat } from "$client/words/speech";
import type { Coming, ComingCard } from "../../game";

export function coming(film: ReplayFrames, at: number): Coming[] {
  const { deck, piles } = film.view(at, SPECTATOR) as unknown as SquareView;
  const later = eventsAfter(film, at);
  const trucks = later.filter((event) => event.code === "delivery_came").slice(0, sizeOf(deck));
  return [
    { seat: SPECTATOR, cards: trucks.map(truck) },
    ...piles.map((pile, seat) => {
      const drawn = later.filter(drawnBy(seat)).slice(0, sizeOf(pile));
      return { seat, cards: drawn.map(cardOf) };
    }),
  ];
}

const sizeOf = (layers: LayerView[]): number => layers.reduce((sum, { size }) => sum + size, 0);

function drawnBy(seat: number): (event: WireEvent) => boolean {
  return ({ code, facts }) => code === "drew_card" && isSeat(facts.seat, seat);
}

function truck(event: WireEvent): ComingCard {
  return { name: (event.facts.shop as TermFact).name, number: event.facts.number as number };
}
