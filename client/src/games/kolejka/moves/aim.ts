// A queue card and what it is aimed at, by the numbers that the view uses.

import type { Choice, Fact, KolejkaMove, ListFact, SquareView } from "$client/wire";
import { CARDS, PLAYS, QUEUES, SHOP_NUMBERS, shopName, type Card } from "../box/parts";

/** What is pointed at, in the order in which it is asked: a shop and a place are one pawn. */
export type Field = "pawn" | "shop" | "goods" | "to";

export interface Aim {
  card: number;
  shop?: number;
  place?: number; // from 0
  goods?: number;
  to?: number;
}

/** As the game describes its cards. */
export const FIELDS = Object.fromEntries(
  PLAYS.map(({ only, fields }) => [only.card, pointedAt(fields)]),
) as Record<Card, Field[]>;

function pointedAt(fields: readonly string[]): Field[] {
  const pawn = fields.includes("place");
  return fields
    .filter((field) => field !== "place")
    .map((field) => (pawn && field === "shop" ? "pawn" : (field as Field)));
}

const numberOf = (name: unknown): number => QUEUES.findIndex((queue) => queue === name);

/** The fields of a legal act of queue jumping; -1 where it has none. */
export function aimOf(choice: Choice): Required<Aim> {
  const args: Record<string, unknown> = choice.args;
  return {
    card: CARDS.findIndex((card) => card === args.card),
    shop: numberOf(args.shop),
    place: Number(args.place ?? 0) - 1,
    goods: numberOf(args.goods),
    to: numberOf(args.to),
  };
}

/** The move to send; what is not chosen yet is filled up, to hear why not. */
export function moveOf(aim: Aim, view: SquareView): KolejkaMove {
  const card = CARDS[aim.card]!;
  const shop = aim.shop ?? 0;
  const filled: Record<string, string | number> = {
    shop: shopName(shop),
    place: (aim.place ?? 0) + 1,
    goods: shopName(aim.goods ?? view.shops[shop]?.[0] ?? shop),
    to: shopName(aim.to ?? SHOP_NUMBERS.find((n) => n !== shop && !view.closed[n]) ?? 0),
  };
  const { fields } = PLAYS.find((form) => form.only.card === card)!;
  const args = Object.fromEntries(fields.map((field) => [field, filled[field]]));
  return { verb: "play", args: { card, ...args } } as KolejkaMove;
}

// where it leads, as the server says

export interface Spot {
  shop: number;
  place: number; // from 0
}

/** A pawn that a choice moves from one queue to another, or within one. */
export interface Walk {
  from: Spot;
  to: Spot; // after it has left its old place
}

function spots(fact: Fact | undefined): (Spot | null)[] {
  if (typeof fact !== "object" || !("terms" in fact)) return [];
  return (fact as ListFact).terms.map(({ kind, name, number }) =>
    kind === "queue" ? { shop: numberOf(name), place: number - 1 } : null,
  );
}

/** The one pawn that a card moves; null where it moves none, or a whole queue. */
export function walkOf(choice: Choice): Walk | null {
  const [from, ...others] = spots(choice.leads?.from);
  const [to] = spots(choice.leads?.to);
  return from && to && !others.length ? { from, to } : null;
}

/** Where the ghost of the pawn is drawn: counted as if it still stood in its old place, too. */
export function landing({ from, to }: Walk): Spot {
  const behind = to.shop === from.shop && to.place > from.place;
  return behind ? { ...to, place: to.place + 1 } : to;
}
