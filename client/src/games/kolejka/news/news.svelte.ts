// What has happened last: the sentences on the slip, and their sounds.

import { untrack } from "svelte";
import type { Play } from "$client/kit/play";
import type { SquareView, WireEvent } from "$client/wire";
import { soundOf } from "./sounds";

const MOST_TOLD = 4; // sentences on the slip
const LOOKED_AT = 12; // tellings, some of which have nothing to say to me

/** The last that is worth a sentence, the newest first: it is read even where there is little room. */
export const lately = (past: readonly { events: WireEvent[] }[]): WireEvent[] =>
  past
    .slice(-LOOKED_AT)
    .flatMap((told) => told.events)
    .filter((event) => event.code !== "drew_something")
    .slice(-MOST_TOLD)
    .reverse();

/** To be called while a screen is set up: it hears what happens as long as the screen is there. */
export function listen(play: () => Play<SquareView>): void {
  $effect(() => {
    const events = play().latest?.events ?? [];
    untrack(() => events.forEach((event) => soundOf(event.code)));
  });
}
