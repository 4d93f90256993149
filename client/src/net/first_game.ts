// Which games this browser has played: the first spin of a first game waits for it (HSE-CLK-3).

import { keeping } from "$client/kit/kept.svelte";

const PLAYED = "kartki.played";

const played = (): string[] =>
  keeping.list(PLAYED, (name) => (typeof name === "string" ? name : null));

export const isFirstGame = (game: string): boolean => !played().includes(game);

/** Where nothing may be kept, every game is a first one. */
export function notePlayed(game: string): void {
  if (isFirstGame(game)) keeping.keepValue(PLAYED, [...played(), game]);
}
