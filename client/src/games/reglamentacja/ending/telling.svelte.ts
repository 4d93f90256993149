// The end is told one thing at a time: a visit is turned up, then card after card is counted.

import { motion } from "$client/kit/motion.svelte";
import { sound } from "$client/kit/sound.svelte";

const BEAT = 620; // milliseconds between two things
const LONGEST = 12_000; // for all of them

export class Telling {
  told = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;
  private over = (): void => undefined;

  constructor(private readonly all: () => number) {}

  get done(): boolean {
    return this.told >= this.all();
  }

  begin(): void {
    this.stop();
    this.told = motion.reduced ? this.all() : 0;
    if (this.done) return;
    this.over = motion.hold(); // the sheet after the game waits until it is told
    this.timer = setInterval(() => this.next(), Math.min(BEAT, LONGEST / this.all()));
  }

  skip(): void {
    this.stop();
    this.told = this.all();
  }

  stop(): void {
    clearInterval(this.timer);
    this.over();
  }

  private next(): void {
    this.told += 1;
    sound.stamp();
    if (this.done) this.stop();
  }
}
