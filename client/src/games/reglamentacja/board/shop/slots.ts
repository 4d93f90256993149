// A shopping card against a hand: what is there, what is missing, what it is worth to a visit.

import type { BoxData, ShoppingCard } from "../../box/box";
import { KINDS } from "../../box/parts";
import type { Speech } from "$client/words/speech";

export interface Slot {
  kind: number;
  held: boolean;
}

/** The three stamps of the price; each card is held against the whole hand. */
export function slotsOf(card: ShoppingCard, hand: readonly number[]): Slot[] {
  const left = [...hand];
  return card.cost.map((kind) => {
    const held = (left[kind] ?? 0) > 0;
    if (held) left[kind]! -= 1;
    return { kind, held };
  });
}

export const missingOf = (slots: Slot[]): number[] =>
  slots.filter((slot) => !slot.held).map((slot) => slot.kind);

export function isDoubled(box: BoxData, card: ShoppingCard, visit: number): boolean {
  return box.visits[visit]?.doubles.includes(card.category) ?? false;
}

export const worth = (box: BoxData, card: ShoppingCard, visit: number): number =>
  card.icons * (isDoubled(box, card, visit) ? 2 : 1);

/** `2 flour and 1 sugar`: a price, or with the form `lack` what is short. */
export function stampWords(speech: Speech, kinds: number[], form: "count" | "lack"): string {
  const numbers = new Map<number, number>();
  for (const kind of kinds) numbers.set(kind, (numbers.get(kind) ?? 0) + 1);
  const words = [...numbers].map(([kind, number]) =>
    speech.attribute(`stamp-${KINDS[kind]}`, form, number),
  );
  return speech.list(words);
}
