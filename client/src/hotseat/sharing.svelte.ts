// Several people at one screen: a connection for each of them, and whose view is shown. The screen is covered
// whenever somebody's secrets come in sight, and only then: what all may see is asked of one after the other.

import { gameOf } from "$client/games";
import { Table } from "$client/net/table.svelte";
import { openTable } from "./open_table";

const LINGER = { secret: 1_600, open: 2_600 }; // milliseconds
const NOBODYS = -2; // nothing is shown yet
const EVERYBODYS = -1; // what all may see

export class Sharing {
  readonly tables: Table[];
  private readonly open: Table; // a spectator's
  private readonly everybodys: Table;
  shown = $state(NOBODYS); // whose view is shown: an index of `tables`
  lingered = $state(false);
  private actor = $state(0); // for whom the open table is laid: who acts, or was the last to

  constructor(code: string, keys: string[]) {
    // "Watching" keeps each table from replacing the stored keys of all people by its own one.
    this.tables = keys.map((key) => new Table(code, key, true));
    this.open = new Table(code, "", true);
    for (const table of this.tables) table.eyes = 1;
    this.everybodys = openTable(() => this.tables[this.actor]!, this.open);
  }

  get ready(): boolean {
    const { tables } = this;
    return (
      this.open.ready &&
      tables.length > 0 &&
      tables.every((table) => table.ready && table.seat >= 0)
    );
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

  get secret(): boolean {
    // without secrets nothing has to be covered
    const secrets = gameOf(this.first.game)?.secrets ?? true;
    return secrets && this.first.room.phase === "playing";
  }

  /** Does this person have to see what the others may not? */
  private needsSecrets(person: number): boolean {
    const prompt = this.tables[person]?.ask?.prompt ?? "";
    return gameOf(this.first.game)?.showsSecrets(prompt) ?? true;
  }

  /** Whose view should be shown: it changes only if somebody else has to act. */
  get wanted(): number {
    const { acting, shown } = this;
    const stays = acting.length === 0 || acting.includes(shown);
    if (stays && shown !== NOBODYS) return shown;
    const next = acting[0] ?? 0;
    return this.secret && !(acting.length && this.needsSecrets(next)) ? EVERYBODYS : next;
  }

  /** The screen has to change hands. */
  get passing(): boolean {
    return this.shown !== this.wanted;
  }

  /** Is the screen covered? */
  get covered(): boolean {
    const secretly = this.secret && this.wanted !== EVERYBODYS;
    return secretly && this.passing && (this.shown === NOBODYS || this.lingered);
  }

  get front(): Table {
    if (this.shown === EVERYBODYS) return this.everybodys;
    return this.tables[this.shown] ?? this.first;
  }

  /** Who is to act is named on a screen that is everybody's. */
  get named(): boolean {
    return !this.secret || this.shown === EVERYBODYS;
  }

  /** Lay the open table for whoever acts now. */
  follow(): void {
    const { acting } = this;
    if (acting.length && !acting.includes(this.actor)) this.actor = acting[0]!;
  }

  /** Leave the last actor a moment to see the result, then cover the screen or show the next view. */
  passOn(): ReturnType<typeof setTimeout> {
    const covers = this.secret && this.wanted !== EVERYBODYS;
    const moment = this.shown === NOBODYS ? 0 : LINGER[this.secret ? "secret" : "open"];
    return setTimeout(() => (covers ? (this.lingered = true) : this.take()), moment);
  }

  get next(): Table {
    return this.tables[this.wanted] ?? this.first;
  }

  take(): void {
    this.shown = this.wanted;
    this.lingered = false;
  }

  leave(): void {
    for (const table of [...this.tables, this.open]) table.leave();
  }
}

export const nameOf = (table: Table): string => table.room.seats[table.seat]?.name ?? "";
