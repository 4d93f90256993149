// Who is away from a table in play, and until when a bot waits before it stands in.

import type { RoomInfo } from "$client/wire";

export interface Absence {
  until: number; // when a bot stands in, by the clock of `roomAt`; FOREVER: none is going to
  stoodIn: boolean; // a bot plays already
}

export const FOREVER = Infinity;

/** Null: this seat is no person's, or the person is here. `roomAt`: when `room` was told. */
export function absenceOf(room: RoomInfo, roomAt: number, seat: number): Absence | null {
  const info = room.seats[seat];
  if (room.phase !== "playing" || !info?.name || info.bot || info.here) return null;
  const { stands_in_after: after = -1, stand_in } = info;
  return { until: after < 0 ? FOREVER : roomAt + after, stoodIn: !!stand_in };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const COARSE = 10;

/** So many seconds, as people say it: whole hours, minutes or tens of seconds, never too few. */
export function roundly(milliseconds: number): number {
  const seconds = Math.max(milliseconds, 1) / 1_000;
  const step = seconds > 2 * HOUR ? HOUR : seconds > MINUTE ? MINUTE : COARSE;
  return Math.ceil(seconds / step) * step;
}
