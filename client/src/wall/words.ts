// What the wall says of a table: its name, and what happened there in the words of the log.

import type { WireEvent } from "$client/wire";
import type { Speech } from "$client/words/speech";

export const tableName = (speech: Speech, id: string): string => speech.say(`class-table_${id}`);

/** At a table everybody is called by name: nobody who reads the wall is "you". */
export const told = (speech: Speech, names: readonly string[], event: WireEvent): string =>
  speech.at(names, null).event(event);

/** Names of winners, so many as can be read; the others are counted. */
export function namesOf(speech: Speech, names: readonly string[], most: number): string {
  if (names.length <= most) return speech.list([...names]);
  const rest = names.length - most + 1;
  return speech.list([...names.slice(0, most - 1), speech.say("wall-others", { number: rest })]);
}
