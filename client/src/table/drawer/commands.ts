// Commands that are given in the drawer. Their refusals are shown there, not on the board.

import type { Order } from "$client/net/socket";
import type { Table } from "$client/net/table.svelte";

const BESIDE = "~"; // marks a refusal as one to show in the drawer

export const sendBeside = (table: Table, order: Order): Promise<boolean> =>
  table.command(order, BESIDE + order.t);

/** Why one of these commands was refused, in the reader's words. */
export function refusedBeside(table: Table, ...orders: Order["t"][]): string {
  const refusal = table.refusal;
  const ours = refusal && orders.some((order) => refusal.about === BESIDE + order);
  return ours ? table.speech.refusal(refusal) : "";
}
