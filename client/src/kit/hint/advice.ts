// Whom a bot may advise: somebody who is asked something, at a table whose host allows hints.

import { listed } from "../moves";
import type { Play } from "../play";
import type { Ask, Choice } from "$client/wire";

type Question = Pick<Play<object>, "room" | "seat" | "ask">;

export const mayBeAdvised = ({ room, seat, ask }: Question): boolean =>
  room.phase === "playing" && room.manners.hints && seat >= 0 && !!ask?.actors.includes(seat);

/** Can advice on one question be followed now? Where all speak at once, tellings do not end it. */
export function stillHolds(choice: Choice, asked: Ask | null, now: Ask | null): boolean {
  if (asked === now) return true;
  if (!asked || !now || asked.prompt !== now.prompt || now.actors.length < 2) return false;
  return listed(asked.legal, choice) ? !!listed(now.legal, choice) : now.open;
}
