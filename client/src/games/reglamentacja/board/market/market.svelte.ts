// What the parts of the market share: the slips, and the one sheet that may lie over the table's edge.

import { createContext } from "svelte";
import type { Board } from "./board.svelte";

/** What is open at the edge of the table beside the draft: a choice of stamps, or a player. */
type Opened = { what: "pick"; number: number } | { what: "player"; seat: number } | null;

export class Market {
  opened = $state.raw<Opened>(null);
  advised = $state(-1); // the number of the slip that the bot speaks of

  constructor(readonly board: Board) {}

  pick(number: number): void {
    this.opened = { what: "pick", number };
  }

  meet(seat: number): void {
    this.opened = { what: "player", seat };
  }

  close(): void {
    this.opened = null;
  }
}

export const [market, setMarket] = createContext<Market>();
