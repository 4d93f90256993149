// What an event names: a player, a shop, goods, a card; as numbers of the box.

import type { Fact, WireEvent } from "$client/wire";
import { isTerm, isWho } from "$client/words/speech";
import { CARDS, MARKET, QUEUES, SHOPS } from "../box/parts";

const nameOf = (fact: Fact | undefined): string =>
  fact !== undefined && isTerm(fact) ? fact.name : "";

export const who = (fact: Fact | undefined): number =>
  fact !== undefined && isWho(fact) ? fact.who : -1;

export const shopIn = (fact: Fact | undefined): number =>
  (QUEUES as readonly string[]).indexOf(nameOf(fact));

export const goodsIn = (fact: Fact | undefined): number =>
  (SHOPS as readonly string[]).indexOf(nameOf(fact));

export const cardIn = ({ facts }: WireEvent): number =>
  (CARDS as readonly string[]).indexOf(nameOf(facts.card));

/** Told without a place, because it can happen at the market only. */
const AT_MARKET = new Set(["exchanged", "waited", "went_home"]);

/** The queue that an event is about, or -1. */
export const queueOf = ({ code, facts }: WireEvent): number =>
  AT_MARKET.has(code) ? MARKET : shopIn(facts.shop);
