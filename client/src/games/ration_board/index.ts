// Ration Board, as the rest of the client knows it.

import type { GameClient } from "../game";
import cover from "./art/cover.svg";
import { CARS, PAINT } from "./art/inks";
import pieces from "./art/pieces.svg?url";

const carOf = (seat: number): string => CARS[seat % CARS.length]!;
const drawingOf = (seat: number): string => `${pieces}#car-${carOf(seat)}`;

export const rationBoard: GameClient = {
  name: "ration_board",
  rulePrefix: "RAT",
  cover,
  secrets: false,
  showsSecrets: () => false,
  figure: (seat) => ({ href: drawingOf(seat), colour: PAINT[carOf(seat)]! }),
  mark: (seat) => ({ ink: PAINT[carOf(seat)]!, drawing: drawingOf(seat) }),
  screen: () => import("./Screen.svelte"),
  beside: () => import("./beside"),
  replay: () => import("./replay/replay"),
  cards: () => import("./learn/Cards.svelte"),
  lesson: () => import("./learn/lesson"),
};
