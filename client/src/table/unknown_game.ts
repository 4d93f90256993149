// For a game without a folder in this client, or whose part could not be loaded: nothing special is
// said about it.

import type { BesideTable } from "$client/games";
import { say } from "$client/words/language.svelte";

export const UNKNOWN: BesideTable = {
  moveWords: () => null,
  isNews: () => true,
  result: { tieBreak: () => "", note: () => "", course: () => null },
  stepName: (at) => say("after-round", { number: at }),
};
