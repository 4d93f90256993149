// What decided the game, by the shopping lists of the box; and how it went, day by day.

import { courseOf } from "$client/kit/course";
import type { SquareView } from "$client/wire";
import { say } from "$client/words/language.svelte";
import type { Ended, GameResult } from "../../game";
import { DAYS } from "../box/parts";
import { listsOf, missing, wishes, type BoxData, type Lists } from "../box/square";

const LIST_LENGTH = 10;

export const resultOf = (box: unknown): GameResult => resultBy(box ? listsOf(box as BoxData) : []);

/** Without lists, as long as the box has not come, nothing can be said. */
export function resultBy(lists: Lists): GameResult {
  const known = lists.length > 0;
  const short = (view: unknown, seat: number): number =>
    missing(wishes(view as SquareView, lists, seat));
  return {
    tieBreak: (view) => (known && isTied(view, (seat) => short(view, seat)) ? "tie_break" : ""),
    note: (speech, view, seat) =>
      known ? speech.say("after-missing", { number: short(view, seat) }) : "",
    left: (view, seat) => (known ? short(view, seat) : 0),
    course: (film) => (known ? courseOf<SquareView>(film, LIST_LENGTH, daysOf, short) : null),
  };
}

const daysOf = (view: SquareView): number => view.days;

/** KOL-END-2, KOL-END-3: as few goods missing, but fewer beyond the list. */
function isTied(view: Ended, short: (seat: number) => number): boolean {
  const all = view.ranking.map((_, seat) => short(seat));
  return view.ranking.some((place, seat) => place > 1 && all[seat] === Math.min(...all));
}

export function stepName(at: number): string {
  if (!at) return say("after-start");
  const week = Math.floor((at - 1) / DAYS) + 1;
  return say("after-day", { week, day: say(`day-${((at - 1) % DAYS) + 1}`) });
}
