// What touches me: an offer to me, and what becomes of mine. That somebody takes a card which I could have
// paid for is told where it is taken; it was never mine.

import type { Told, WireEvent } from "$client/wire";
import { offerIn, who } from "./facts";

type Touches = (event: WireEvent, seat: number, mine: ReadonlySet<number>) => boolean;

const TOUCHES: Record<string, Touches> = {
  offer_made: ({ facts }, seat) => who(facts.to) === seat,
  dealt: ({ facts }, seat) => who(facts.seat) === seat, // mine was taken
  declined: (event, seat, mine) => who(event.facts.seat) !== seat && mine.has(offerIn(event)),
  offer_gone: ({ facts }, seat) =>
    who(facts.seat) === seat && (facts.why === "cannot_keep" || facts.why === "pawn_moved"),
  called: ({ facts }, seat) => who(facts.whom) === seat,
};

/** By what was told: `past` tells which offers are mine. */
export function touchesIn(
  past: readonly Pick<Told, "events">[],
): (event: WireEvent, seat: number) => boolean {
  let mine: ReadonlySet<number> | null = null;
  return (event, seat) => {
    if (seat < 0) return false;
    mine ??= offersOf(past, seat);
    return TOUCHES[event.code]?.(event, seat, mine) ?? false;
  };
}

function offersOf(past: readonly Pick<Told, "events">[], seat: number): Set<number> {
  const made = past.flatMap(({ events }) =>
    events.filter(({ code, facts }) => code === "offer_made" && who(facts.seat) === seat),
  );
  return new Set(made.map(offerIn));
}
