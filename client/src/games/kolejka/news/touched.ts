// What touches me: a card of somebody else's that moves my pawn, takes its place or shuts its shop.

import { entriesOf } from "$client/kit/since/since";
import type { SquareView, Told, WireEvent } from "$client/wire";
import { shopIn, who } from "./facts";
import type { Spot, Street } from "./street";

/** A pawn of mine that stands elsewhere than before. */
export interface Shift {
  from: Spot;
  to: Spot;
}

/** Does it bring me forward, or set me back? */
export type Mood = "good" | "bad" | "mixed";

interface Seen {
  seat: number;
  shifts: Shift[];
}

const hits = new WeakMap<WireEvent, Seen>(); // whom an event has hit, as seen when it happened

/** Remember whether this card changed where my pawns stand, or shut a shop before them. */
export function noteHit(event: WireEvent, seat: number, street: Street, shifts: Shift[]): void {
  if (seat < 0 || who(event.facts.seat) === seat) return;
  if (shifts.length || shuts(event, street.queues, seat)) hits.set(event, { seat, shifts });
  else if (isHit(event, seat)) hits.delete(event);
}

const shuts = ({ facts }: WireEvent, queues: number[][], seat: number): boolean =>
  facts.kind === "stocktaking" && (queues[shopIn(facts.shop)]?.includes(seat) ?? false);

export const isHit = (event: WireEvent, seat: number): boolean => hits.get(event)?.seat === seat;

/** Where my pawns went by it, as far as this page saw it happen. */
export const shiftsOf = (event: WireEvent): Shift[] => hits.get(event)?.shifts ?? [];

/** By places alone: nearer to the door is better. Who goes to another queue judges for oneself. */
export function moodOf({ code, facts }: Pick<WireEvent, "code" | "facts">, shifts: Shift[]): Mood {
  if (code === "card_played" && facts.kind === "stocktaking") return "bad";
  if (!shifts.length || shifts.some(({ from, to }) => from.queue !== to.queue)) return "mixed";
  if (shifts.every(({ from, to }) => to.place < from.place)) return "good";
  return shifts.every(({ from, to }) => to.place > from.place) ? "bad" : "mixed";
}

export const isGood = (event: WireEvent): boolean => moodOf(event, shiftsOf(event)) === "good";

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
  shifts: Shift[];
  mood: Mood;
}

/** What has hit me since I last acted, each at the queue where my pawn stands now. */
export const hitsOf = (past: readonly Told[], seat: number, view: SquareView): Hit[] =>
  entriesOf(past, seat, touches(view), () => true).map(({ event }) => {
    const shifts = shiftsOf(event);
    const queue = shifts[0]?.to.queue ?? shopIn(event.facts.shop);
    return { queue, event, shifts, mood: moodOf(event, shifts) };
  });
