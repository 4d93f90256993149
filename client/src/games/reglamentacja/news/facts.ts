// What an event names: a player, a card of the shop, an offer.

import type { Fact, WireEvent } from "$client/wire";
import { isTerm, isWho } from "$client/words/speech";
import type { BoxData } from "../box/box";

/** A seat, or -1. */
export const who = (fact: Fact | undefined): number =>
  fact !== undefined && isWho(fact) ? fact.who : -1;

/** The name of the card that an event is about, or "". */
export const cardNameIn = ({ facts: { card } }: WireEvent): string =>
  card !== undefined && isTerm(card) ? card.name : "";

/** Its number in the box, or -1. */
export const cardIn = (event: WireEvent, box: BoxData | null): number =>
  box?.cards.findIndex(({ name }) => name === cardNameIn(event)) ?? -1;

/** The number of the offer that an event is about, or 0. */
export const offerIn = ({ code, facts }: WireEvent): number =>
  code !== "reshuffled" && typeof facts.number === "number" ? facts.number : 0;
