// Two dice: plain arithmetic, in 36ths.

import type { Board } from "./box";

export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const FACES = [1, 2, 3, 4, 5, 6];
const FALLS = FACES.flatMap((first) => FACES.map((second) => [first, second] as const));

/** In how many of 36 ways two dice give this number or more. */
export const waysOf = (number: number): number =>
  FALLS.filter(([first, second]) => first + second >= number).length;

/** In how many of 36 ways the clerk of this board nods. */
export const waysAt = (board: Board): number =>
  FALLS.filter(([first, second]) => {
    const total = first + second;
    if (total === board.white || board.black.includes(total)) return true;
    return first === second && board.black.includes("doubles");
  }).length;

/** Dice that make a total, the lower one first; a call of one is made by the lowest roll. */
export function diceFor(total: number): [number, number] {
  const low = Math.max(1, total - 6);
  return [low, Math.max(1, total - low)];
}
