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
  rank: number; // where it lies: one of the ranks below
  refused: boolean; // I have said no, and it still stands
  ways: number[][]; // of paying what I may choose; the one that I would miss least comes first
  paid: number[]; // all the stamps that one tap gives
  completes: number; // the card of the row that it would pay for, or -1
  declines: boolean; // may I say no?
  gives: number; // the place in the queue that its maker gives, from 1; 0: none
  asks: number; // … and gets
}

/** In this order they lie; what I have said no to lies last, for whoever changes their mind. */
export const [TO_ME, TO_ALL, MINE, OTHERS, REFUSED] = [0, 1, 2, 3, 4] as const;

interface Here {
  view: ShopView;
  legal: readonly Choice[];
  open?: boolean; // may I say what is too much to be listed, such as a counter-offer?
  me: number;
  box: BoxData | null;
}

/** Slips for me first, each group in the order of making. */
export const slipsOf = (here: Here): Slip[] =>
  here.view.offers
    .map((offer) => slipOf(here, offer))
    .sort((a, b) => a.rank - b.rank || a.offer.number - b.offer.number);

function slipOf(here: Here, offer: OfferView): Slip {
  const ways = waysToPay(here, offer);
  const paid = ways[0] ? plus(offer.ask, ways[0]) : offer.ask;
  const after = plus(minus(here.view.hand, paid), offer.give);
  const found = here.box && ways.length ? completes(here.box, here.view, after) : -1;
  const declines = legalOf(here.legal, "decline").some(({ args }) => args.number === offer.number);
  const refused = here.me >= 0 && ((offer.declined >> here.me) & 1) === 1;
  const answers = declines || (refused && !!here.open);
  return {
    offer,
    deed: deedOf(here.me, offer, ways.length > 0, answers),
    rank: refused ? REFUSED : rankOf(here.me, offer),
    refused,
    ways,
    paid,
    completes: found,
    declines,
    gives: offer.give_place ? placeOf(here, offer.maker) : 0,
    asks: offer.ask_place ? placeOf(here, offer.to < 0 ? here.me : offer.to) || 1 : 0,
  };
}

/** A slip that has gone keeps the places that it spoke of, however the queue moves. */
const placeOf = ({ view }: Here, seat: number): number => view.queue.indexOf(seat) + 1;

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
  if (offer.maker === me) return MINE;
  if (!isForMe(me, offer)) return OTHERS;
  return offer.to === me ? TO_ME : TO_ALL;
}

function deedOf(me: number, offer: OfferView, payable: boolean, answers: boolean): Deed {
  if (offer.maker === me) return "withdraw";
  if (payable) return "take";
  if (answers) return "counter";
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
  const addressee = rank === OTHERS && offer.to >= 0 ? 1 : 0;
  return kindsIn(offer.give) + kindsIn(offer.ask) + any + places + addressee;
}
