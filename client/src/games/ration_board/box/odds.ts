// Two dice: plain arithmetic, in 36ths.

export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const FACES = [1, 2, 3, 4, 5, 6];
const FALLS = FACES.flatMap((first) => FACES.map((second) => [first, second] as const));

/** In how many of 36 ways two dice give this number or more. */
export const waysOf = (number: number): number =>
  FALLS.filter(([first, second]) => first + second >= number).length;

/** In how many of 36 ways the dice fall like one of these: doubles in one way, others in two. */
export const waysAmong = (falls: [number, number][]): number =>
  falls.reduce((ways, [first, second]) => ways + (first === second ? 1 : 2), 0);

/** Dice that make a total, the lower one first; a call of one is made by the lowest roll. */
export function diceFor(total: number): [number, number] {
  const low = Math.max(1, total - 6);
  return [low, Math.max(1, total - low)];
}
