// This reader's own request for a seat: what became of it is told when it is gone.

import type { Table } from "$client/net/table.svelte";
import { sendBeside } from "./commands";

export class SeatAsking {
  ended = $state(false); // it ended, and it was not this reader who ended it
  private open = "";
  private withdrawn = "";

  /** The room has been told. */
  see(request: Table["room"]["asks_seat"], seated: boolean): void {
    const mine = request?.mine ? request.id : "";
    if (mine || seated) this.ended = false;
    else if (this.open && this.open !== this.withdrawn) this.ended = true;
    this.open = mine;
  }

  withdraw(table: Table, request: string): Promise<boolean> {
    this.withdrawn = request;
    return sendBeside(table, { t: "withdraw_seat", request });
  }
}
