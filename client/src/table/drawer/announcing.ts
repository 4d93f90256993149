// What is read aloud: sentences are gathered for a moment, so that a screen reader is not buried.

import type { Told } from "$client/wire";
import { isWho } from "$client/words/speech";

const QUIET = 350; // milliseconds without news before it is said
const LONGEST = 1_000; // and never later than this after the first of it
const MOST = 6; // sentences at once; the log has the rest

/** Acts that tell their own player nothing new. */
const ECHOES = new Set(["called", "passed", "waited", "went_home", "recalled", "exchanged"]);

/** The events of a telling that are news to this seat. */
export function newsFor(told: Told, seat: number): Told["events"] {
  return told.events.filter(({ code, facts }) => {
    const actor = facts.seat;
    const mine = actor !== undefined && isWho(actor) && actor.who === seat;
    return !(mine && ECHOES.has(code));
  });
}

export class Announcements {
  private waiting: string[] = [];
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `say` gets the words; `more` makes the sentence about what had to be left out. */
  constructor(
    private readonly say: (words: string) => void,
    private readonly more: (number: number) => string,
  ) {}

  add(sentences: string[]): void {
    const fresh = sentences.filter((sentence) => sentence && sentence !== this.waiting.at(-1));
    if (!fresh.length) return;
    if (!this.waiting.length) this.since = Date.now();
    this.waiting.push(...fresh);
    clearTimeout(this.timer);
    const left = this.since + LONGEST - Date.now();
    this.timer = setTimeout(() => this.flush(), Math.max(0, Math.min(QUIET, left)));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private flush(): void {
    const out = this.waiting.length - MOST;
    const told = out > 0 ? [this.more(out), ...this.waiting.slice(-MOST)] : this.waiting;
    this.waiting = [];
    this.say(told.join(" "));
  }
}
