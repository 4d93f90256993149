// The tables of this browser: what it knows of them at once, and what the server says of each as it answers.

import { tableInfo, Trouble } from "$client/net/api";
import { forget, myTables, noteOver, type MyTable } from "$client/net/seat_keys";
import type { VisitedTable } from "$client/wire";

const MOST = 12; // how many tables the server is asked about
const UNKNOWN = "table.unknown";
const ABOUT_ONE = new Set([UNKNOWN, "table.damaged", "table.held"]); // the others may be well

export interface Mine {
  table: MyTable;
  room: VisitedTable;
}

export const hasEnded = (room: VisitedTable): boolean =>
  room.phase === "over" || room.phase === "closed";

/** Is it this reader's turn? Where several share a screen, somebody's name says more. */
export const isMyTurn = ({ table, room }: Mine): boolean =>
  table.keys.length === 1 && room.turn.includes(room.seat);

export function placeOf({ code, keys }: MyTable, room?: VisitedTable): string {
  if (room?.phase === "over") return `/replay/${code}`;
  return keys.length > 1 ? `/hotseat/${code}` : `/t/${code}`;
}

export class TablesOfMine {
  readonly tables = myTables().slice(0, MOST);
  private rooms = $state.raw<Record<string, VisitedTable>>({}); // by code, as they answer
  private troubles = $state.raw<Record<string, string>>({}); // … or what is wrong with one
  failed = $state(false); // the server does not answer

  readonly found: Mine[] = $derived(
    this.tables.flatMap((table) => {
      const room = this.rooms[table.code];
      return room ? { table, room } : [];
    }),
  );
  readonly running: Mine[] = $derived(
    this.found
      .filter(({ room }) => !hasEnded(room))
      .sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a))),
  );
  readonly finished: Mine[] = $derived(this.found.filter(({ room }) => hasEnded(room)));

  /**
   * The table to go on with: the last opened one that is not over, as this browser knows it. It stays in its
   * place while the server is asked, and another follows only where it turns out to be over or gone.
   */
  readonly first: MyTable | null = $derived.by(() => {
    const going = this.tables.filter(({ over }) => !over);
    return going.find(({ code }) => this.mayGoOn(code)) ?? going[0] ?? null;
  });

  roomOf(code: string): VisitedTable | undefined {
    return this.rooms[code];
  }

  isLost(code: string): boolean {
    return this.troubles[code] === UNKNOWN;
  }

  /** The server has said nothing of it that helps. */
  isUnclear(code: string): boolean {
    return this.failed || code in this.troubles;
  }

  private mayGoOn(code: string): boolean {
    const room = this.rooms[code];
    return !(code in this.troubles) && !(room && hasEnded(room));
  }

  /** One after the other: each deleted table counts as a wrong code, and too many are refused. */
  async look(wanted: () => boolean = () => true): Promise<void> {
    this.failed = false;
    for (const { code, keys } of this.tables) {
      if (this.isLost(code)) continue;
      try {
        const room = await tableInfo(code, keys[0]);
        if (!wanted()) return;
        this.note(code, room);
      } catch (error) {
        if (!this.isOneAlone(code, error)) return;
      }
    }
  }

  private note(code: string, room: VisitedTable): void {
    this.rooms = { ...this.rooms, [code]: room };
    if (hasEnded(room)) noteOver(code);
  }

  /** Is the trouble this table's own? Then the others are asked about all the same. */
  private isOneAlone(code: string, error: unknown): boolean {
    const trouble = error instanceof Trouble ? error.code : "";
    this.failed = !ABOUT_ONE.has(trouble);
    if (this.failed) return false;
    this.troubles = { ...this.troubles, [code]: trouble };
    if (trouble === UNKNOWN) forget(code);
    return true;
  }
}
