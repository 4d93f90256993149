// How a game ended, as facts for its sentence, and who stands where. The same as cli/ending.py.

import type { Ended, GameResult } from "$client/games/game";
import { shownPlace } from "$client/kit/standing";
import type { Speech } from "$client/words/speech";

export interface Standing {
  seat: number;
  place: number; // 0: the game ranks only who won
  note: string; // what it was decided by
}

export function ending(speech: Speech, view: Ended, result: GameResult): string {
  const winners = view.ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const names = winners.map((seat) => speech.say("names-one", { seat: { who: seat } }));
  return speech.say(`outcome-${view.reason}`, {
    seat: { who: winners[0] ?? 0 },
    winners: speech.list(names),
    how: winners.length > 1 ? "draw" : result.tieBreak(view) || "alone",
  });
}

/** Players with equal places are sorted by how near they were to winning. */
export function standings(speech: Speech, view: Ended, result: GameResult): Standing[] {
  const left = (seat: number): number => result.left?.(view, seat) ?? 0;
  return view.ranking
    .map((place, seat) => ({ seat, place, note: result.note(speech, view, seat) }))
    .sort((one, other) => one.place - other.place || left(one.seat) - left(other.seat))
    .map((one, _, all) => (isRanked(one, all) ? one : { ...one, place: 0 }))
    .map((one) => ({ ...one, place: shownPlace(one.place, result) }));
}

/** Players who share a place with different results were not ranked, so no place is shown. */
function isRanked(one: Standing, all: Standing[]): boolean {
  if (one.place === 1) return true;
  const beside = all.filter((other) => other.place === one.place);
  return beside.every((other) => other.note === one.note);
}
