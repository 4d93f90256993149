// The screens of the games, each loaded with its drawings when somebody plays it.

import type { Component } from "svelte";
import type { Play } from "$client/house/play";

export type DrawerTab = "log" | "chat" | "people" | "settings";

/** What every game's screen is given. It fills the window and has a button for the drawer. */
export interface ScreenProps<V> {
  play: Play<V>;
  unread: number; // chat that nobody has looked at
  onmenu: (tab: DrawerTab) => void;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each screen draws its own view
type Screen = Component<ScreenProps<any>>;

const SCREENS: Record<string, () => Promise<{ default: Screen }>> = {
  kolejka: () => import("./kolejka/Screen.svelte"),
  ration_board: () => import("./ration_board/Screen.svelte"),
  reglamentacja: () => import("./reglamentacja/Screen.svelte"),
};

export const PLAYABLE = Object.keys(SCREENS);

export const screenOf = (game: string): (() => Promise<{ default: Screen }>) | undefined =>
  SCREENS[game];
