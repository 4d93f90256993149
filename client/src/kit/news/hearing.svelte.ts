// What happens is heard: each event has its sound, or none.

import { untrack } from "svelte";
import type { Play } from "../play";

/** To be called while a screen is set up: it hears what happens as long as the screen is there. */
export function hear(play: () => Play<unknown>, soundOf: (code: string) => void): void {
  $effect(() => {
    const events = play().latest?.events ?? [];
    untrack(() => events.forEach((event) => soundOf(event.code)));
  });
}
