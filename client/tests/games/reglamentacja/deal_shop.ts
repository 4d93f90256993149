// A quiet shop to start from, for the tests of Reglamentacja's market.

import { KINDS } from "$client/games/reglamentacja/box/parts";
import type { Choice, OfferView, ReglamentacjaMove, ShopView } from "$client/wire";
import { choice } from "../../choices";
import type { BoxData } from "$client/games/reglamentacja/box/box";

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

export function shop(changes: Partial<ShopView> = {}): ShopView {
  const quiet: ShopView = {
    viewer: 0,
    edition: "rebuilt-1983",
    live: true,
    without_meal: false,
    steps: ["trading"],
    phase: 1,
    rounds: 2,
    active: 0,
    queue: [0, 1, 2, 5],
    row: [0, 1],
    cards_left: 9,
    gone: [],
    hand: NONE,
    hand_sizes: [5, 5, 5],
    known: [NONE, NONE, NONE],
    stack_size: 10,
    stack_knowers: 0,
    stack: null,
    discards: NONE,
    visit: 0,
    visits: [-1, -1, -1],
    visits_dealt: [true, true, true],
    bought: [[], [], []],
    owed: [],
    quality: 80,
    tries: 1,
    beats: 0,
    tipped: false,
    fallen: false,
    turn: 0,
    quiet: 0,
    offers: [],
    offers_made: 0,
    past: [],
    talk: [],
    place: 0,
    reason: "",
    rule: "",
    ranking: [],
    row_points: [],
    scores: [],
    to_discard: 0,
  };
  return { ...quiet, ...changes };
}

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
