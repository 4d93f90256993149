// What whoever listens hears of the market: while the top spins everybody talks at
// once, and only what concerns the listener or the whole table is read aloud.

import type { WireEvent } from "$client/wire";
import { isSeat } from "$client/words/speech";

type Heard = (event: WireEvent, listener: number) => boolean;

const SMALL_TALK = new Set<unknown>(["too_dear", "last_chance"]);

const isMine: Heard = ({ facts }, listener) => isSeat(facts.seat, listener);

/** An offer to the listener alone: the first thing to hear. */
export const isOfferTo: Heard = ({ code, facts }, listener) =>
  code === "offer_made" && isSeat(facts.to, listener);

const HEARD: Record<string, Heard> = {
  offer_made: (event, listener) =>
    !isMine(event, listener) && (event.facts.all === "yes" || isOfferTo(event, listener)),
  offer_gone: isMine, // the listener's own offer
  declined: isMine,
  called: (event, listener) => !isMine(event, listener) && !SMALL_TALK.has(event.facts.phrase),
  kept_quiet: () => false,
  drew_something: isMine,
};

export const isNews: Heard = (event, listener) => HEARD[event.code]?.(event, listener) ?? true;
