// Kolejka on the projector of a class.

import "../art/inks.css";
import "../art/letters.css";
import "./theme.css";
import { inOrder } from "$client/kit/standing";
import type { SquareView } from "$client/wire";
import type { GameWall } from "../../game";
import Board from "./Board.svelte";

/** What everybody does all day would drown the rest: queueing up, passing, drawing cards. */
const NEWS = new Set([
  "card_played",
  "completed",
  "exchanged",
  "bought",
  "speculator_bought",
  "day_ended",
  "saturday_came",
  "sold_out",
]);

export default {
  look: "kolejka wall-kolejka",
  open: () => Promise.resolve(null),
  board: Board,
  /** The fewest goods missing: the view counts them. */
  standing: (view) =>
    inOrder((view as SquareView).missing.map((number) => ({ number, ahead: [-number] }))),
  isNews: ({ code }) => NEWS.has(code),
} satisfies GameWall;
