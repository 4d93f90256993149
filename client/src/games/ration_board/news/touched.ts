// What touches me: a card of somebody else's that moves my car.

import { isSeat } from "$client/words/speech";
import type { WireEvent } from "$client/wire";

const MOVES = new Set(["traded", "shared_ride"]);

export const touches = ({ code, facts }: WireEvent, seat: number): boolean =>
  seat >= 0 && MOVES.has(code) && isSeat(facts.other, seat);
