// Arrows on the twelve keys: along a row, from row to row, to either end.

import { NUMBERS } from "../box/odds";

const ROW = 6;
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -ROW,
  ArrowDown: ROW,
};
const ENDS: Record<string, number> = { Home: NUMBERS[0]!, End: NUMBERS.at(-1)! };

/** The number that this key of the keyboard leads to; undefined: it leads nowhere. */
export function stepFrom(number: number, key: string): number | undefined {
  const by = STEPS[key];
  const to = by === undefined ? ENDS[key] : number + by;
  return to !== undefined && NUMBERS.includes(to) ? to : undefined;
}
