// Does this reader want things to move? Asked of the system, and of a switch of our own. And: does
// anything move right now, so that what comes after it has to wait?

import { keeping } from "./kept.svelte";

const KEPT = "kartki.motion";
const CHOICES = ["still", "moves"] as const;
const LOOKS = 150; // milliseconds between two looks whether something still moves
const LONGEST = 15_000; // whatever moves longer than this is decoration

class Motion {
  private readonly system = matchMedia("(prefers-reduced-motion: reduce)");
  private calm = $state(this.system.matches);
  private chosen = $state(keeping.choice(KEPT, CHOICES));

  constructor() {
    this.system.addEventListener("change", (event) => (this.calm = event.matches));
  }

  get reduced(): boolean {
    return this.chosen === null ? this.calm : this.chosen === "still";
  }

  choose(reduced: boolean): void {
    this.chosen = reduced ? "still" : "moves";
    keeping.keep(KEPT, this.chosen);
  }

  private jumps = 0;

  /** Another picture at once: nothing walks to where it stands there. */
  jump(change: () => void): void {
    this.jumps += 1;
    change();
    setTimeout(() => (this.jumps -= 1)); // what it changes is drawn before the next task
  }

  get moves(): boolean {
    return !this.reduced && !this.jumps;
  }

  /** Milliseconds that a movement takes here. */
  time(milliseconds: number): number {
    return this.moves ? milliseconds : 0;
  }

  /** Whatever still moves is where it goes. */
  skip(): void {
    for (const animation of document.getAnimations?.() ?? [])
      if (ends(animation)) animation.finish();
  }

  private held = 0;

  /** Something is shown step by step, by timers of its own; call the answer when it is over. */
  hold(): () => void {
    this.held += 1;
    let over = false;
    return () => {
      if (!over) this.held -= 1;
      over = true;
    };
  }

  /** Is something being shown step by step? */
  get isHeld(): boolean {
    return this.held > 0;
  }

  /** Everything that moves has come to rest, for two looks in a row; without motion, at once. */
  async settled(): Promise<void> {
    const until = performance.now() + LONGEST;
    let still = 0;
    while (still < 2) {
      if (this.reduced && !this.held) return;
      await new Promise((done) => setTimeout(done, LOOKS));
      const moving = performance.now() < until && (document.getAnimations?.() ?? []).some(ends);
      still = this.held || moving ? 0 : still + 1;
    }
  }
}

/** What runs for ever, such as a sign that blinks, is not waited for. */
function ends(animation: Animation): boolean {
  const end = animation.effect?.getComputedTiming().endTime;
  return animation.playState === "running" && typeof end === "number" && Number.isFinite(end);
}

export const motion = new Motion();
