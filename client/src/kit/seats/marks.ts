// Eight players, told apart by shape first and by ink second, where a game has no marks of its own.

import { gameOf } from "$client/games";
import { figureOf } from "./figures.svelte";

interface Shape {
  ink: string;
  path: string; // within 0 0 20 20
}

const SHAPES: Shape[] = [
  { ink: "#d1402c", path: "M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14Z" },
  { ink: "#3f7f3c", path: "M10 2.5 18 16.5H2Z" },
  { ink: "#9a6237", path: "M3.5 3.5h13v13h-13Z" },
  { ink: "#e3b11f", path: "M10 1.8 18.2 10 10 18.2 1.8 10Z" },
  { ink: "#3a6ea5", path: "M7.2 2.5h5.6v4.7h4.7v5.6h-4.7v4.7H7.2v-4.7H2.5V7.2h4.7Z" },
  {
    ink: "#7a4f9a",
    path: "M10 1.8l2.4 5.6 6 .5-4.6 4 1.4 5.9L10 14.7l-5.2 3.1 1.4-5.9-4.6-4 6-.5Z",
  },
  { ink: "#2a8a84", path: "M2 3.5h16L10 17.5Z" },
  { ink: "#77705f", path: "M6 2.5h8l4 7.5-4 7.5H6L2 10Z" },
];

export const shapeOf = (seat: number): Shape => SHAPES.at(figureOf(seat) % SHAPES.length)!;

/** The colour of a seat's line and mark, as it is at the table of this game. */
export const inkOf = (game: string, seat: number): string =>
  gameOf(game)?.mark(figureOf(seat)).ink ?? shapeOf(seat).ink;
