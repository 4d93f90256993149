// What touches me: a card of somebody else's that moves my pawn, takes its place or shuts its shop.

import { entriesOf } from "$client/kit/since/since";
import type { SquareView, Told, WireEvent } from "$client/wire";
import { shopIn, who } from "./facts";
import type { Street } from "./street";

const hits = new WeakMap<WireEvent, number>(); // whom an event has hit, as seen when it happened

/** Remember whether this card changed where my pawns stand, or shut a shop before them. */
export function noteHit(event: WireEvent, seat: number, street: Street, places: string): void {
  if (seat < 0 || who(event.facts.seat) === seat) return;
  if (street.placesOf(seat) !== places || shuts(event, street.queues, seat)) hits.set(event, seat);
  else if (isHit(event, seat)) hits.delete(event);
}

const shuts = ({ facts }: WireEvent, queues: number[][], seat: number): boolean =>
  facts.kind === "stocktaking" && (queues[shopIn(facts.shop)]?.includes(seat) ?? false);

export const isHit = (event: WireEvent, seat: number): boolean => hits.get(event) === seat;

/** Of what this page did not see happen, what the event itself says of me. */
export function touches(view: SquareView): (event: WireEvent, seat: number) => boolean {
  return (event, seat) => {
    if (event.code !== "card_played" || seat < 0 || who(event.facts.seat) === seat) return false;
    return isHit(event, seat) || who(event.facts.pawn) === seat || shuts(event, view.queues, seat);
  };
}

export interface Hit {
  queue: number;
  event: WireEvent;
}

/** What has hit me since I last acted, each at its queue. */
export const hitsOf = (past: readonly Told[], seat: number, view: SquareView): Hit[] =>
  entriesOf(past, seat, touches(view), () => true).map(({ event }) => ({
    queue: shopIn(event.facts.shop),
    event,
  }));
