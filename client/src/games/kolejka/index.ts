// Kolejka, as the rest of the client knows it.

import type { GameClient } from "../game";
import cover from "./art/cover.svg";
import pieces from "./art/pieces.svg?url";
import { INKS } from "./box/parts";

const PAWN_INKS: Record<string, string> = {
  red: "#d1402c",
  green: "#3f7f3c",
  brown: "#9a6237",
  yellow: "#e3b11f",
  blue: "#3a6ea5",
};

/** What is asked about pawns and goods, which everybody sees. */
const WITHOUT_CARDS = new Set(["queue_up", "opening", "market", "market_again", "recall"]);

export const kolejka: GameClient = {
  name: "kolejka",
  rulePrefix: "KOL",
  cover,
  secrets: true,
  showsSecrets: (prompt) => !WITHOUT_CARDS.has(prompt),
  figures: 5,
  figure: (number) => {
    const name = INKS[number] ?? "spec";
    return { name, href: `${pieces}#pawn-${name}`, colour: PAWN_INKS[name] ?? "currentColor" };
  },
  mark: () => ({}), // its pawns wear the shapes of the pages
  screen: () => import("./Screen.svelte"),
  beside: () => import("./beside"),
  replay: () => import("./replay/replay"),
  cards: () => import("./learn/Cards.svelte"),
  lesson: () => import("./learn/lesson"),
  wall: () => import("./wall/wall"),
};
