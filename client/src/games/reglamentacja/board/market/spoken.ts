// What is read aloud of a slip, of a player, of the whole table.

import type { Facts, Speech } from "$client/words/speech";
import type { BoxData } from "../../box/box";
import { sum } from "../../box/stamps";
import type { Ending } from "./board.svelte";
import type { Slip } from "./slips";
import { stampList, termsFacts, termsOf, type Terms } from "../../moves/terms";

/** “chocolate for any 3”. */
export const termsSentence = (speech: Speech, terms: Terms): string =>
  speech.say("reg-deal-terms", termsFacts(terms));

/** “Marek offers you chocolate for any 3; you would give 2 soap and alcohol. Take”. */
export function slipSentence(speech: Speech, slip: Slip, box: BoxData | null): string {
  const card = box?.cards[slip.completes]?.name;
  const paid = stampList(slip.paid);
  const facts: Facts = {
    ...addressed(slip),
    terms: termsSentence(speech, termsOf(slip.offer)),
    paid: sum(slip.paid) ? speech.several(paid) : "none",
    card: card ? speech.term({ kind: "card", name: card, number: 0 }) : "none",
  };
  return speech.say(`reg-deal-say_${slip.deed}`, facts);
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

/** Everything that is open, for whoever asks for it: offers to me first. */
export function summary(speech: Speech, slips: readonly Slip[]): string[] {
  const told = (name: string, found: Slip[], whose: boolean): string => {
    const words = found.map(({ offer }) => {
      const terms = termsSentence(speech, termsOf(offer));
      return whose ? `${speech.name(offer.maker)}: ${terms}` : terms;
    });
    return speech.say(`reg-deal-summary_${name}`, { number: found.length, list: words.join("; ") });
  };
  return [
    told(
      "for_you",
      slips.filter(({ rank }) => rank < 2),
      true,
    ),
    told(
      "mine",
      slips.filter(({ rank }) => rank === 2),
      false,
    ),
    told(
      "others",
      slips.filter(({ rank }) => rank === 3),
      true,
    ),
  ];
}
