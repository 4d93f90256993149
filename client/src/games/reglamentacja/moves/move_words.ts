// A move in words that follow "the bot would …": what a hint says.

import type { Facts, Speech } from "$client/words/speech";
import type { Choice, OfferView, ReglamentacjaMove, ShopView, TermFact } from "$client/wire";
import { KINDS } from "../box/parts";
import { CALLS, callSentence, NO_SLOT } from "./calls";
import { stampsNamed, termsSent } from "./sent";
import { stampList, termsFacts, termsOf } from "./terms";

type Deed = [message: string, facts: Facts];

const term = (kind: string, name: string): TermFact => ({ kind, name, number: 0 });

/** A slip as people see it: whose it is, what it gives and asks. Its number is nobody's word for it. */
function slipWords(speech: Speech, offer: OfferView | undefined): string {
  if (!offer) return speech.say("reg-shop-slip_gone");
  return speech.say("reg-shop-slip", { ...termsFacts(termsOf(offer)), seat: { who: offer.maker } });
}

function deedOf(
  speech: Speech,
  { verb, args }: ReglamentacjaMove,
  offers: readonly OfferView[],
): Deed {
  const slip = (number: number): string =>
    slipWords(
      speech,
      offers.find((offer) => offer.number === number),
    );
  switch (verb) {
    case "offer": {
      const facts = termsFacts(termsSent(args.terms));
      return args.to === "all"
        ? ["offer_all", facts]
        : ["offer", { ...facts, seat: { who: args.to } }];
    }
    case "counter":
      return ["counter", { slip: slip(args.number), ...termsFacts(termsSent(args.terms)) }];
    case "take":
      if (!("giving" in args)) return ["take", { slip: slip(args.number) }];
      return [
        "take_giving",
        { slip: slip(args.number), stamps: stampList(stampsNamed(args.giving)) },
      ];
    case "call":
      return ["call", { call: callSentence(speech, saidIn(args)) }];
    case "pay": {
      const stamps = stampList(stampsNamed([args.first, args.second]));
      return [args.deal === "a stamp" ? "pay_stamp" : "pay_place", { stamps }];
    }
    case "buy":
      return ["buy", { card: term("card", args.card) }];
    case "discard":
      return ["discard", { stamp: term("stamp", args.kind) }];
    case "decline":
    case "withdraw":
      return [verb, { slip: slip(args.number) }];
    default:
      return [verb, {}];
  }
}

type CallArgs = Extract<ReglamentacjaMove, { verb: "call" }>["args"];

function saidIn(args: CallArgs) {
  const slot = "kind" in args ? KINDS.indexOf(args.kind) : "seat" in args ? args.seat : NO_SLOT;
  return { phrase: CALLS.indexOf(args.phrase), slot };
}

export function moveWords(speech: Speech, choice: Choice, view?: unknown): string | null {
  const offers = (view as Partial<ShopView> | undefined)?.offers ?? [];
  const [deed, facts] = deedOf(speech, choice as ReglamentacjaMove, offers);
  const message = `reg-shop-deed_${deed}`;
  return speech.has(message) ? speech.say(message, facts) : null;
}
