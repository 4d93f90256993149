// A quiet square to start from, for the tests of Kolejka's screen.

import type { Fact, SquareView, TermFact } from "$client/wire";

export function square(changes: Partial<SquareView> = {}): SquareView {
  const quiet: SquareView = {
    viewer: 0,
    edition: "standard",
    random_stalls: false,
    only_played: false,
    steps: [["jumping"]],
    phase: 3,
    days: 2,
    rounds: 3,
    first: 0,
    turn: 0,
    queues: [[], [], [], [], [], []],
    shops: [[], [], [], [], []],
    trucks: [8, 8, 8, 8, 8],
    stalls: [1, 1, 1, 1, 1],
    stall_order: [0, 1, 2, 3, 4],
    trader: 2,
    closed: [false, false, false, false, false],
    delivered: [false, false, false, false, false],
    lists: [0, 1],
    goods: [
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ],
    home: [0, 0],
    hand: [],
    hand_sizes: [0, 0],
    piles: [[], []],
    played: [[], []],
    unplayed: [[], []],
    deck: [],
    to_come: [],
    today: [],
    jump_round: 0,
    passed: [false, false],
    lines: [],
    wave: 0,
    buyers: [],
    place: 0,
    exchanged: false,
    last_day: false,
    reason: "",
    rule: "",
    ranking: [],
    missing: [10, 10],
    surplus: [0, 0],
    decided_by: "",
  };
  return { ...quiet, ...changes };
}

/** A place in a queue as a choice tells it, from 1. */
export const queue = (name: string, number: number): TermFact => ({ kind: "queue", name, number });

/** What a choice leads to: each thing from where to where. */
export const leading = (from: TermFact[], to: TermFact[]): Record<string, Fact> => ({
  from: { terms: from, choose: 0 },
  to: { terms: to, choose: 0 },
});

export const walk = (from: TermFact, to: TermFact): Record<string, Fact> => leading([from], [to]);
