// How the game ended, as a sentence.

import type { SquareView } from "$client/wire";
import type { Speech } from "$client/words/speech";
import { missing, wishes, type Lists } from "../box/square";

function winners(view: SquareView): number[] {
  return view.ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

export function ending(view: SquareView, lists: Lists, speech: Speech): string {
  const won = winners(view);
  const how =
    won.length > 1 ? "draw" : byTieBreak(view, lists, won[0] ?? 0) ? "tie_break" : "alone";
  return speech.say(`outcome-${view.reason}`, {
    how,
    seat: { who: won[0] ?? 0 },
    winners: speech.list(won.map((seat) => speech.name(seat))),
  });
}

/** Did somebody else miss no more than the winner? Nobody knows before the box has come. */
function byTieBreak(view: SquareView, lists: Lists, winner: number): boolean {
  if (!lists.length) return false;
  const lacks = view.home.map((_, seat) => missing(wishes(view, lists, seat)));
  return lacks.filter((number) => number <= lacks[winner]!).length > 1;
}
