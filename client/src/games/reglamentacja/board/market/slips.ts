// An offer on the table as a slip: what I may do about it, and what I would pay.

import type { Choice, OfferView, ReglamentacjaMove, ShopView } from "$client/wire";
import type { BoxData } from "../../box/box";
import { minus, noStamps, plus } from "../../box/stamps";
import { legalOf, stampsNamed, take } from "../../moves/sent";
import { completes, suits, type Wants } from "../../moves/stamp_value";

/** wait: meant for me, but not now; watch: between others. */
type Deed = "take" | "counter" | "withdraw" | "wait" | "watch";

export interface Slip {
  offer: OfferView;
  deed: Deed;
  rank: number; // 0: to me, 1: to all, 2: my own, 3: between others
  ways: number[][]; // of paying what I may choose; the one that I would miss least comes first
  paid: number[]; // all the stamps that one tap gives
  completes: number; // the card of the row that it would pay for, or -1
  declines: boolean; // may I say no?
}

interface Here {
  view: ShopView;
  legal: readonly Choice[];
  me: number;
  box: BoxData | null;
}

/** Slips for me first, each group in the order of making. */
export const slipsOf = (here: Here): Slip[] =>
  here.view.offers
    .filter((offer) => here.me < 0 || !((offer.declined >> here.me) & 1))
    .map((offer) => slipOf(here, offer))
    .sort((a, b) => a.rank - b.rank || a.offer.number - b.offer.number);

function slipOf(here: Here, offer: OfferView): Slip {
  const ways = waysToPay(here, offer);
  const paid = ways[0] ? plus(offer.ask, ways[0]) : offer.ask;
  const after = plus(minus(here.view.hand, paid), offer.give);
  const found = here.box && ways.length ? completes(here.box, here.view, after) : -1;
  const declines = legalOf(here.legal, "decline").some(({ args }) => args.number === offer.number);
  return {
    offer,
    deed: deedOf(here.me, offer, ways.length > 0, declines),
    rank: rankOf(here.me, offer),
    ways,
    paid,
    completes: found,
    declines,
  };
}

/** The ways in which `legal` lets me pay, the one after which my hand suits me best first. */
function waysToPay(here: Here, offer: OfferView): number[][] {
  const wants: Wants = here.view;
  const after = (way: number[]): number[] =>
    plus(minus(minus(wants.hand, offer.ask), way), offer.give);
  const value = (way: number[]): number => (here.box ? suits(here.box, wants, after(way)) : 0);
  return legalOf(here.legal, "take")
    .filter(({ args }) => args.number === offer.number)
    .map(({ args }) => ("giving" in args ? stampsNamed(args.giving) : noStamps()))
    .map((way) => ({ way, value: value(way) }))
    .sort((a, b) => b.value - a.value)
    .map(({ way }) => way);
}

const isForMe = (me: number, offer: OfferView): boolean =>
  me >= 0 && offer.maker !== me && (offer.to === me || offer.to < 0);

function rankOf(me: number, offer: OfferView): number {
  if (offer.maker === me) return 2;
  if (!isForMe(me, offer)) return 3;
  return offer.to === me ? 0 : 1;
}

function deedOf(me: number, offer: OfferView, payable: boolean, declines: boolean): Deed {
  if (offer.maker === me) return "withdraw";
  if (payable) return "take";
  if (declines) return "counter";
  return isForMe(me, offer) ? "wait" : "watch";
}

/** The move of a tap on a slip. */
export const takeOf = (slip: Slip, way = slip.ways[0]): ReglamentacjaMove =>
  take(slip.offer.number, way);

/** What a finger relies on: if this changes, a tap on the old one must not count. */
export const faceOf = (slip: Slip): string => `${slip.deed} ${slip.paid.join(" ")}`;

const kindsIn = (stamps: number[]): number => stamps.filter((number) => number > 0).length;

/** How many pictures lie on it: with many of them they have to be smaller. */
export function thingsOn({ offer, deed, rank }: Slip): number {
  const any = deed === "take" ? offer.any_of : offer.any_of && 2;
  const places = Number(offer.give_place) + Number(offer.ask_place);
  const addressee = rank === 3 && offer.to >= 0 ? 1 : 0;
  return kindsIn(offer.give) + kindsIn(offer.ask) + any + places + addressee;
}
