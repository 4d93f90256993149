// Where on the table it happened, when somebody points at a line of the log.

import type { WireEvent } from "$client/wire";
import { SPECULATOR } from "../box/parts";
import { isWho } from "$client/words/speech";
import { cardNameIn, offerIn } from "./facts";

export interface Pointed {
  people: number[]; // seats, and the speculator
  cards: string[]; // by name
  offers: number[];
  top: boolean;
  piles: boolean; // of stamps
}

const OF_THE_TOP = new Set([
  "turn_began",
  "top_spun",
  "spin_failed",
  "top_stopped",
  "all_quiet",
  "top_fell",
  "hands_went_down",
]);
const OF_THE_SPECULATOR = new Set(["speculator_took", "paid_speculator"]);
const OF_THE_PILES = new Set(["reshuffled", "nothing_to_draw"]);

export const pointedOut = (events: readonly WireEvent[]): Pointed => ({
  people: [...new Set(events.flatMap(peopleIn))],
  cards: events.map(cardNameIn).filter(Boolean),
  offers: events.map(offerIn).filter(Boolean),
  top: events.some(({ code }) => OF_THE_TOP.has(code)),
  piles: events.some(({ code }) => OF_THE_PILES.has(code)),
});

function peopleIn({ code, facts }: WireEvent): number[] {
  const seats = Object.values(facts).flatMap((fact) =>
    isWho(fact) && fact.who >= 0 ? [fact.who] : [],
  );
  return OF_THE_SPECULATOR.has(code) ? [...seats, SPECULATOR] : seats;
}
