// What suits me: which cards I am close to, what I lack for one, which stamps I would miss least.

import { pointsOf, type BoxData, type ShoppingCard } from "../box/box";
import { counted, KIND_NUMBERS, minus, noStamps, sum } from "../box/stamps";

/** Where I stand: my stamps, the cards in the shop, my visit. */
export interface Wants {
  hand: number[];
  row: number[];
  visit: number;
}

export const lacking = (hand: readonly number[], card: ShoppingCard): number[] =>
  minus(counted(card.cost), hand).map((n) => Math.max(n, 0));

/** How well a hand suits the shop: cards that are nearly paid for count most. */
export function suits(box: BoxData, wants: Wants, hand: readonly number[] = wants.hand): number {
  let all = 0;
  for (const number of wants.row) {
    const card = box.cards[number];
    if (!card) continue;
    const held = card.cost.length - sum(lacking(hand, card));
    all += pointsOf(box, number, wants.visit) * held * held;
  }
  return all;
}

/** The card of the row that this hand pays for and the present one does not; -1: none. */
export function completes(box: BoxData, wants: Wants, after: readonly number[]): number {
  const found = wants.row.find((number) => {
    const card = box.cards[number];
    return card && !sum(lacking(after, card)) && sum(lacking(wants.hand, card)) > 0;
  });
  return found ?? -1;
}

/** So many stamps that I would miss least, one after the other, out of those that are `free`. */
export function spare(
  box: BoxData | null,
  wants: Wants,
  number: number,
  free: readonly number[] = wants.hand,
): number[] {
  const given = noStamps();
  for (let i = 0; i < number; i++) {
    const kinds = KIND_NUMBERS.filter((kind) => given[kind]! < free[kind]!);
    const found = leastMissed(box, wants, minus(wants.hand, given), kinds);
    if (found >= 0) given[found]! += 1;
  }
  return given;
}

function leastMissed(
  box: BoxData | null,
  wants: Wants,
  left: number[],
  kinds: readonly number[],
): number {
  const values = kinds.map((kind) => {
    const without = left.with(kind, left[kind]! - 1);
    return (box ? suits(box, wants, without) : 0) + left[kind]! / 100; // of equals the many go
  });
  return kinds[values.indexOf(Math.max(...values))] ?? -1;
}
