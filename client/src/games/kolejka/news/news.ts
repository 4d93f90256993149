// What has happened last: the sentences on the slip.

import type { WireEvent } from "$client/wire";

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
