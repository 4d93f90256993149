// A choice in words that follow "the bot would …": what a hint says.

import type { Choice, Fact, KolejkaMove, TermFact } from "$client/wire";
import type { Facts, Speech } from "$client/words/speech";

type Args<V extends KolejkaMove["verb"]> = Extract<KolejkaMove, { verb: V }>["args"];

const term = (kind: string, name = "none"): TermFact => ({ kind, name, number: 0 });

export function moveWords(speech: Speech, choice: Choice): string | null {
  const [message, facts] = deedOf(choice as KolejkaMove);
  return speech.has(message) ? speech.say(message, facts) : null;
}

function deedOf({ verb, args }: KolejkaMove): [string, Facts] {
  switch (verb) {
    case "play":
      return played(args);
    case "queue":
      return ["deed-queue", { shop: term("shop", args.shop) }];
    case "take":
      return ["deed-take", { goods: term("goods", args.goods) }];
    case "exchange":
      return exchanged(args);
    case "recall":
      return ["deed-recall", { shop: term("shop", args.shop), place: args.place }];
    case "go_home":
      return ["deed-home", {}];
    default:
      return [`deed-${verb}`, {}];
  }
}

interface Played {
  card: string;
  shop?: string;
  place?: number;
  goods?: string;
  to?: string;
}

function played(args: Played): [string, Facts] {
  const facts: Record<string, Fact> = {
    card: term("card", args.card),
    shop: term("shop", args.shop),
    place: args.place ?? 0,
    goods: term("goods", args.goods),
    other: term("shop", args.to),
  };
  return [`deed-${args.card}`, facts];
}

function exchanged(args: Args<"exchange">): [string, Facts] {
  const facts = { goods: term("goods", args.pay), other: term("goods", args.take) };
  if (!("also" in args)) return ["deed-exchange", facts];
  const message = args.also === args.pay ? "deed-exchange_alike" : "deed-exchange_two";
  return [message, { ...facts, also: term("goods", args.also) }];
}
