// A quiet shop to start from, for the tests of Reglamentacja's market.

import { KINDS } from "$client/games/reglamentacja/box/parts";
import type { Choice, OfferView, ReglamentacjaMove, ShopView } from "$client/wire";
import { choice } from "../../choices";
import type { BoxData } from "$client/games/reglamentacja/box/box";
import { shop as anyShop } from "./view";

const NONE = [0, 0, 0, 0, 0, 0, 0];

/** sugar, meat, flour, alcohol, butter, soap, chocolate */
export const stamps = (changes: Record<number, number>): number[] =>
  NONE.map((_, kind) => changes[kind] ?? 0);

export const offer = (changes: Partial<OfferView>): OfferView => ({
  number: 1,
  maker: 1,
  to: -1,
  declined: 0,
  give: NONE,
  give_place: false,
  ask: NONE,
  any_of: 0,
  among: 0,
  ask_place: false,
  why: 0,
  ...changes,
});

/** Cheesecake costs two flour and a sugar; laundry three soap, and I am to be visited for it. */
export const BOX: BoxData = {
  cards: [
    { name: "cheesecake", category: "cake", cost: [2, 2, 0], icons: 3 },
    { name: "great_laundry", category: "fix_up", cost: [5, 5, 5], icons: 4 },
  ],
  visits: [{ name: "rendezvous_with_friends", doubles: ["cake", "fix_up"], points: [6, 8] }],
  stamps: [5, 5, 5, 5, 5, 5, 5],
};

/** A live table in its second turn, with two cards in the row and no stamps in my hand. */
export const shop = (changes: Partial<ShopView> = {}): ShopView =>
  anyShop({
    live: true,
    rounds: 2,
    queue: [0, 1, 2, 5],
    row: [0, 1],
    cards_left: 9,
    hand: NONE,
    stack_size: 10,
    quality: 80,
    tries: 1,
    row_points: [],
    scores: [],
    ...changes,
  });

// moves

type Terms = Extract<ReglamentacjaMove, { verb: "offer" }>["args"]["terms"];

const terms = (changes: Partial<Terms>): Terms => ({
  give: [],
  give_place: false,
  ask: [],
  ask_place: false,
  any: 0,
  among: [],
  ...changes,
});

export const offers = (to: number | "all", changes: Partial<Terms>): ReglamentacjaMove => ({
  verb: "offer",
  args: { to, terms: terms(changes) },
});

export const counters = (number: number, changes: Partial<Terms>): ReglamentacjaMove => ({
  verb: "counter",
  args: { number, terms: terms(changes) },
});

// legal ones

export function take(number: number, chosen: Record<number, number> = {}): Choice {
  const giving = KINDS.flatMap((kind, at) => Array<typeof kind>(chosen[at] ?? 0).fill(kind));
  const args = giving.length ? { number, giving } : { number };
  return choice({ verb: "take", args });
}

export const decline = (number: number): Choice => choice({ verb: "decline", args: { number } });
