// Why something cannot be done now: the sentence for the bubble, and the rule behind it.

import { ACT, type WhyNot } from "$client/kit/play";
import type { Speech } from "$client/words/speech";
import { cardName, cardRule } from "./box/parts";

interface Reason {
  words: string;
  rule: string;
}

/** `greyed`: a card that finds no use in the street as it is, or -1. */
export function whyNot(refusal: WhyNot | null, greyed: number, speech: Speech): Reason | null {
  if (refusal?.about === ACT) return { words: speech.refusal(refusal), rule: refusal.rule };
  if (greyed < 0) return null;
  return { words: speech.say(`choice-nowhere_${cardName(greyed)}`), rule: cardRule(greyed) };
}
