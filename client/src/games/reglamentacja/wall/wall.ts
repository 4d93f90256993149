// Reglamentacja on the projector of a class.

import "../art/inks.css";
import "../art/letters.css";
import "./theme.css";
import { inOrder } from "$client/kit/standing";
import type { ShopView } from "$client/wire";
import type { GameWall } from "../../game";
import { openBox } from "../box/box";
import Board from "./Board.svelte";

/** While the top spins everybody talks: only what came of it is told. */
const NEWS = new Set([
  "dealt",
  "paid_speculator",
  "bought",
  "speculator_took",
  "final_turn_began",
  "top_stopped",
  "scored",
]);

export default {
  look: "reglamentacja wall-reglamentacja",
  open: openBox,
  board: Board,
  /** How many cards somebody has lies open; what they are worth is nobody's to know before the end. */
  standing: (view) =>
    inOrder((view as ShopView).bought.map(({ length }) => ({ number: length, ahead: [length] }))),
  isNews: ({ code }) => NEWS.has(code),
} satisfies GameWall;
