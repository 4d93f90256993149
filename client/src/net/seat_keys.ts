// This browser's secrets: one key for each table and seat, kept here and sent in the first message.

import { isRecord, keeping } from "$client/kit/kept.svelte";

const TABLES = "kartki.tables";
const NAME = "kartki.name";
const MOST = 60; // tables that are remembered
const LONGEST_NAME = 20;
const CODE = /^[A-Z0-9]{1,16}$/;
const KEY = /^[A-Za-z0-9_-]{1,86}$/;
const GAME = /^[a-z][a-z0-9_]{0,59}$/;

export interface MyTable {
  code: string;
  game: string;
  at: number; // when it was last opened, milliseconds since 1970
  keys: string[]; // the first is this person's; further ones where several share a screen
  over?: boolean; // it was, when this browser last heard of it
}

/** Random text in an alphabet that the server accepts; works without crypto.subtle, too. */
function random(bytes: number, digits: string): string {
  const found = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(found, (byte) => digits[byte % digits.length]).join("");
}

export const newKey = (): string =>
  random(43, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");
export const newNonce = (): string => random(64, "0123456789abcdef");
export const newId = (): string => random(16, "0123456789abcdefghijklmnopqrstuv");

const fits = (value: unknown, form: RegExp): value is string =>
  typeof value === "string" && form.test(value);

/** One table of the list, as far as it is one; null: it leads nowhere. */
function readTable(one: unknown): MyTable | null {
  if (!isRecord(one)) return null;
  const { code, game, at, keys, over } = one;
  if (!fits(code, CODE) || !fits(game, GAME) || !Array.isArray(keys)) return null;
  const good = keys.filter((key) => fits(key, KEY));
  if (!good.length) return null;
  const table = { code, game, at: typeof at === "number" ? at : 0, keys: good };
  return over === true ? { ...table, over } : table;
}

/** The tables of this browser, each once, the last opened first. */
export function myTables(): MyTable[] {
  const seen = new Set<string>();
  return keeping.list(TABLES, (one) => {
    const table = readTable(one);
    if (!table || seen.has(table.code)) return null;
    seen.add(table.code);
    return table;
  });
}

const keep = (tables: MyTable[]): void => keeping.keepValue(TABLES, tables.slice(0, MOST));

/** The keys of a table, made on the first visit. */
export function keysOf(code: string): string[] {
  return myTables().find((table) => table.code === code)?.keys ?? [];
}

export function remember(code: string, game: string, keys: string[], over = false): void {
  const others = myTables().filter((table) => table.code !== code);
  const table = { code, game, at: Date.now(), keys };
  keep([over ? { ...table, over } : table, ...others]);
}

/** Its game has come to an end. */
export function noteOver(code: string): void {
  const tables = myTables();
  const found = tables.find((table) => table.code === code);
  if (!found || found.over) return;
  found.over = true;
  keep(tables);
}

export function forget(code: string): void {
  keep(myTables().filter((table) => table.code !== code));
}

export function myName(): string {
  const kept = keeping.text(NAME) ?? "";
  if (kept.length <= LONGEST_NAME) return kept;
  keeping.clear(NAME);
  return "";
}

export const keepName = (name: string): void => keeping.keep(NAME, name);
