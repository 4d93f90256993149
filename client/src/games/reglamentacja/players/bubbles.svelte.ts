// What hangs in the air: the last call of each player. With a clock it fades; without one it stays
// until its caller does something else.

import type { ShopView, Told } from "$client/wire";
import { isWho } from "$client/words/speech";
import { lastDeed } from "../news/news";
import { lastCallOf, NO_THANKS, said, TOO_DEAR, type Said } from "../moves/calls";

const CALLED = "called";
const HEARD = 6_500; // milliseconds that a call hangs in the air

export interface Bubble {
  said: Said;
  key: number; // the same words again are a new bubble
}

export class Bubbles {
  up = $state.raw<readonly (Bubble | undefined)[]>([]); // by seat
  private readonly timers: (ReturnType<typeof setTimeout> | undefined)[] = [];
  private count = 0;

  /** A telling has come: whoever called in it speaks now. `past` tells what they did since. */
  hear(told: Told | null, view: ShopView, past: readonly Told[]): void {
    const calls = view.known.map((_, seat) => lastCallOf(view, seat));
    const isOver = (seat: number): boolean => (lastDeed(past, seat)?.code ?? CALLED) !== CALLED;
    if (!view.live)
      this.up = calls.map((said, seat) =>
        isOver(seat) ? undefined : this.bubble(said, this.up[seat]),
      );
    else this.hearLive(calls, seatsIn(told, CALLED), seatsIn(told, "declined"));
  }

  /** The seats of the last so many calls. */
  newest(number: number): number[] {
    const seats = this.up.flatMap((bubble, seat) => (bubble ? [{ seat, key: bubble.key }] : []));
    return seats
      .sort((a, b) => b.key - a.key)
      .slice(0, number)
      .map(({ seat }) => seat);
  }

  stop(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
  }

  private hearLive(calls: (Said | undefined)[], callers: number[], refusers: number[]): void {
    this.up = calls.map((call, seat) => {
      if (callers.includes(seat)) return this.rise(seat, call);
      const now = this.up[seat];
      if (!refusers.includes(seat)) return call || now?.said.phrase === NO_THANKS ? now : undefined;
      // Whoever has just called "too dear" has said why already.
      return now?.said.phrase === TOO_DEAR ? now : this.rise(seat, said(NO_THANKS));
    });
  }

  private rise(seat: number, words: Said | undefined): Bubble | undefined {
    clearTimeout(this.timers[seat]);
    this.timers[seat] = setTimeout(() => this.drop(seat), HEARD);
    return this.bubble(words, undefined);
  }

  private bubble(said: Said | undefined, old: Bubble | undefined): Bubble | undefined {
    if (!said) return undefined;
    const same = old?.said.phrase === said.phrase && old.said.slot === said.slot;
    return same ? old : { said, key: ++this.count };
  }

  private drop(seat: number): void {
    this.up = this.up.map((bubble, other) => (other === seat ? undefined : bubble));
  }
}

/** Who did this in a telling. */
function seatsIn(told: Told | null, deed: string): number[] {
  const events = told?.events.filter(({ code }) => code === deed) ?? [];
  return events.flatMap(({ facts }) =>
    facts.seat !== undefined && isWho(facts.seat) ? [facts.seat.who] : [],
  );
}
