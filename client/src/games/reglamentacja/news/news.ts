// What stands in "since your last move", and what each player did last.

import type { Told, WireEvent } from "$client/wire";
import { isSeat } from "$client/words/speech";
import { who } from "./facts";

const DRAWS = new Set(["drew", "drew_something"]);

/** One's own draws are no news: the stamps lie in the hand. */
export const isListed = ({ code, facts }: WireEvent, seat: number): boolean =>
  !(DRAWS.has(code) && isSeat(facts.seat, seat));

/** What players do of their own will, and not what chance deals to them. */
export const DEEDS: ReadonlySet<string> = new Set([
  "top_spun",
  "top_stopped",
  "offer_made",
  "dealt",
  "declined",
  "called",
  "kept_quiet",
  "paid_speculator",
  "discarded",
  "bought",
  "bought_nothing",
]);

/** Who takes an offer does as much as who made it. */
const did = ({ code, facts }: WireEvent, seat: number): boolean =>
  DEEDS.has(code) && (who(facts.seat) === seat || (code === "dealt" && who(facts.taker) === seat));

/** The last deed of a player, as far as it was told. */
export function lastDeed(past: readonly Pick<Told, "events">[], seat: number): WireEvent | null {
  for (let at = past.length - 1; at >= 0; at--) {
    const found = past[at]!.events.findLast((event) => did(event, seat));
    if (found) return found;
  }
  return null;
}
