// One moment of what was told, shown at its place on the board for a while.

import type { WireEvent } from "$client/wire";

/** `P` is how a game names a place on its board. */
export interface Scene<P = unknown> {
  n: number; // of the telling
  kind: string; // what the game draws
  event: WireEvent;
  lasts: number; // milliseconds at normal pace; Infinity: until somebody goes on
  touchesMe: boolean;
  place?: P;
}

/** Shorter than this nobody can follow. */
export const SHORTEST = 600;

/** `data-staged` of the element that shows a scene. Give each scene an element of its own: `{#key scene}`. */
export const markOf = ({ n, event }: Pick<Scene, "n" | "event">): string => `${n}:${event.code}`;
