// Ration Board, as the rest of the client knows it.

import type { GameClient } from "../game";
import cover from "./art/cover.svg";
import { CARS, PAINT } from "./art/inks";
import pieces from "./art/pieces.svg?url";

const carAt = (number: number): string => CARS[number % CARS.length]!;
const drawingAt = (number: number): string => `${pieces}#car-${carAt(number)}`;

export const rationBoard: GameClient = {
  name: "ration_board",
  rulePrefix: "RAT",
  cover,
  secrets: false,
  showsSecrets: () => false,
  figures: CARS.length,
  figure: (number) => ({
    name: carAt(number),
    href: drawingAt(number),
    colour: PAINT[carAt(number)]!,
  }),
  mark: (number) => ({ ink: PAINT[carAt(number)]!, drawing: drawingAt(number) }),
  screen: () => import("./Screen.svelte"),
  beside: () => import("./beside"),
  replay: () => import("./replay/replay"),
  cards: () => import("./learn/Cards.svelte"),
  lesson: () => import("./learn/lesson"),
  wall: () => import("./wall/wall"),
};
