// Commands that are given beside the table. Their refusals are told there, not on the board.

import type { Order } from "$client/house/line";
import type { Table } from "$client/house/table.svelte";

const BESIDE = "~"; // no move of any game begins like this

export const errand = (table: Table, order: Order): Promise<boolean> =>
  table.command(order, BESIDE + order.t);

/** Why one of these commands was refused, in the reader's words. */
export function refusedBeside(table: Table, ...orders: Order["t"][]): string {
  const refusal = table.refusal;
  const ours = refusal && orders.some((order) => refusal.move === BESIDE + order);
  return ours ? table.speech.refusal(refusal) : "";
}
