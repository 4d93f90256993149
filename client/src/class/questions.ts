// The three questions after a game: each game has its own words for them.

import { say } from "$client/words/language.svelte";

export const QUESTIONS = [1, 2, 3] as const;
export const LONGEST_ANSWER = 600;

export const questionWords = (game: string, number: number): string =>
  say(`lesson-question${number}_${game}`);
