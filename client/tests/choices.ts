// What is legal, as the server lists it.

import type { Choice, Fact, GameMove } from "$client/wire";

/** By verb and fields; `line` is how the record writes it, and the client only sends it back. */
export const choice = (move: GameMove, line = "", leads?: Record<string, Fact>): Choice => ({
  ...move,
  move: line,
  ...(leads && { leads }),
});
