// How fast this browser shows what happens: one choice for every game, and a pause of this page.

import { keeping } from "$client/kit/kept.svelte";

const KEPT = "kartki.pace";

export const PACES = ["slow", "normal", "quick", "at_once"] as const;
export type PaceName = (typeof PACES)[number];

const FACTORS: Record<PaceName, number> = { slow: 2, normal: 1, quick: 0.5, at_once: 0 };

export class Pace {
  chosen = $state<PaceName>(keeping.choice(KEPT, PACES, "normal") ?? "normal");
  paused = $state(false);
  speed = $state(1); // of a replay that runs by itself

  /** How long a scene is shown, as a part of its own time; 0: not at all. */
  get factor(): number {
    return FACTORS[this.chosen] / this.speed;
  }

  choose(pace: PaceName): void {
    this.chosen = pace;
    keeping.keep(KEPT, pace);
  }

  pause(): void {
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
  }
}

export const pace = new Pace();
