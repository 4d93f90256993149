// What a class says of its tables and of time.

import { reading, say } from "$client/words/language.svelte";

/** "The Kiosk"; a name that this client does not know yet stands as it is. */
export function tableWords(id: string): string {
  const message = `class-table_${id}`;
  return reading.speech?.has(message) ? say(message) : id.replaceAll("_", " ");
}

/** "Ania, Bartek and Celina" */
export const listOf = (names: readonly string[]): string => reading.speech?.list([...names]) ?? "";

export const momentOf = (milliseconds: number): string =>
  new Intl.DateTimeFormat(reading.language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  }).format(milliseconds);

/** A day without its hour, for what is printed. */
export const dayOf = (milliseconds: number): string =>
  new Intl.DateTimeFormat(reading.language, { dateStyle: "long" }).format(milliseconds);
