// What is read aloud of a slip, of a player, of the whole table.

import type { Facts, Speech } from "$client/words/speech";
import type { BoxData } from "../../box/box";
import { sum } from "../../box/stamps";
import type { Ending } from "./board.svelte";
import { MINE, OTHERS, REFUSED, TO_ALL, TO_ME, type Slip } from "./slips";
import { stampList, termsFacts, termsOf, type Terms } from "../../moves/terms";

/** “chocolate for any 3”. */
export const termsSentence = (speech: Speech, terms: Terms): string =>
  speech.say("reg-deal-terms", termsFacts(terms));

/** “Marek offers you chocolate for any 3; you would give 2 soap and alcohol. Take”. */
export function slipSentence(
  speech: Speech,
  slip: Slip,
  box: BoxData | null,
  answered = false, // by another offer of mine
): string {
  const card = box?.cards[slip.completes]?.name;
  const paid = stampList(slip.paid);
  const facts: Facts = {
    ...addressed(slip),
    terms: termsSentence(speech, termsOf(slip.offer)),
    paid: sum(slip.paid) ? speech.several(paid) : "none",
    card: card ? speech.term({ kind: "card", name: card, number: 0 }) : "none",
  };
  const words = speech.say(`reg-deal-say_${slip.deed}`, facts);
  if (!slip.refused) return words;
  return speech.say(answered ? "reg-deal-say_answered" : "reg-deal-say_refused", { slip: words });
}

function addressed({ offer }: Slip): Facts {
  const all = offer.to < 0;
  return { seat: { who: offer.maker }, all: all ? "yes" : "no", to: all ? "" : { who: offer.to } };
}

export const endingSentence = (speech: Speech, slip: Slip, ending: Ending): string =>
  speech.say("reg-deal-gone", {
    ...addressed(slip),
    why: ending.why,
    taker: { who: ending.taker },
  });

/** My own, which I may offer again: what it was, why it went. */
export const againSentence = (speech: Speech, slip: Slip, ending: Ending): string =>
  speech.say("reg-deal-say_again", {
    terms: termsSentence(speech, termsOf(slip.offer)),
    why: endingSentence(speech, slip, ending),
  });

/** Everything that is open, for whoever asks for it: offers to me first. */
export function summary(speech: Speech, slips: readonly Slip[]): string[] {
  const told = (name: string, found: Slip[], whose: boolean): string => {
    const words = found.map(({ offer }) => {
      const terms = termsSentence(speech, termsOf(offer));
      return whose ? `${speech.name(offer.maker)}: ${terms}` : terms;
    });
    return speech.say(`reg-deal-summary_${name}`, { number: found.length, list: words.join("; ") });
  };
  const lying = (...ranks: number[]): Slip[] => slips.filter(({ rank }) => ranks.includes(rank));
  return [
    told("for_you", lying(TO_ME, TO_ALL), true),
    ...(lying(REFUSED).length ? [told("refused", lying(REFUSED), true)] : []),
    told("mine", lying(MINE), false),
    told("others", lying(OTHERS), true),
  ];
}
