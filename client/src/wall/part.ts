// What the wall needs of a game, all of it loaded before the first board is drawn.

import type { BesideTable, GameClient, GameWall } from "$client/games";

export interface WallPart {
  game: GameClient;
  wall: GameWall;
  beside: BesideTable; // how a game ended, in words
  box: unknown;
}

export async function wallPart(game: GameClient, edition: string): Promise<WallPart> {
  const [{ default: wall }, { default: beside }] = await Promise.all([game.wall(), game.beside()]);
  return { game, wall, beside, box: await wall.open(edition) };
}
