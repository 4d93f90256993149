// A live table stands still after a raid (HSE-CLK-2): does it now? Every screen shows why.

import { untrack } from "svelte";
import type { Play } from "$client/kit/play";

export class StandingStill {
  now = $state(false);

  /** To be called while a screen is set up; `over`: play goes on. */
  constructor(play: () => Pick<Play<unknown>, "standsUntil">, over: () => void) {
    $effect(() => {
      const left = (play().standsUntil ?? 0) - performance.now();
      untrack(() => (this.now = left > 0));
      if (left <= 0) return;
      const timer = setTimeout(() => {
        this.now = false;
        over();
      }, left);
      return () => clearTimeout(timer);
    });
  }
}
