// A bot's move in words that follow "the bot would …".

import type { BesideTable } from "$client/games";
import type { Choice } from "$client/wire";
import type { Speech } from "$client/words/speech";

/** What the game has no words for is shown as it is written. */
export const moveWords = (
  game: Pick<BesideTable, "moveWords"> | null,
  speech: Speech,
  choice: Choice,
  view?: unknown, // what lies on the table, for moves that speak of it
): string =>
  game?.moveWords(speech, choice, view) ?? speech.say("deed-other", { move: choice.move });
