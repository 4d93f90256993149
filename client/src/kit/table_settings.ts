// The settings of a table: what can be chosen, and how it is said.

import type { TableSetting, TableSettings } from "$client/wire";
import { reading, say } from "$client/words/language.svelte";

/** `2 minutes`, in the reader's language. */
export function lengthOf(seconds: number): string {
  if (seconds % 3600 === 0) return say("lobby-hours", { number: seconds / 3600 });
  if (seconds % 60 === 0) return say("lobby-minutes", { number: seconds / 60 });
  return say("lobby-seconds", { number: seconds });
}

/** A house rule's value in words; one that an own edition brings along stands as it is. */
export function valueWords(option: string, value: string): string {
  const id = `lobby-option-${option}-${value}`;
  return reading.speech?.has(id) ? say(id) : value;
}

export function optionWords(option: string): string {
  const id = `lobby-option-${option}`;
  return reading.speech?.has(id) ? say(id) : option;
}

export function editionWords(edition: string): string {
  const id = `lobby-edition-${edition}`;
  return reading.speech?.has(id) ? say(id) : edition;
}

/** One of the values that a form offers: by a name of its own, or as a length of time. */
export function settingWords(
  { name, kind }: TableSetting,
  [named, value]: [string, number],
): string {
  if (kind === "named") return say(`lobby-${name}-${named}`);
  if (kind === "limit") return value ? lengthOf(value) : say("lobby-no_limit");
  return value ? say("lobby-after", { number: value / 60 }) : say("lobby-never");
}

/** A setting of a table as a sentence; "": there is nothing to say of it. */
export function settingSentence({ name, kind }: TableSetting, settings: TableSettings): string {
  const value = settings[name];
  if (kind === "switch") return say(`lobby-says-${name}`, { on: value ? "yes" : "no" });
  if (kind === "named" || !value) return "";
  return say(`lobby-says-${name}`, { time: lengthOf(Number(value)) });
}
