// The box's pieces by number, as a view counts them.

import { figureOf } from "$client/kit/seats/figures.svelte";
import type { CATEGORIES } from "../art/names";

export { CATEGORIES, KINDS } from "../art/names";
export const SPECULATOR = 5; // stands in the queue like a seat

export type Category = (typeof CATEGORIES)[number];

/** The order in which stamps lie on the table: it never changes, so that a hand does not jump. */
export const HAND_ORDER = [2, 0, 5, 3, 1, 4, 6];

/** A card of which only the back is shown, at a table without memory aids. */
export const liesFaceDown = (card: number): boolean => card < 0;

/** On the coats in the box: letter, headgear and colour belong together. */
export const LETTERS = "abcde";
export const seatLetter = (seat: number): string => LETTERS[figureOf(seat)] ?? "";

/** What is going on: the uppermost step. */
export const stepOf = (view: { steps: readonly string[] }): string => view.steps.at(-1) ?? "";

// phases, as a view numbers them
export const FINAL = 4;
export const LAST_SHOPPING = 5;

/** Whoever is first in the queue buys next; at the end everybody does, in their order. */
export const mayBuyNext = (
  { queue, phase }: { queue: readonly number[]; phase: number },
  seat: number,
): boolean => queue[0] === seat || phase === FINAL || phase === LAST_SHOPPING;

/** Is it the final turn, with its trading and its shopping? */
export const isFinal = ({ phase, reason }: { phase: number; reason: string }): boolean =>
  (phase === FINAL || phase === LAST_SHOPPING) && !reason;
