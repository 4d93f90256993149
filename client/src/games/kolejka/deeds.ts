// A choice as a move to send, and as words: the line of notation, the button's name, the ghost.

import type { Choice, Fact, SquareView } from "$client/wire";
import type { Speech } from "$client/words/speech";
import type { Mover } from "./effects";
import { CARDS, cardName, SHOP_NUMBERS, shopName, SPECULATOR } from "./parts";

/** What a queue card can be aimed at, in the order in which it is asked. */
export type Field = "pawn" | "shop" | "goods" | "to";

export const FIELDS: Record<string, Field[]> = {
  list: ["shop"],
  sir: ["pawn"],
  mother: ["pawn"],
  criticise: ["pawn"],
  lucky: ["pawn", "to"],
  error: ["shop", "goods", "to"],
  increased: ["shop"],
  counter: ["shop", "goods"],
  stocktaking: ["shop"],
  committee: [],
};

export interface Aim {
  card: number;
  shop?: number;
  place?: number;
  goods?: number;
  to?: number;
}

/** The fields of a legal act of queue jumping. */
export function aimOf(choice: Choice): Required<Aim> {
  const [card, shop, place, goods, to] = choice.key as number[];
  return { card: card!, shop: shop!, place: place!, goods: goods!, to: to! };
}

/** The move as it would be written; what is not chosen yet is filled up, to hear why not. */
export function moveOf(aim: Aim, view: SquareView): string {
  const name = cardName(aim.card);
  const shop = aim.shop ?? 0;
  const place = (aim.place ?? 0) + 1;
  const goods = shopName(aim.goods ?? view.shops[shop]?.[0] ?? shop);
  const to = shopName(aim.to ?? SHOP_NUMBERS.find((n) => n !== shop && !view.closed[n]) ?? 0);
  if (name === "committee") return "plays committee";
  if (name === "lucky") return `plays lucky ${shopName(shop)} ${place} ${to}`;
  if (name === "error") return `plays error ${goods} from ${shopName(shop)} to ${to}`;
  if (name === "counter") return `plays counter ${shopName(shop)} ${goods}`;
  if (FIELDS[name]![0] === "pawn") return `plays ${name} ${shopName(shop)} ${place}`;
  return `plays ${name} ${shopName(shop)}`;
}

export interface Landing {
  shop: number;
  place: number; // counted as if the pawn still stood in its old place, too
}

/** Where the ghost of a moved pawn is drawn. Only the server knows whether it may go there. */
export function landing(aim: Required<Aim>, view: SquareView): Landing | null {
  const name = cardName(aim.card);
  if (name === "sir") return { shop: aim.shop, place: aim.place - 1 };
  if (name === "mother") return { shop: aim.shop, place: 0 };
  if (name === "criticise") return { shop: aim.shop, place: aim.place + 3 };
  if (name !== "lucky") return null;
  return { shop: aim.to, place: Math.min(1, view.queues[aim.to]!.length) };
}

/** The place that a moved pawn has afterwards, from 1. */
function targetPlace(aim: Required<Aim>, view: SquareView): number {
  const found = landing(aim, view);
  if (!found) return 0;
  return cardName(aim.card) === "criticise" ? found.place : found.place + 1;
}

/** The pawn that a card moves, if it moves one; places from 0. */
export function moverOf(choice: Choice, view: SquareView): Mover | null {
  if (choice.do !== "Play") return null;
  const aim = aimOf(choice);
  const found = landing(aim, view);
  if (!found) return null;
  return { shop: aim.shop, from: aim.place, into: found.shop, to: targetPlace(aim, view) - 1 };
}

const term = (kind: string, number: number): Fact => ({
  kind,
  name: number < 0 ? "none" : shopName(number),
  number: 0,
});

function ownerFacts(owner: number, me: number): Record<string, Fact> {
  const whose = owner === SPECULATOR ? "speculator" : owner === me ? "own" : "other";
  return { whose, pawn: owner === SPECULATOR ? "" : { who: owner } };
}

/** All that a sentence about a card in play may need. */
export function aimFacts(aim: Required<Aim>, view: SquareView, me: number): Record<string, Fact> {
  const owner = aim.place >= 0 ? view.queues[aim.shop]![aim.place]! : SPECULATOR;
  return {
    card: { kind: "card", name: CARDS[aim.card]!, number: 0 },
    shop: term("shop", aim.shop),
    goods: term("goods", aim.goods),
    other: term("shop", aim.to),
    place: aim.place + 1,
    target: targetPlace(aim, view),
    ...ownerFacts(owner, me),
  };
}

export interface Deed {
  name: string; // on the button
  detail: string; // below it
}

export function deedOf(choice: Choice, view: SquareView, speech: Speech, me: number): Deed {
  if (choice.do === "Exchange") return exchangeDeed(choice, speech);
  const aim = aimOf(choice);
  const name = cardName(aim.card);
  const facts = aimFacts(aim, view, me);
  return {
    name: speech.say(`kol-deed_${name}`, facts),
    detail: speech.say(`kol-detail_${name}`, facts),
  };
}

function exchangeDeed(choice: Choice, speech: Speech): Deed {
  const [pay, also, take] = choice.key as [number, number, number];
  const paid = also < 0 ? "one" : also === pay ? "alike" : "two";
  const facts = { pay: term("goods", pay), also: term("goods", also), paid };
  return {
    name: speech.say("kol-deed_exchange", { take: term("goods", take) }),
    detail: speech.say("kol-detail_exchange", facts),
  };
}

/** What is asked now, with a card in the hand: whom, which shop, which goods, where to. */
export const questionId = (card: number, field: Field | undefined): string =>
  field ? `kol-ask_${cardName(card)}_${field}` : `kol-ask_${cardName(card)}`;
