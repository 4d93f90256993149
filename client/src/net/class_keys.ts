// The classes of this browser: the key of a teacher, or of a pupil, for each.

import { isRecord, keeping } from "$client/kit/kept.svelte";
import { newKey } from "./seat_keys";

const CLASSES = "kartki.classes";
const MOST = 20;
const CODE = /^[A-Z0-9]{1,16}$/;
const KEY = /^[A-Za-z0-9_-]{22,86}$/;
const GAME = /^[a-z][a-z0-9_]{0,59}$/;

export interface MyClass {
  code: string;
  game: string;
  key: string;
  teacher: boolean;
  at: number; // when it was last opened, milliseconds since 1970
}

const fits = (value: unknown, form: RegExp): value is string =>
  typeof value === "string" && form.test(value);

function readClass(one: unknown): MyClass | null {
  if (!isRecord(one)) return null;
  const { code, game, key, teacher, at } = one;
  if (!fits(code, CODE) || !fits(game, GAME) || !fits(key, KEY)) return null;
  return { code, game, key, teacher: teacher === true, at: typeof at === "number" ? at : 0 };
}

/** The last opened first. */
export function myClasses(): MyClass[] {
  const seen = new Set<string>();
  return keeping.list(CLASSES, (one) => {
    const found = readClass(one);
    if (!found || seen.has(found.code)) return null;
    seen.add(found.code);
    return found;
  });
}

export const classOf = (code: string): MyClass | undefined =>
  myClasses().find((one) => one.code === code);

export function rememberClass(code: string, game: string, key: string, teacher: boolean): void {
  const others = myClasses().filter((one) => one.code !== code);
  const found = { code, game, key, teacher, at: Date.now() };
  keeping.keepValue(CLASSES, [found, ...others].slice(0, MOST));
}

export function forgetClass(code: string): void {
  keeping.keepValue(
    CLASSES,
    myClasses().filter((one) => one.code !== code),
  );
}

/** The key by which this browser joins, the same one whenever it tries: two tabs are one pupil. */
export function keyToJoin(code: string, game: string): string {
  const kept = classOf(code);
  const key = kept?.key ?? newKey();
  rememberClass(code, game, key, kept?.teacher ?? false);
  return key;
}

const IN_LINK = /^#key=([A-Za-z0-9_-]{22,86})$/;

/** The link for a teacher's second device: the key stands behind #, which no server is told. */
export const teacherPath = (code: string, key: string): string => `/class/${code}#key=${key}`;

export const keyInLink = (hash: string): string => IN_LINK.exec(hash)?.[1] ?? "";
