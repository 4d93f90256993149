// The terms of an offer, and how sentences tell them.

import type { ListFact, OfferView, TermFact } from "$client/wire";
import type { Facts } from "$client/words/speech";
import { KINDS } from "../box/parts";
import { EVERY_KIND, kindsAmong, sum } from "../box/stamps";

export interface Terms {
  give: number[]; // by kind
  givePlace: boolean;
  ask: number[];
  anyOf: number; // so many more, as the taker chooses
  among: number; // a bit for each kind that may be chosen; 0 if none is
  askPlace: boolean;
}

export const termsOf = (offer: OfferView): Terms => ({
  give: offer.give,
  givePlace: offer.give_place,
  ask: offer.ask,
  anyOf: offer.any_of,
  among: offer.among,
  askPlace: offer.ask_place,
});

export const givesSomething = (terms: Terms): boolean => terms.givePlace || sum(terms.give) > 0;
export const asksSomething = (terms: Terms): boolean =>
  terms.askPlace || sum(terms.ask) + terms.anyOf > 0;

// as facts, for sentences

const term = (name: string, number = 1): TermFact => ({ kind: "stamp", name, number });

const stampTerms = (stamps: readonly number[]): TermFact[] =>
  stamps.flatMap((number, kind) => (number > 0 ? [term(KINDS[kind]!, number)] : []));

export const stampList = (stamps: readonly number[], place = false): ListFact => ({
  terms: [...stampTerms(stamps), ...(place ? [term("place")] : [])],
  choose: 0,
});

/** `give`, `ask`, `choice` and `part`, as the sentences about offers want them. */
export function termsFacts(terms: Terms): Facts {
  const some = terms.anyOf > 0 && terms.among !== EVERY_KIND && terms.among !== 0;
  const ask = stampTerms(terms.ask);
  if (terms.anyOf && !some) ask.push(term("any", terms.anyOf));
  if (terms.askPlace) ask.push(term("place"));
  const kinds = kindsAmong(terms.among).map((kind) => term(KINDS[kind]!));
  return {
    give: stampList(terms.give, terms.givePlace),
    ask: { terms: ask, choose: 0 },
    choice: some ? { terms: kinds, choose: terms.anyOf } : "",
    part: some ? (ask.length ? "both" : "only") : "none",
  };
}
