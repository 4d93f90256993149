// What the list says of an event: offers as people see them on the table. The log has their numbers.

import type { Told, WireEvent } from "$client/wire";
import type { Facts, Speech } from "$client/words/speech";
import { offerIn } from "./facts";

const ABOUT_OFFERS = new Set(["offer_made", "declined", "offer_gone"]);

/** `past` tells what was offered; of what it does not tell, the log's own sentence is left. */
export const sentencesIn =
  (past: readonly Pick<Told, "events">[]) =>
  (speech: Speech, event: WireEvent): string => {
    const made = ABOUT_OFFERS.has(event.code) ? offerMade(past, offerIn(event)) : undefined;
    if (!made) return speech.event(event);
    const slip = speech.say("reg-stage-slip", made.facts); // “butter for 2 sugar”
    const facts: Facts = { ...event.facts, whose: made.facts.seat ?? "", slip };
    return speech.say(`reg-stage-told_${event.code}`, facts);
  };

function offerMade(past: readonly Pick<Told, "events">[], number: number): WireEvent | undefined {
  for (let at = past.length - 1; at >= 0; at--) {
    const found = past[at]!.events.find(
      (event) => event.code === "offer_made" && offerIn(event) === number,
    );
    if (found) return found;
  }
  return undefined;
}
