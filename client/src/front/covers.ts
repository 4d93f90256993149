// The cover of each game's box: drawings of our own, loaded as pictures.

import kolejka from "./covers/kolejka.svg";
import rationBoard from "./covers/ration_board.svg";
import reglamentacja from "./covers/reglamentacja.svg";

export interface CoverArt {
  game: string;
  picture: string;
}

export const COVERS: CoverArt[] = [
  { game: "kolejka", picture: kolejka },
  { game: "ration_board", picture: rationBoard },
  { game: "reglamentacja", picture: reglamentacja },
];

export const coverOf = (game: string): string =>
  COVERS.find((cover) => cover.game === game)?.picture ?? "";
