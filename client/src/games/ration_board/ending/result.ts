// How the game ended for each car, and how it went, round by round.

import { courseOf } from "$client/kit/course";
import type { RoadView } from "$client/wire";
import { say } from "$client/words/language.svelte";
import type { GameResult } from "../../game";

const RATION_CARDS = 5;
const granted = (view: unknown, seat: number): number => (view as RoadView).cars[seat]!.granted;
const roundsOf = (view: RoadView): number => view.rounds;

export const result: GameResult = {
  tieBreak: () => "",
  note: (speech, view, seat) => speech.say("after-rations", { number: granted(view, seat) }),
  course: (film) => courseOf<RoadView>(film, RATION_CARDS, roundsOf, granted),
};

export const stepName = (at: number): string =>
  at ? say("after-round", { number: at }) : say("after-start");
