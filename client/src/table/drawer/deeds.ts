// A choice in words that follow "the bot would …": what a hint says.

import { CARDS, QUEUES } from "$client/games/kolejka/parts";
import { deedOf } from "$client/games/reglamentacja/deeds";
import type { Choice, Fact, TermFact } from "$client/wire";
import type { Facts, Speech } from "$client/words/speech";

const SIMPLE: Record<string, string> = {
  passes: "deed-pass",
  waits: "deed-wait",
  "goes home": "deed-home",
  "is done": "deed-done",
};

const term = (kind: string, queue: unknown): TermFact => ({
  kind,
  name: QUEUES[Number(queue)] ?? "none",
  number: 0,
});

export function deedWords(speech: Speech, choice: Choice): string {
  const trade = speech.has("reg-shop-deed_spin") ? deedOf(speech, choice.move) : null;
  return trade ?? speech.say(...told(choice));
}

function told(choice: Choice): [string, Facts] {
  const [first, second, third] = choice.key;
  if (choice.do === "Queue") return ["deed-queue", { shop: term("shop", first) }];
  if (choice.do === "Play") return played(choice.key);
  if (choice.do === "Take") return ["deed-take", { goods: term("goods", first) }];
  if (choice.do === "Exchange") return exchanged(first, second, third);
  if (choice.do === "Recall")
    return ["deed-recall", { shop: term("shop", first), place: Number(second) + 1 }];
  if (choice.do === "Simple" && SIMPLE[String(first)]) return [SIMPLE[String(first)]!, {}];
  if (choice.do === "Call") return ["deed-call", { number: Number(first) }];
  if (choice.do === "Roll") return ["deed-roll", {}];
  return ["deed-other", { move: choice.move }];
}

function played([card, shop, place, goods, to]: unknown[]): [string, Facts] {
  const name = CARDS[Number(card)] ?? "none";
  const facts: Record<string, Fact> = {
    card: { kind: "card", name, number: 0 },
    shop: term("shop", shop),
    place: Number(place) + 1,
    goods: term("goods", goods),
    other: term("shop", to),
  };
  return [`deed-${name}`, facts];
}

function exchanged(pay: unknown, also: unknown, take: unknown): [string, Facts] {
  const message =
    Number(also) < 0 ? "deed-exchange" : also === pay ? "deed-exchange_alike" : "deed-exchange_two";
  const facts = {
    goods: term("goods", pay),
    also: term("goods", also),
    other: term("goods", take),
  };
  return [message, facts];
}
