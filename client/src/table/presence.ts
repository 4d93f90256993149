// Who has gone away and who is back: told once, when it changes.

import type { SocketState } from "$client/net/socket";
import type { RoomInfo, SeatInfo } from "$client/wire";

export interface PresenceChange {
  message: string; // the id of its sentence
  name: string;
  until?: number; // milliseconds until a bot stands in
}

export class Presence {
  private seats: readonly SeatInfo[] | null = null;
  private away = false; // is this browser itself disconnected?

  /** What has changed since the last call. */
  see(connection: SocketState, room: RoomInfo, me: number): PresenceChange[] {
    const before = room.phase === "playing" ? (this.seats ?? room.seats) : room.seats;
    const others = room.seats.flatMap((seat, i) => (i === me ? [] : changed(before[i]!, seat)));
    const back = this.away && connection === "open";
    this.seats = room.seats;
    this.away = connection === "lost";
    return back ? [{ message: "announce-connected", name: "" }, ...others] : others;
  }
}

function changed(before: SeatInfo, now: SeatInfo): PresenceChange[] {
  const { name, bot, stand_in, here, stands_in_after: after = -1 } = now;
  const another = bot || before.bot || name !== before.name || stand_in !== before.stand_in;
  if (another) return []; // a new player of a seat is announced as an event
  if (here === before.here) return [];
  if (here) return [{ message: "announce-here", name }];
  return after < 0
    ? [{ message: "announce-away", name }]
    : [{ message: "announce-away_until", name, until: after }];
}
