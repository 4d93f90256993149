// Commands that are given beside the table. Their refusals are told there, not on the board.

import type { Order } from "$client/net/socket";
import type { Table } from "$client/net/table.svelte";

const BESIDE = "~"; // not to be taken for a command of the table itself

export const errand = (table: Table, order: Order): Promise<boolean> =>
  table.command(order, BESIDE + order.t);

/** Why one of these commands was refused, in the reader's words. */
export function refusedBeside(table: Table, ...orders: Order["t"][]): string {
  const refusal = table.refusal;
  const ours = refusal && orders.some((order) => refusal.about === BESIDE + order);
  return ours ? table.speech.refusal(refusal) : "";
}
