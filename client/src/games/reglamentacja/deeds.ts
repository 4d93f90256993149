// A move in words that follow "the bot would …": what a hint says.

import type { Facts, Speech } from "$client/words/speech";
import type { TermFact } from "$client/wire";
import { KINDS } from "./parts";
import {
  callSentence,
  GIVES,
  LAST_CHANCE,
  SELLS_PLACE,
  TOO_DEAR,
  WANTS_PLACE,
  WHO_HAS,
} from "./market/calls";
import { counted } from "./market/stamps";
import { stampList, termsFacts, type Terms } from "./market/terms";

type Deed = [message: string, facts: Facts];

const kindOf = (name: string): number => KINDS.findIndex((kind) => kind === name);
const term = (kind: string, name: string): TermFact => ({ kind, name, number: 0 });
const stamps = (words: string): number[] =>
  counted(
    words
      .split(" ")
      .map(kindOf)
      .filter((kind) => kind >= 0),
  );

const READ: [pattern: RegExp, deed: (parts: string[], speech: Speech) => Deed][] = [
  [/^spins/, () => ["spin", {}]],
  [/^stops the top$/, () => ["stop", {}]],
  [/^is quiet$/, () => ["quiet", {}]],
  [/^buys nothing$/, () => ["buy_nothing", {}]],
  [/^buys (\w+)$/, ([card]) => ["buy", { card: term("card", card!) }]],
  [/^discards (\w+)$/, ([kind]) => ["discard", { stamp: term("stamp", kind!) }]],
  [/^pays (\w+ \w+) for (a stamp|his place)$/, ([paid, what]) => pays(paid!, what!)],
  [/^declines #(\d+)$/, ([number]) => ["decline", { number: Number(number) }]],
  [/^withdraws #(\d+)$/, ([number]) => ["withdraw", { number: Number(number) }]],
  [/^takes #(\d+)$/, ([number]) => ["take", { number: Number(number) }]],
  [
    /^takes #(\d+) giving (.+)$/,
    ([number, paid]) => ["take_giving", { number: Number(number), stamps: listOf(paid!) }],
  ],
  [/^calls (.+)$/, ([words], speech) => ["call", { call: calls(words!, speech) }]],
  [/^offers (all|[a-e]) (.+) for (.+)$/, ([to, give, ask]) => offers(to!, give!, ask!)],
  [
    /^counters #(\d+) (.+) for (.+)$/,
    ([number, give, ask]) => ["counter", { number: Number(number), ...sides(give!, ask!) }],
  ],
];

const listOf = (words: string) => stampList(stamps(words));

function pays(paid: string, what: string): Deed {
  return [what === "a stamp" ? "pay_stamp" : "pay_place", { stamps: listOf(paid) }];
}

function offers(to: string, give: string, ask: string): Deed {
  const facts = sides(give, ask);
  if (to === "all") return ["offer_all", facts];
  return ["offer", { ...facts, seat: { who: "abcde".indexOf(to) } }];
}

function sides(give: string, ask: string): Facts {
  const [, sure = "", number = "", among = ""] =
    /^(.*?)(?:any (\d+)(?: of (.+?))?)?(?: ?place)?$/.exec(ask) ?? ["", ask];
  const terms: Terms = {
    give: stamps(give),
    givePlace: give.endsWith("place"),
    ask: stamps(sure),
    anyOf: Number(number),
    among: stamps(among).reduce((bits, one, kind) => (one ? bits | (1 << kind) : bits), 0),
    askPlace: ask.endsWith("place"),
  };
  return termsFacts(terms);
}

const CALLS: [words: string, phrase: number][] = [
  ["who has", WHO_HAS],
  ["gives", GIVES],
  ["sells place", SELLS_PLACE],
  ["wants place of", WANTS_PLACE],
  ["too dear", TOO_DEAR],
  ["last chance", LAST_CHANCE],
];

function calls(words: string, speech: Speech): string {
  const [known, phrase] = CALLS.find(([start]) => words.startsWith(start)) ?? ["", LAST_CHANCE];
  const slot = words.slice(known.length + 1);
  const filled = phrase === WANTS_PLACE ? "abcde".indexOf(slot) : kindOf(slot);
  return callSentence(speech, { phrase, slot: slot ? filled : -1 });
}

/** The words of a move of this game; null where it is none. */
export function deedOf(speech: Speech, move: string): string | null {
  for (const [pattern, deed] of READ) {
    const found = pattern.exec(move);
    if (!found) continue;
    const [message, facts] = deed(found.slice(1), speech);
    return speech.say(`reg-shop-deed_${message}`, facts);
  }
  return null;
}
