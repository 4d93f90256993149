// Several people at one screen: a connection for each of them, and whose view is shown.

import { gameOf } from "$client/games";
import { Table } from "$client/net/table.svelte";

const LINGER = { secret: 1_600, open: 2_600 }; // milliseconds

export class Sharing {
  readonly tables: Table[];
  shown = $state(-1); // whose view is shown: an index of `tables`; -1: nobody's yet
  lingered = $state(false);

  constructor(code: string, keys: string[]) {
    // "Watching" keeps each table from replacing the stored keys of all people by its own one.
    this.tables = keys.map((key) => new Table(code, key, true));
  }

  get ready(): boolean {
    const { tables } = this;
    return tables.length > 0 && tables.every((table) => table.ready && table.seat >= 0);
  }

  get first(): Table {
    return this.tables[0]!;
  }

  /** The people here who are waited for. */
  private get acting(): number[] {
    const actors = this.first.ask?.actors ?? [];
    return this.tables
      .map((_, index) => index)
      .filter((at) => actors.includes(this.tables[at]!.seat));
  }

  /** Whose view should be shown: it changes only if somebody else has to act. */
  get wanted(): number {
    const acting = this.acting;
    if (acting.length === 0 || acting.includes(this.shown)) return Math.max(this.shown, 0);
    return acting[0]!;
  }

  get secret(): boolean {
    // without secrets nothing has to be covered
    const secrets = gameOf(this.first.game)?.secrets ?? true;
    return secrets && this.first.room.phase === "playing";
  }

  /** The screen has to change hands. */
  get passing(): boolean {
    return this.shown !== this.wanted;
  }

  /** Is the screen covered? */
  get covered(): boolean {
    return this.secret && this.passing && (this.shown < 0 || this.lingered);
  }

  get front(): Table {
    return this.tables[this.shown] ?? this.first;
  }

  /** Leave the last actor a moment to see the result, then cover the screen or show the next view. */
  passOn(): ReturnType<typeof setTimeout> {
    const moment = this.shown < 0 ? 0 : LINGER[this.secret ? "secret" : "open"];
    return setTimeout(() => (this.secret ? (this.lingered = true) : this.take()), moment);
  }

  get next(): Table {
    return this.tables[this.wanted]!;
  }

  take(): void {
    this.shown = this.wanted;
    this.lingered = false;
  }

  leave(): void {
    for (const table of this.tables) table.leave();
  }
}

export const nameOf = (table: Table): string => table.room.seats[table.seat]?.name ?? "";
