// What stands in "since your last move", and what each player did last.

import { isSeat } from "$client/words/speech";
import type { Told, WireEvent } from "$client/wire";

/** One's own draws are no news: the cards lie in the hand. */
export const isListed = ({ code, facts }: WireEvent, seat: number): boolean =>
  !((code === "drew_card" || code === "drew_something") && isSeat(facts.seat, seat));

/** What players do of their own will, and not what chance deals to them. */
export const DEEDS = new Set([
  "queued_up",
  "card_played",
  "passed",
  "bought",
  "exchanged",
  "waited",
  "went_home",
  "recalled",
]);

/** The last deed of a player, as far as it was told. */
export function lastDeed(past: readonly Pick<Told, "events">[], seat: number): WireEvent | null {
  for (let at = past.length - 1; at >= 0; at--) {
    const found = past[at]!.events.findLast(
      ({ code, facts }) => DEEDS.has(code) && isSeat(facts.seat, seat),
    );
    if (found) return found;
  }
  return null;
}
