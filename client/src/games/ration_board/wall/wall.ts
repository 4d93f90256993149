// Ration Board on the projector of a class.

import "../art/letters.css";
import "./theme.css";
import { inOrder } from "$client/kit/standing";
import type { CarView, RoadView } from "$client/wire";
import type { GameWall } from "../../game";
import { openBox, type Box } from "../box/box";
import { alongOf } from "../box/road";
import Board from "./Board.svelte";

const HOME = 100; // behind every blue space, before every red one

/** How far a car is on its trip: home by the blue road, then out again by the red one. */
function alongTrip(box: Box, { space }: CarView): number {
  if (space === "OFF") return 2 * HOME;
  const { route, tick } = alongOf(box, space);
  return route === "red" ? HOME + 1 + tick : tick;
}

/** Each throw and each call would drown the rest. */
const NEWS = new Set([
  "applied",
  "approved",
  "turned_down",
  "took_short_cut",
  "came_home",
  "traded",
  "shared_ride",
  "turns_cancelled",
  "won",
  "finished",
]);

export default {
  look: "wall-ration_board",
  open: openBox,
  board: Board,
  /** Ration cards first, then the place on the road. */
  standing: (view, box) =>
    inOrder(
      (view as RoadView).cars.map((car) => ({
        number: car.granted,
        ahead: [car.granted, alongTrip(box as Box, car)],
      })),
    ),
  isNews: ({ code }) => NEWS.has(code),
} satisfies GameWall;
