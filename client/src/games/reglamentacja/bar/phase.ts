// Which turn it is and which part of it, in words.

import type { ShopView } from "$client/wire";
import type { Speech } from "$client/words/speech";

const PHASES = ["setup", "allocation", "shopping", "refill", "final", "last_shopping"];

export const phaseWords = (speech: Speech, { phase, rounds }: ShopView): string =>
  speech.say("screen-turn", { number: rounds, phase: speech.say(`phase-${PHASES[phase]}`) });
