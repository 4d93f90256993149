// Moves as they are sent: each verb with its fields, by the numbers that the view uses.

import type { Choice, ReglamentacjaMove } from "$client/wire";
import { KINDS } from "../box/parts";
import { counted, EVERY_KIND, kindsAmong, listed } from "../box/stamps";
import { CALLS, type Said, WANTS_PLACE } from "./calls";
import type { Terms } from "./terms";

type Move = ReglamentacjaMove;
type Args<V extends Move["verb"]> = Extract<Move, { verb: V }>["args"];
type Kind = (typeof KINDS)[number];
type WireTerms = Args<"offer">["terms"];

const names = (stamps: readonly number[]): Kind[] => listed(stamps).map((kind) => KINDS[kind]!);
const kindOf = (name: Kind): number => KINDS.indexOf(name);

/** Stamps by their names, as a number of each kind. */
export const stampsNamed = (stamps: readonly Kind[]): number[] => counted(stamps.map(kindOf));

const wireTerms = (terms: Terms): WireTerms => ({
  give: names(terms.give),
  give_place: terms.givePlace,
  ask: names(terms.ask),
  ask_place: terms.askPlace,
  any: terms.anyOf,
  among: terms.anyOf ? kindsAmong(terms.among || EVERY_KIND).map((kind) => KINDS[kind]!) : [],
});

export const termsSent = (sent: WireTerms): Terms => ({
  give: stampsNamed(sent.give),
  givePlace: sent.give_place,
  ask: stampsNamed(sent.ask),
  anyOf: sent.any,
  among: sent.among.reduce((bits, name) => bits | (1 << kindOf(name)), 0),
  askPlace: sent.ask_place,
});

export const offer = (to: number, terms: Terms): Move => ({
  verb: "offer",
  args: { to: to < 0 ? "all" : to, terms: wireTerms(terms) },
});

export const counter = (number: number, terms: Terms): Move => ({
  verb: "counter",
  args: { number, terms: wireTerms(terms) },
});

/** `giving`: what is chosen, where the offer leaves a choice. */
export function take(number: number, stamps: readonly number[] = []): Move {
  const giving = names(stamps);
  if (giving.length) return { verb: "take", args: { number, giving } };
  return { verb: "take", args: { number } };
}

export const decline = (number: number): Move => ({ verb: "decline", args: { number } });
export const withdraw = (number: number): Move => ({ verb: "withdraw", args: { number } });

export function call({ phrase, slot }: Said): Move {
  const slots = phrase === WANTS_PLACE ? { seat: slot } : { kind: KINDS[slot] };
  const args = slot < 0 ? { phrase: CALLS[phrase] } : { phrase: CALLS[phrase], ...slots };
  return { verb: "call", args } as Move;
}

export function pay(one: number, other: number, place: boolean): Move {
  const [first, second] = [KINDS[one]!, KINDS[other]!];
  if (place) return { verb: "pay", args: { first, second, deal: "his place" } };
  return { verb: "pay", args: { first, second, deal: "a stamp" } };
}

export const buy = (card: string): Move => ({ verb: "buy", args: { card } });
export const discard = (kind: number): Move => ({ verb: "discard", args: { kind: KINDS[kind]! } });
export const flick = (quality: number): Move => ({ verb: "spin", args: { quality } });

export const SPIN: Move = { verb: "spin", args: {} };
export const STOP: Move = { verb: "stop", args: {} };
export const QUIET: Move = { verb: "quiet", args: {} };
export const BUY_NOTHING: Move = { verb: "buy_nothing", args: {} };

// among what is legal

type Legal<V extends Move["verb"]> = Choice & Extract<Move, { verb: V }>;

export const legalOf = <V extends Move["verb"]>(legal: readonly Choice[], verb: V): Legal<V>[] =>
  legal.filter((choice): choice is Legal<V> => choice.verb === verb);

/** Pairs of stamps that the speculator takes: for one of his, or for his place. */
export const payments = (legal: readonly Choice[], place: boolean): number[][] =>
  legalOf(legal, "pay")
    .filter(({ args }) => (args.deal === "his place") === place)
    .map(({ args }) => stampsNamed([args.first, args.second]));
