// Tellings of Reglamentacja for tests.

import type { Fact, TermFact, Told, WireEvent } from "$client/wire";

export const who = (seat: number): Fact => ({ who: seat });
export const card = (name: string): TermFact => ({ kind: "card", name, number: 0 });
export const stamps = (...names: string[]): Fact => ({
  terms: names.map((name) => ({ kind: "stamp", name, number: 1 })),
  choose: 0,
});
export const event = (code: string, facts: Record<string, Fact> = {}): WireEvent => ({
  code,
  facts,
});

export const told = (n: number, ...events: WireEvent[]): Told => ({
  t: "told",
  n,
  lines: [],
  events,
  view: null,
  mine: null,
  ask: null,
});

export const bought = (seat: number, name: string): WireEvent =>
  event("bought", { seat: who(seat), card: card(name) });
export const took = (die: number, name: string): WireEvent =>
  event("speculator_took", { die, card: card(name) });
export const turned = (name: string): WireEvent => event("turned_up", { card: card(name) });

export const offered = (number: number, seat: number, to: number): WireEvent =>
  event("offer_made", {
    seat: who(seat),
    number,
    counter: "no",
    answers: 0,
    all: to < 0 ? "yes" : "no",
    to: to < 0 ? "" : who(to),
    give: stamps("butter"),
    ask: stamps("sugar"),
    choice: "",
    part: "none",
  });
