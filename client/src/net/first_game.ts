// Which games this browser has played: the first spin of a first game waits for it (HSE-CLK-3), and
// its table says a little more.

import { keeping } from "$client/kit/kept.svelte";

const PLAYED = "kartki.played";
const FIRST = "kartki.first_tables";

const kept = (where: string): string[] =>
  keeping.list(where, (name) => (typeof name === "string" ? name : null));

export const isFirstGame = (game: string): boolean => !kept(PLAYED).includes(game);

/** Is this the table at which this browser plays the game for the first time? */
export const isFirstTable = (game: string, code: string): boolean =>
  isFirstGame(game) || kept(FIRST).includes(`${game} ${code}`);

/** Where nothing may be kept, every game is a first one. */
export function notePlayed(game: string, code: string): void {
  if (!isFirstGame(game)) return;
  keeping.keepValue(PLAYED, [...kept(PLAYED), game]);
  keeping.keepValue(FIRST, [...kept(FIRST), `${game} ${code}`]);
}
