// What the list says of an event: offers as people see them on the table. The log has their numbers.

import type { Fact, TermFact, Told, WireEvent } from "$client/wire";
import type { Facts, Speech } from "$client/words/speech";
import { offerIn } from "./facts";

const ABOUT_OFFERS = new Set(["offer_made", "declined", "offer_gone"]);
const PLACE = "place";

/** `past` tells what was offered; of what it does not tell, the log's own sentence is left. */
export const sentencesIn =
  (past: readonly Pick<Told, "events">[]) =>
  (speech: Speech, event: WireEvent): string => {
    if (event.code === "dealt") return speech.say("reg-stage-told_dealt", event.facts);
    const made = ABOUT_OFFERS.has(event.code) ? offerMade(past, offerIn(event)) : undefined;
    if (!made) return speech.event(event);
    const slip = speech.say("reg-stage-slip", slipFacts(speech, made)); // “butter for 2 sugar”
    const facts: Facts = { ...event.facts, whose: made.facts.seat ?? "", slip };
    return speech.say(`reg-stage-told_${event.code}`, facts);
  };

/** Several draws of somebody are one sentence; of anything else there is none. */
export const severalOf = (speech: Speech, event: WireEvent, number: number): string | null =>
  event.code === "drew_something"
    ? speech.say("screen-drew_some", { ...event.facts, number })
    : null;

/** Whose place it is: its maker's where it is given, else that of the one who is asked. */
function slipFacts(speech: Speech, { facts }: WireEvent): Facts {
  const asked = facts.to === "" || facts.to === undefined ? null : facts.to;
  return {
    ...facts,
    give: sideOf(speech, facts.give, facts.seat ?? null),
    ask: sideOf(speech, facts.ask, asked),
  };
}

function sideOf(speech: Speech, side: Fact | undefined, whose: Fact | null): Fact {
  if (typeof side !== "object" || !("terms" in side) || !whose) return side ?? "";
  const word = (term: TermFact): string =>
    term.name === PLACE
      ? speech.say("reg-stage-place_of", { whose })
      : speech.several({ terms: [term], choose: 0 });
  return speech.list(side.terms.map(word));
}

function offerMade(past: readonly Pick<Told, "events">[], number: number): WireEvent | undefined {
  for (let at = past.length - 1; at >= 0; at--) {
    const found = past[at]!.events.find(
      (event) => event.code === "offer_made" && offerIn(event) === number,
    );
    if (found) return found;
  }
  return undefined;
}
