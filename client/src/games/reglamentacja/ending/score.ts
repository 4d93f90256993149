// Who has how many points, card by card, once everything is turned up: as the view tells it (REG-SCO).

import type { ShopView } from "$client/wire";
import { isRaised, type BoxData, type ShoppingCard, type Visit } from "../box/box";

interface Line {
  card: ShoppingCard;
  doubled: boolean;
  points: number;
}

export interface Score {
  seat: number;
  place: number;
  visit: Visit | undefined;
  lines: Line[];
  points: number;
  stamps: number; // left in hand
}

function scoreOf(view: ShopView, box: BoxData, seat: number): Score {
  const told = view.scores[seat]!;
  const lines = view.bought[seat]!.map((number, at) => {
    const card = box.cards[number]!;
    const points = told.cards[at]!;
    return { card, doubled: isRaised(card, points), points };
  });
  return {
    seat,
    place: view.ranking[seat] ?? 0,
    visit: box.visits[view.visits[seat] ?? -1],
    lines,
    points: told.points,
    stamps: view.hand_sizes[seat]!,
  };
}

/** Told from the last place to the first, so that it stays open to the end. */
export function scoresOf(view: ShopView, box: BoxData): Score[] {
  return view.bought
    .map((_, seat) => scoreOf(view, box, seat))
    .sort((one, other) => other.place - one.place || one.seat - other.seat);
}

/** What told the winner from others with as many points, if there were any. */
export function tieBreak(view: ShopView): "" | "tie_cards" | "tie_stamps" {
  const how = view.scores[view.ranking.indexOf(1)]?.decided_by;
  return how === "cards" || how === "stamps" ? `tie_${how}` : "";
}

/** How many things there are to tell: for each player the visit, each card, and the sum. */
export const beatsOf = (score: Score): number => score.lines.length + 2;
