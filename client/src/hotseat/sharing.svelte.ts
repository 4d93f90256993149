// Several people at one screen: a table for each of them, and whose screen is in front.

import { gameOf } from "$client/games";
import { Table } from "$client/net/table.svelte";

const LINGER = { secret: 1_600, open: 2_600 }; // milliseconds

export class Sharing {
  readonly tables: Table[];
  shown = $state(-1); // whose screen is in front: an index of `tables`; -1: nobody's yet
  lingered = $state(false);

  constructor(code: string, keys: string[]) {
    // "Watching" only means that a table must not put its one key in place of all of them.
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

  /** Whose screen it should be: whoever looks at it stays as long as nobody else has to act. */
  get wanted(): number {
    const acting = this.acting;
    if (acting.length === 0 || acting.includes(this.shown)) return Math.max(this.shown, 0);
    return acting[0]!;
  }

  get secret(): boolean {
    // where everybody may see everything, nothing has to be covered
    const secrets = gameOf(this.first.game)?.secrets ?? true;
    return secrets && this.first.room.phase === "playing";
  }

  /** The screen has to change hands. */
  get passing(): boolean {
    return this.shown !== this.wanted;
  }

  /** Nothing may be seen. */
  get covered(): boolean {
    return this.secret && this.passing && (this.shown < 0 || this.lingered);
  }

  get front(): Table {
    return this.tables[this.shown] ?? this.first;
  }

  /** Whoever has just acted is left a moment to see what came of it. Then: the cover, or the next. */
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
