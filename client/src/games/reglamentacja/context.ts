// What every part of the screen knows: the play, the box, the draft of an offer.

import { createContext } from "svelte";
import type { Play } from "$client/kit/play";
import type { ShopView } from "$client/wire";
import type { Speech } from "$client/words/speech";
import type { BoxData } from "./box/box";
import type { Drafting } from "./moves/drafting.svelte";
import type { Pointed } from "./news/pointing";
import type { ShopScene } from "./news/scenes";

export type { BoxData, ShoppingCard, Visit } from "./box/box";

export const WIDE = 1_000; // pixels: from here on the offers lie at the sides of the top

/** What two stamps are to be slipped to the speculator for; null: he is not asked. */
export type Paying = "stamp" | "place" | null;

export interface ScreenContext {
  readonly play: Play<ShopView>;
  readonly view: ShopView;
  readonly speech: Speech;
  readonly box: BoxData | null; // null until it has come
  readonly me: number; // -1: a spectator
  readonly narrow: boolean; // no room for slips beside the top
  readonly drafting: Drafting;
  readonly now: number; // performance.now(), moving on only while something waits for it
  readonly scene: ShopScene | null; // what is being shown of what happened
  readonly pointed: Pointed; // what a line of the log is about
  readonly newcomer: boolean; // plays this game for the first time
  paying: Paying; // opened by the tray, shown and closed by the market
  advising: boolean; // what would a bot do? asked in the bar, answered at the table
}

export const [screenContext, setScreenContext] = createContext<ScreenContext>();
