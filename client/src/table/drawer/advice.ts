// Whom a bot may advise: somebody who is asked something, at a table whose host allows hints.

import type { Play } from "$client/house/play";

type Question = Pick<Play<object>, "room" | "seat" | "ask">;

export const mayBeAdvised = ({ room, seat, ask }: Question): boolean =>
  room.phase === "playing" && room.manners.hints && seat >= 0 && !!ask?.actors.includes(seat);
