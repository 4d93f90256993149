// Reglamentacja, as the rest of the client knows it.

import type { GameClient } from "../game";
import cover from "./art/cover.svg";
import { SEAT_INKS } from "./art/names";
import people from "./art/people.svg?url";
import { seatLetter } from "./box/parts";

export const reglamentacja: GameClient = {
  name: "reglamentacja",
  rulePrefix: "REG",
  cover,
  secrets: true,
  showsSecrets: () => true, // one's stamps belong to every question
  figure: (seat) => ({
    href: `${people}#seat-${seatLetter(seat)}`,
    colour: SEAT_INKS[seat] ?? "currentColor",
  }),
  mark: (seat) => ({ ink: SEAT_INKS[seat], letter: seatLetter(seat) }),
  screen: () => import("./Screen.svelte"),
  beside: () => import("./beside"),
  replay: () => import("./replay/replay"),
  cards: () => import("./learn/Cards.svelte"),
  lesson: () => import("./learn/lesson"),
};
