// Who stands before whom: by what lies open, for those who look on from afar, and at the end.

import type { GameResult, WallScore } from "$client/games/game";

/** By some numbers that a view tells of each seat, the first deciding first; larger is better. */
export function inOrder(seats: readonly { number: number; ahead: number[] }[]): WallScore[] {
  const order = seats.map((_, seat) => seat);
  order.sort((a, b) => compare(seats[b]!.ahead, seats[a]!.ahead) || a - b);
  const best = seats[order[0] ?? -1]?.ahead ?? [];
  return order.map((seat) => {
    const { number, ahead } = seats[seat]!;
    return { seat, number, leads: compare(ahead, best) === 0 };
  });
}

function compare(a: number[], b: number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

/** The place to be shown; 0: none, because the book names a winner and ranks nobody else. */
export const shownPlace = (place: number, { winnersOnly }: GameResult): number =>
  winnersOnly && place !== 1 ? 0 : place;
