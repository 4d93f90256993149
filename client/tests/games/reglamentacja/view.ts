// A position of Reglamentacja for tests, and the box that it is played with.

import type { ScoreView, ShopView } from "$client/wire";

export const EDITION = {
  stamps: ["sugar", "meat", "flour", "alcohol", "butter", "soap", "chocolate"].map((id) => ({
    id,
    count: 5,
  })),
  cards: [
    { id: "cheesecake", category: "cake", cost: ["flour", "flour", "sugar"], icons: 3 },
    { id: "great_laundry", category: "fix_up", cost: ["soap", "soap", "soap"], icons: 4 },
    { id: "meat_balls", category: "meal", cost: ["meat", "meat", "butter"], icons: 3 },
    { id: "buffet", category: "event", cost: ["alcohol", "alcohol", "meat"], icons: 3 },
    { id: "brownie", category: "cake", cost: ["flour", "butter", "chocolate"], icons: 2 },
    { id: "tea_sugar", category: "event", cost: ["sugar", "sugar", "sugar"], icons: 4 },
    { id: "home_dumplings", category: "meal", cost: ["meat", "flour", "butter"], icons: 2 },
  ],
  visits: [
    { id: "rendezvous_with_friends", doubles: ["cake", "fix_up"] },
    { id: "dinner_with_the_boss", doubles: ["meal", "event"] },
    { id: "family_gathering", doubles: ["meal", "fix_up"] },
  ],
  points: {
    rendezvous_with_friends: [6, 8, 3, 3, 4, 4, 2],
    dinner_with_the_boss: [3, 4, 6, 6, 2, 8, 4],
    family_gathering: [3, 8, 6, 3, 2, 4, 4],
  },
};

/** What the server tells of a player's cards; without `printed`, no visit has raised them. */
export function score(cards: number[], decided_by = "", printed = sum(cards)): ScoreView {
  return { cards, points: sum(cards), printed, decided_by };
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Three players; seat 0 looks, holds the top and expects friends. */
export function shop(changes: Partial<ShopView> = {}): ShopView {
  const none = [0, 0, 0, 0, 0, 0, 0];
  return {
    viewer: 0,
    edition: "rebuilt-1983",
    live: false,
    without_meal: false,
    steps: ["trading"],
    phase: 1,
    rounds: 1,
    active: 0,
    queue: [1, 0, 2, 5],
    row: [0, 1, 2, 3, 4, 5],
    cards_left: 1,
    gone: [],
    hand: [1, 0, 2, 0, 0, 2, 0],
    hand_sizes: [5, 5, 5],
    known: [none, none, none],
    stack_size: 20,
    stack_knowers: 0,
    stack: null,
    discards: none,
    visit: 0,
    visits: [-1, -1, -1],
    visits_dealt: [true, true, true],
    bought: [[], [], []],
    owed: [],
    quality: 0,
    tries: 0,
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
    row_points: [6, 8, 3, 3, 4, 4],
    scores: [score([]), score([]), score([])],
    to_discard: 0,
    ...changes,
  };
}
