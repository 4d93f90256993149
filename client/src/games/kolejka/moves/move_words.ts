// A choice in words: what stands on its button, and what is asked on the way to it.

import type { Choice, Fact, KolejkaMove, SquareView } from "$client/wire";
import type { Speech } from "$client/words/speech";
import { aimOf, walkOf, type Aim, type Field } from "./aim";
import { CARDS, cardName, shopName, SPECULATOR } from "../box/parts";

const term = (kind: string, number: number): Fact => ({
  kind,
  name: number < 0 ? "none" : shopName(number),
  number: 0,
});

const goods = (name: string): Fact => ({ kind: "goods", name, number: 0 });

function ownerFacts(owner: number, me: number): Record<string, Fact> {
  const whose = owner === SPECULATOR ? "speculator" : owner === me ? "own" : "other";
  return { whose, pawn: owner === SPECULATOR ? "" : { who: owner } };
}

/** All that a sentence about a card in play may need. */
function aimFacts(choice: Choice, view: SquareView, me: number): Record<string, Fact> {
  const aim: Required<Aim> = aimOf(choice);
  const owner = aim.place >= 0 ? view.queues[aim.shop]![aim.place]! : SPECULATOR;
  return {
    card: { kind: "card", name: CARDS[aim.card]!, number: 0 },
    shop: term("shop", aim.shop),
    goods: term("goods", aim.goods),
    other: term("shop", aim.to),
    place: aim.place + 1,
    target: (walkOf(choice)?.to.place ?? -1) + 1,
    ...ownerFacts(owner, me),
  };
}

type Exchange = Extract<KolejkaMove, { verb: "exchange" }>;

interface Deed {
  name: string; // on the button
  detail: string; // below it
}

export function deedOf(choice: Choice, view: SquareView, speech: Speech, me: number): Deed {
  if (choice.verb === "exchange") return exchangeDeed(choice.args, speech);
  const name = cardName(aimOf(choice).card);
  const facts = aimFacts(choice, view, me);
  return {
    name: speech.say(`kol-deed_${name}`, facts),
    detail: speech.say(`kol-detail_${name}`, facts),
  };
}

function exchangeDeed(args: Exchange["args"], speech: Speech): Deed {
  const also = "also" in args ? args.also : "none";
  const paid = also === "none" ? "one" : also === args.pay ? "alike" : "two";
  const facts = { pay: goods(args.pay), also: goods(also), paid };
  return {
    name: speech.say("kol-deed_exchange", { take: goods(args.take) }),
    detail: speech.say("kol-detail_exchange", facts),
  };
}

/** What is asked now, with a card in the hand: whom, which shop, which goods, where to. */
export const questionId = (card: number, field: Field | undefined): string =>
  field ? `kol-ask_${cardName(card)}_${field}` : `kol-ask_${cardName(card)}`;
