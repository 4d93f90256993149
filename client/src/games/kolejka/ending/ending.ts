// How the game ended, as a sentence.

import type { SquareView } from "$client/wire";
import type { Speech } from "$client/words/speech";

const winners = (view: SquareView): number[] =>
  view.ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** Did goods beyond the list decide, between some who missed as few? The view tells it (KOL-END). */
export const tieBreak = (view: SquareView): string =>
  view.decided_by === "surplus" ? "tie_break" : "";

export function ending(view: SquareView, speech: Speech): string {
  const won = winners(view);
  return speech.say(`outcome-${view.reason}`, {
    how: won.length > 1 ? "draw" : tieBreak(view) || "alone",
    seat: { who: won[0] ?? 0 },
    winners: speech.list(won.map((seat) => speech.name(seat))),
  });
}
