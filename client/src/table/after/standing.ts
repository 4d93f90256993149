// How a game ended, as facts for its sentence, and who stands where. The same as cli/ending.py.

import { listsOf, missing, wishes, type BoxData, type Lists } from "$client/games/kolejka/square";
import type { RoadView, SquareView } from "$client/wire";
import type { Speech } from "$client/words/speech";

/** What every game's view says once it is over. */
export interface Ended {
  reason: string;
  rule: string;
  ranking: number[]; // the place of each seat
}

export interface Standing {
  seat: number;
  place: number;
  note: string; // what it was decided by
}

/** The shopping lists of a box of Kolejka; none for another game. */
export const listsIn = (game: string, box: unknown): Lists =>
  game === "kolejka" && box ? listsOf(box as BoxData) : [];

export const missingGoods = (view: SquareView, lists: Lists, seat: number): number =>
  missing(wishes(view, lists, seat));

export function ending(speech: Speech, game: string, view: Ended, lists: Lists): string {
  const winners = view.ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const names = winners.map((seat) => speech.say("names-one", { seat: { who: seat } }));
  return speech.say(`outcome-${view.reason}`, {
    seat: { who: winners[0] ?? 0 },
    winners: speech.list(names),
    how: winners.length > 1 ? "draw" : byTieBreak(game, view, lists) ? "tie_break" : "alone",
  });
}

/** KOL-END-2, KOL-END-3: as few goods missing as the winner, but fewer beyond the list. */
function byTieBreak(game: string, view: Ended, lists: Lists): boolean {
  if (game !== "kolejka" || !lists.length) return false;
  const short = view.ranking.map((_, seat) => missingGoods(view as never, lists, seat));
  return view.ranking.some((place, seat) => place > 1 && short[seat] === Math.min(...short));
}

export function standings(speech: Speech, game: string, view: Ended, lists: Lists): Standing[] {
  return view.ranking
    .map((place, seat) => ({ seat, place, note: noteOf(speech, game, view, lists, seat) }))
    .sort((one, other) => one.place - other.place);
}

function noteOf(speech: Speech, game: string, view: Ended, lists: Lists, seat: number): string {
  if (game === "kolejka" && lists.length) {
    const number = missingGoods(view as unknown as SquareView, lists, seat);
    return speech.say("after-missing", { number });
  }
  if (game !== "ration_board") return "";
  const number = (view as unknown as RoadView).cars[seat]!.granted;
  return speech.say("after-rations", { number });
}
