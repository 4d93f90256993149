// Reglamentacja, as the rest of the client knows it.

import type { GameClient } from "../game";
import cover from "./art/cover.svg";
import { SEAT_INKS } from "./art/names";
import people from "./art/people.svg?url";
import { LETTERS } from "./box/parts";

export const reglamentacja: GameClient = {
  name: "reglamentacja",
  rulePrefix: "REG",
  cover,
  secrets: true,
  showsSecrets: () => true, // one's stamps belong to every question
  figures: 5,
  figure: (number) => {
    const name = LETTERS[number] ?? "";
    return { name, href: `${people}#seat-${name}`, colour: SEAT_INKS[number] ?? "currentColor" };
  },
  mark: (number) => ({ ink: SEAT_INKS[number], letter: LETTERS[number] ?? "" }),
  screen: () => import("./Screen.svelte"),
  beside: () => import("./beside"),
  replay: () => import("./replay/replay"),
  cards: () => import("./learn/Cards.svelte"),
  lesson: () => import("./learn/lesson"),
  wall: () => import("./wall/wall"),
};
