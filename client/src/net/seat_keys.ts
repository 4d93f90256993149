// This browser's secrets: one key for each table and seat, kept here and sent in the first message.

const TABLES = "kartki.tables";
const NAME = "kartki.name";
const MOST = 60; // tables that are remembered

export interface MyTable {
  code: string;
  game: string;
  at: number; // when it was last opened, milliseconds since 1970
  keys: string[]; // the first is this person's; further ones where several share a screen
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

export function myTables(): MyTable[] {
  try {
    const kept = JSON.parse(localStorage.getItem(TABLES) ?? "[]") as MyTable[];
    return Array.isArray(kept) ? kept : [];
  } catch {
    return []; // unreadable data is ignored
  }
}

function keep(tables: MyTable[]): void {
  localStorage.setItem(TABLES, JSON.stringify(tables.slice(0, MOST)));
}

/** The keys of a table, made on the first visit. */
export function keysOf(code: string): string[] {
  return myTables().find((table) => table.code === code)?.keys ?? [];
}

export function remember(code: string, game: string, keys: string[]): void {
  const others = myTables().filter((table) => table.code !== code);
  keep([{ code, game, at: Date.now(), keys }, ...others]);
}

export function forget(code: string): void {
  keep(myTables().filter((table) => table.code !== code));
}

export const myName = (): string => localStorage.getItem(NAME) ?? "";
export const keepName = (name: string): void => localStorage.setItem(NAME, name);
