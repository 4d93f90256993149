// The title of a release card.

import type { Speech } from "$client/words/speech";

/** A card of somebody's own box may have words of its own, and then no title. */
export function titleOf(speech: Speech, id: string): string {
  const message = `card-${id}`;
  const [title, words] = [speech.attribute(message, "name"), speech.attribute(message, "")];
  return title === words || title === id ? "" : title;
}
