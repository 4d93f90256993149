// Why an offer is no longer on the table.

import type { Fact, ShopView, Told } from "$client/wire";
import { isWho } from "$client/words/speech";
import { KINDS } from "../../box/parts";
import { noStamps } from "../../box/stamps";
import type { Ending } from "./board.svelte";

const WHY = ["over", "dealt", "withdrawn", "replaced", "declined", "cannot_keep", "pawn_moved"];

/** By what everybody remembers of this turn; when trading is over nothing is remembered. */
export function endingOf(view: ShopView, told: Told | null, number: number): Ending {
  const past = view.past.find((offer) => offer.number === number);
  const dealt = told?.events.find(({ code, facts }) => code === "dealt" && facts.number === number);
  const taker = dealt?.facts.taker;
  const why = dealt ? "dealt" : WHY[past?.why ?? 0]!;
  return {
    why,
    taker: taker !== undefined && isWho(taker) ? taker.who : -1,
    paid: dealt ? stampsIn(dealt.facts.paid) : null,
  };
}

/** A list of stamps that was told, as a number of each kind. */
function stampsIn(fact: Fact | undefined): number[] | null {
  if (typeof fact !== "object" || !("terms" in fact)) return null;
  const stamps = noStamps();
  for (const { name, number } of fact.terms) {
    const kind = KINDS.findIndex((one) => one === name);
    if (kind >= 0) stamps[kind] = number;
  }
  return stamps;
}
