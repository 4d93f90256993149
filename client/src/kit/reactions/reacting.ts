// How a game's masthead lets its player react, at a table where that can be done. A replay or a lesson
// provides nothing, and so has no button for it.

import { getContext, setContext } from "svelte";
import type { Reaction } from "./reactions.svelte";

export interface Reacting {
  readonly allowed: boolean; // has a seat, at a table with a chat
  readonly refused: string; // why the last one was not sent, in the reader's words
  send(reaction: Reaction): Promise<boolean>;
}

const KEY = "reacting";

export const provideReacting = (reacting: Reacting): void => void setContext(KEY, reacting);

export const reactingHere = (): Reacting | undefined => getContext<Reacting | undefined>(KEY);
