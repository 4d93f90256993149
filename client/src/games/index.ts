// The games of this client, in the order of the first page: one line for each.

import type { GameClient } from "./game";
import { kolejka } from "./kolejka";
import { rationBoard } from "./ration_board";
import { reglamentacja } from "./reglamentacja";

export type * from "./game";

export const GAMES: readonly GameClient[] = [kolejka, rationBoard, reglamentacja];

export const gameOf = (name: string): GameClient | undefined =>
  GAMES.find((game) => game.name === name);
