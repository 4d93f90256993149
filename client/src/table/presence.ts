// Who has gone away and who is back: told once, when it changes.

import type { SocketState } from "$client/net/socket";
import type { RoomInfo, SeatInfo } from "$client/wire";

export interface Coming {
  message: string; // the id of its sentence
  name: string;
}

export class Presence {
  private seats: readonly SeatInfo[] | null = null;
  private away = false; // this browser's own line

  /** What is new since the last look. */
  see(line: SocketState, room: RoomInfo, me: number): Coming[] {
    const before = room.phase === "playing" ? (this.seats ?? room.seats) : room.seats;
    const others = room.seats.flatMap((seat, i) => (i === me ? [] : changed(before[i]!, seat)));
    const back = this.away && line === "open";
    this.seats = room.seats;
    this.away = line === "lost";
    return back ? [{ message: "announce-connected", name: "" }, ...others] : others;
  }
}

function changed(before: SeatInfo, { name, bot, stand_in, here }: SeatInfo): Coming[] {
  const another = bot || before.bot || name !== before.name || stand_in !== before.stand_in;
  if (another) return []; // who plays this seat now is told as something that happened
  if (here !== before.here) return [{ message: here ? "announce-here" : "announce-away", name }];
  return [];
}
