// A shopping card against a hand: what is there and what is missing.

import type { ShoppingCard } from "../../box/box";
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

/** `2 flour and 1 sugar`: a price, or with the form `lack` what is short. */
export function stampWords(speech: Speech, kinds: number[], form: "count" | "lack"): string {
  const numbers = new Map<number, number>();
  for (const kind of kinds) numbers.set(kind, (numbers.get(kind) ?? 0) + 1);
  const words = [...numbers].map(([kind, number]) =>
    speech.attribute(`stamp-${KINDS[kind]}`, form, number),
  );
  return speech.list(words);
}
