// The settings of a table: what can be chosen, and how it is said.

import { reading, say } from "$client/words/language.svelte";

export const DECISION_TIMES = [0, 30, 60, 120, 300]; // seconds; 0: without limit
export const SEAT_TIMES = [0, 600, 1200, 1800, 3600];
export const GONE_TIMES = [0, 60, 120, 300, 900];

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

export const BOT_SPEEDS = { fast: 150, usual: 900, slow: 2200 }; // milliseconds before a bot acts
