// Where in the street it happened, when somebody points at a line of the log.

import type { Fact, WireEvent } from "$client/wire";
import { isTerm, isWho } from "$client/words/speech";
import { MARKET, QUEUES } from "../box/parts";

export interface Pointed {
  queues: number[];
  seats: number[];
}

/** Told without a place, because it can happen at the market only. */
const AT_MARKET = new Set(["exchanged", "waited", "went_home"]);

export function pointedOut(events: WireEvent[]): Pointed {
  return {
    queues: unique(events.flatMap(queuesIn)),
    seats: unique(events.flatMap((event) => Object.values(event.facts).flatMap(seatIn))),
  };
}

function queuesIn({ code, facts }: WireEvent): number[] {
  if (AT_MARKET.has(code)) return [MARKET];
  return Object.values(facts).flatMap(queueIn);
}

function queueIn(fact: Fact): number[] {
  if (!isTerm(fact) || fact.kind !== "shop") return [];
  const queue = (QUEUES as readonly string[]).indexOf(fact.name);
  return queue < 0 ? [] : [queue];
}

/** A fact may name nobody at all, or a speculator; only players have a list to point at. */
const seatIn = (fact: Fact): number[] => (isWho(fact) && fact.who >= 0 ? [fact.who] : []);

const unique = (numbers: number[]): number[] => [...new Set(numbers)];
