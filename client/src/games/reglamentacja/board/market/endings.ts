// Why an offer is no longer on the table.

import type { ShopView, Told, WireEvent } from "$client/wire";
import { offerIn, who } from "../../news/facts";
import { stampsIn } from "../../news/stamps_told";
import type { Ending } from "./board.svelte";

const WHY = ["over", "dealt", "withdrawn", "replaced", "declined", "cannot_keep", "pawn_moved"];

type Tellings = readonly Pick<Told, "events">[];

/** By what was told; else by what everybody remembers of this turn, until its trading is over. */
export function endingOf(view: ShopView, told: Tellings, number: number): Ending {
  const about = (code: string): WireEvent | undefined =>
    lastIn(told, (event) => event.code === code && offerIn(event) === number);
  const dealt = about("dealt");
  const gone = about("offer_gone")?.facts.why;
  const past = view.past.find((offer) => offer.number === number);
  const why = typeof gone === "string" ? gone : WHY[past?.why ?? 0]!;
  return {
    why: dealt ? "dealt" : why === "declined" && isAnswered(told, number) ? "answered" : why,
    taker: who(dealt?.facts.taker),
    paid: dealt ? stampsIn(dealt.facts.paid) : null,
  };
}

/** Who answers an offer with another one has not just said no; `by`: this seat, or anybody. */
export const isAnswered = (told: Tellings, number: number, by = -1): boolean =>
  lastIn(
    told,
    ({ code, facts }) =>
      code === "offer_made" && facts.answers === number && (by < 0 || who(facts.seat) === by),
  ) !== undefined;

function lastIn(told: Tellings, fits: (event: WireEvent) => boolean): WireEvent | undefined {
  for (let at = told.length - 1; at >= 0; at--) {
    const found = told[at]!.events.findLast(fits);
    if (found) return found;
  }
  return undefined;
}
