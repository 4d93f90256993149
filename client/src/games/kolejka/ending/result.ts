// What decided the game, and how it went, day by day.

import { courseOf } from "$client/kit/course";
import type { SquareView } from "$client/wire";
import { say } from "$client/words/language.svelte";
import type { GameResult } from "../../game";
import { DAYS } from "../box/parts";
import { tieBreak } from "./ending";

const LIST_LENGTH = 10;
const daysOf = (view: SquareView): number => view.days;
const missing = (view: unknown, seat: number): number => (view as SquareView).missing[seat]!;

export const result: GameResult = {
  tieBreak: (view) => tieBreak(view as unknown as SquareView),
  note: (speech, view, seat) => speech.say("after-missing", { number: missing(view, seat) }),
  left: missing,
  winnersOnly: true,
  course: (film) => courseOf<SquareView>(film, LIST_LENGTH, daysOf, missing),
};

export function stepName(at: number): string {
  if (!at) return say("after-start");
  const week = Math.floor((at - 1) / DAYS) + 1;
  return say("after-day", { week, day: say(`day-${((at - 1) % DAYS) + 1}`) });
}
