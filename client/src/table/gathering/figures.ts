// Who one will be in the game: the pawn, the car or the neighbour of each seat, before the game has begun.

import pieces from "$client/games/kolejka/art/pieces.svg?url";
import { inkOf } from "$client/games/kolejka/parts";
import { CARS, PAINT } from "$client/games/ration_board/art/inks";
import { drawing } from "$client/games/ration_board/art/pieces";
import { SEAT_INKS } from "$client/games/reglamentacja/art/names";
import people from "$client/games/reglamentacja/art/people.svg?url";
import { seatLetter } from "$client/games/reglamentacja/parts";

export interface Figure {
  href: string;
  colour: string;
}

const PAWN_INKS: Record<string, string> = {
  red: "#d1402c",
  green: "#3f7f3c",
  brown: "#9a6237",
  yellow: "#e3b11f",
  blue: "#3a6ea5",
};

const FIGURES: Record<string, (seat: number) => Figure> = {
  kolejka: (seat) => ({
    href: `${pieces}#pawn-${inkOf(seat)}`,
    colour: PAWN_INKS[inkOf(seat)] ?? "currentColor",
  }),
  ration_board: (seat) => {
    const car = CARS[seat % CARS.length]!;
    return { href: drawing(`car-${car}`), colour: PAINT[car]! };
  },
  reglamentacja: (seat) => ({
    href: `${people}#seat-${seatLetter(seat)}`,
    colour: SEAT_INKS[seat] ?? "currentColor",
  }),
};

export const figureOf = (game: string, seat: number): Figure | undefined => FIGURES[game]?.(seat);
