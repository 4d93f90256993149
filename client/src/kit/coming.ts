// The next cards of a pile. A pile has no order before a card is drawn, so the order is taken from
// the later frames, in which the cards are drawn: as many as lie there now.

import type { Coming, ComingCard } from "$client/games/game";
import type { TermFact, WireEvent } from "$client/wire";
import { SPECTATOR, type ReplayFrames } from "./replay_frames";

/** The next cards of the common pile: those that later events with this code draw. */
export function nextOf(frames: ReplayFrames, at: number, code: string, most: number): Coming {
  const told = eventsAfter(frames, at).filter((event) => event.code === code);
  return { seat: SPECTATOR, cards: told.slice(0, most).map(cardOf) };
}

export const eventsAfter = (frames: ReplayFrames, at: number): WireEvent[] =>
  frames.shown.frames.slice(at + 1).flatMap((frame) => frame.events);

export const cardOf = (event: WireEvent): ComingCard => ({
  name: (event.facts.card as TermFact).name,
  number: 0,
});
