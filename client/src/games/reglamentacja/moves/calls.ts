// Calls: things said aloud that bind nobody (REG-TRD-5), and half an offer that is one.

import type { ShopView } from "$client/wire";
import type { Facts, Speech } from "$client/words/speech";
import { KINDS } from "../box/parts";
import { sum } from "../box/stamps";
import type { Terms } from "./terms";

/** By the numbers that the view uses. */
export const CALLS = [
  "who has",
  "gives",
  "sells place",
  "wants place of",
  "too dear",
  "last chance",
] as const;
export const WHO_HAS = 0;
export const GIVES = 1;
export const SELLS_PLACE = 2;
export const WANTS_PLACE = 3;
export const TOO_DEAR = 4;
export const LAST_CHANCE = 5;
export const NO_SLOT = -1;
export const NO_THANKS = -2; // no call of the rules: how a refusal sounds

export interface Said {
  phrase: number;
  slot: number; // a kind or a seat, as the phrase wants it
}

export const said = (phrase: number, slot = NO_SLOT): Said => ({ phrase, slot });

/** As the reader's own language says it. */
export function callSentence(speech: Speech, { phrase, slot }: Said): string {
  if (phrase === NO_THANKS) return speech.say("reg-deal-no_thanks");
  const facts: Facts = { stamp: "", whom: "" };
  if (phrase === WANTS_PLACE) facts.whom = { who: slot };
  else if (slot >= 0) facts.stamp = { kind: "stamp", name: KINDS[slot]!, number: 1 };
  return speech.say(`call-${CALLS[phrase]!.replaceAll(" ", "_")}`, facts);
}

/** What half an offer calls: one thing on one side, nothing on the other. */
export function callOf(terms: Terms, to: number): Said | null {
  const gives = sum(terms.give);
  const asks = sum(terms.ask);
  const things = gives + asks + terms.anyOf + Number(terms.givePlace) + Number(terms.askPlace);
  if (things !== 1 || terms.anyOf) return null;
  if (asks) return said(WHO_HAS, terms.ask.indexOf(1));
  if (gives) return said(GIVES, terms.give.indexOf(1));
  if (terms.givePlace) return said(SELLS_PLACE);
  return to >= 0 ? said(WANTS_PLACE, to) : null;
}

/** The last thing that a seat has called in this turn. */
export function lastCallOf(view: ShopView, seat: number): Said | undefined {
  const last = view.talk.findLast(([who]) => who === seat);
  return last && said(last[1]!, last[2]);
}

/** … and each of them by seat. */
export const lastCalls = (view: ShopView): ReadonlyMap<number, Said> =>
  new Map(view.talk.map(([seat]) => [seat!, lastCallOf(view, seat!)!]));
