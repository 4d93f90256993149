// Who has how many points, card by card, once everything is turned up (REG-SCO-1).

import type { ShopView } from "$client/wire";
import type { BoxData, ShoppingCard, Visit } from "../box/box";
import { isDoubled, worth } from "../board/shop/slots";

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
  const visit = view.visits[seat] ?? -1;
  const lines = view.bought[seat]!.map((number) => {
    const card = box.cards[number]!;
    return { card, doubled: isDoubled(box, card, visit), points: worth(box, card, visit) };
  });
  return {
    seat,
    place: view.ranking[seat] ?? 0,
    visit: box.visits[visit],
    lines,
    points: lines.reduce((all, line) => all + line.points, 0),
    stamps: view.hand_sizes[seat]!,
  };
}

/** Told from the last place to the first, so that it stays open to the end. */
export function scoresOf(view: ShopView, box: BoxData): Score[] {
  return view.bought
    .map((_, seat) => scoreOf(view, box, seat))
    .sort((one, other) => other.place - one.place || one.seat - other.seat);
}

/** Somebody else has the winner's points: then cards have decided, or stamps. */
export function decidedBy(scores: Score[]): "" | "tie_cards" | "tie_stamps" {
  const best = scores.at(-1);
  const rivals = scores.slice(0, -1).filter(({ points }) => points === best?.points);
  if (!rivals.length) return "";
  const level = rivals.some(({ lines }) => lines.length === best!.lines.length);
  return level ? "tie_stamps" : "tie_cards";
}

/** How many things there are to tell: for each player the visit, each card, and the sum. */
export const beatsOf = (score: Score): number => score.lines.length + 2;
