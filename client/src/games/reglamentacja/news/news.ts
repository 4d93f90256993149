// What has just happened in the shop, as sentences worth a look. What is traded the slips tell.

import type { WireEvent } from "$client/wire";

const NEWS = new Set([
  "stands_first",
  "drew",
  "discarded",
  "reshuffled",
  "nothing_to_draw",
  "top_stopped",
  "all_quiet",
  "top_fell",
  "bought",
  "bought_nothing",
  "speculator_took",
  "final_turn_began",
  "turn_began",
]);
const MOST = 2; // at once

export const newsIn = (events: readonly WireEvent[]): WireEvent[] =>
  events.filter(({ code }) => NEWS.has(code)).slice(-MOST);
