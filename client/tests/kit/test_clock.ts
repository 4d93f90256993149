// A clock that stands still until the test moves it.

import type { Clock } from "../../src/kit/stage/clock";

interface Waiting {
  at: number;
  run: () => void;
}

export class TestClock implements Clock {
  private time = 0;
  private waiting: Waiting[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, run: () => void): () => void {
    // as setTimeout does: what it cannot count to is due at once
    const one = { at: this.time + (milliseconds < 2 ** 31 ? milliseconds : 0), run };
    this.waiting.push(one);
    return () => (this.waiting = this.waiting.filter((other) => other !== one));
  }

  /** Whatever is due runs at its own moment, in order. */
  move(milliseconds: number): void {
    const until = this.time + milliseconds;
    for (let next = this.due(until); next; next = this.due(until)) {
      this.waiting = this.waiting.filter((other) => other !== next);
      this.time = next.at;
      next.run();
    }
    this.time = until;
  }

  private due(until: number): Waiting | undefined {
    return this.waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  }
}
