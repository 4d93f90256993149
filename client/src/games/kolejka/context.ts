// What every part of the screen knows: the play, what is being chosen, and the lists of the box.

import { createContext } from "svelte";
import type { SquareView } from "$client/wire";
import type { Play, Previewed } from "$client/kit/play";
import type { Speech } from "$client/words/speech";
import type { Choosing } from "./moves/choosing.svelte";
import type { Pointed } from "./news/pointing";
import type { Lists } from "./box/square";

export interface ScreenContext {
  readonly play: Play<SquareView>;
  readonly view: SquareView;
  readonly speech: Speech;
  readonly choosing: Choosing;
  readonly lists: Lists;
  readonly foreseen: Previewed<SquareView> | null; // what the chosen act would do
  readonly told: string[]; // the last sentences of what happened, the newest first
  readonly now: number; // whose turn it is, -1: nobody's
  readonly pointed: Pointed; // what a line of the log is about, while somebody points at it
  readonly narrow: boolean; // a screen that shows one shop at a time
}

export const [screenContext, setScreenContext] = createContext<ScreenContext>();
