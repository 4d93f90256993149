// What is read aloud to whoever listens: everything but the echoes of one's own acts.

import type { WireEvent } from "$client/wire";
import { isSeat } from "$client/words/speech";

/** `echoes` are events that tell their own player nothing new. */
export function allBut(...echoes: string[]): (event: WireEvent, listener: number) => boolean {
  return ({ code, facts }, listener) => !(isSeat(facts.seat, listener) && echoes.includes(code));
}
