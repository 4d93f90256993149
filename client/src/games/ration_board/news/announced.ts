// What is read aloud to whoever listens.

import type { WireEvent } from "$client/wire";
import { isSeat } from "$client/words/speech";

/** Acts that tell their own player nothing new. */
const ECHOES = new Set(["called"]);

export const isNews = (event: WireEvent, listener: number): boolean =>
  !(isSeat(event.facts.seat, listener) && ECHOES.has(event.code));
