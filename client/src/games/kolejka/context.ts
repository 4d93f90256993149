// What every part of the screen knows: the play, what is being chosen, and the lists of the box.

import { createContext } from "svelte";
import type { SquareView, Told } from "$client/wire";
import type { Play, Previewed } from "$client/kit/play";
import type { Speech } from "$client/words/speech";
import type { Choosing } from "./moves/choosing.svelte";
import type { Pointed } from "./news/pointing";
import type { Lists } from "./box/square";
import type { Stage } from "$client/kit/stage/stage.svelte";
import type { StreetScene } from "./news/scenes";
import type { Hit } from "./news/touched";

export interface ScreenContext {
  readonly play: Play<SquareView>;
  readonly view: SquareView;
  readonly speech: Speech;
  readonly choosing: Choosing;
  readonly lists: Lists;
  readonly foreseen: Previewed<SquareView> | null; // what the chosen act would do
  readonly stage: Stage<SquareView, StreetScene>; // what is being shown of what happened
  readonly hits: readonly Hit[]; // what others did to my pawns since I last acted
  readonly seen: readonly Told[]; // what was told, as far as it has been shown
  readonly over: boolean; // the game has ended, and what led to it has been shown
  readonly now: number; // whose turn it is, -1: nobody's
  readonly pointed: Pointed; // what a line of the log is about, while somebody points at it
  readonly narrow: boolean; // a screen that shows one shop at a time
}

export const [screenContext, setScreenContext] = createContext<ScreenContext>();
