// Who sits where around the table, and how they are.

import type { SeatInfo, ShopView } from "$client/wire";
import { stepOf } from "../box/parts";

/** Clockwise from my left; a spectator sees everybody. */
export function others(players: number, me: number): number[] {
  const first = me < 0 ? 0 : me + 1;
  const number = me < 0 ? players : players - 1;
  return Array.from({ length: number }, (_, at) => (first + at) % players);
}

/** Half of them sit at the left, from below to above, the others at the right, from above. */
export function sides(seats: number[]): { left: number[]; right: number[] } {
  const half = Math.ceil(seats.length / 2);
  return { left: seats.slice(0, half).reverse(), right: seats.slice(half) };
}

export type Presence = "here" | "bot" | "stand_in" | "away";

export function presence(seat: SeatInfo | undefined): Presence {
  if (!seat || (seat.here && !seat.stand_in && !seat.bot)) return "here";
  if (seat.bot) return "bot";
  return seat.stand_in ? "stand_in" : "away";
}

/** Without a clock one speaks after the other. */
export const hasWord = (view: ShopView, seat: number): boolean =>
  !view.live && stepOf(view) === "trading" && view.turn === seat && !view.tipped;
