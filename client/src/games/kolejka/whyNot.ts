// Why something can not be done now: the sentence for the bubble, and the rule behind it.

import type { WhyNot } from "$client/house/play";
import type { Speech } from "$client/words/speech";
import { cardName, cardRule } from "./parts";

export interface Reason {
  words: string;
  rule: string;
}

/** The drawer's own commands have no move, or one that begins so; it says itself why not. */
const ofDrawer = ({ move }: WhyNot): boolean => move === "" || move.startsWith("~");

/** `greyed`: a card that finds no use in the street as it is, or -1. */
export function whyNot(refusal: WhyNot | null, greyed: number, speech: Speech): Reason | null {
  if (refusal && !ofDrawer(refusal)) return { words: speech.refusal(refusal), rule: refusal.rule };
  if (greyed < 0) return null;
  return { words: speech.say(`choice-nowhere_${cardName(greyed)}`), rule: cardRule(greyed) };
}
