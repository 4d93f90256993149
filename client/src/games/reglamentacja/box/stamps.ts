// Ration stamps by their kind, as the rules count them: a handful is a row of seven numbers.

import { KINDS } from "./parts";

export const KIND_NUMBERS: readonly number[] = KINDS.map((_, kind) => kind);
export const EVERY_KIND = (1 << KINDS.length) - 1;

export const noStamps = (): number[] => KINDS.map(() => 0);
export const sum = (stamps: readonly number[]): number => stamps.reduce((a, b) => a + b, 0);
export const plus = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((n, kind) => n + (b[kind] ?? 0));
export const minus = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((n, kind) => n - (b[kind] ?? 0));

/** Every stamp by its kind, kind after kind. */
export const listed = (stamps: readonly number[]): number[] =>
  stamps.flatMap((number, kind) => Array<number>(Math.max(number, 0)).fill(kind));

/** The other way round. */
export function counted(kinds: readonly number[]): number[] {
  const stamps = noStamps();
  for (const kind of kinds) stamps[kind]! += 1;
  return stamps;
}

/** The kinds whose bits are set. */
export const kindsAmong = (among: number): number[] =>
  KIND_NUMBERS.filter((kind) => (among >> kind) & 1);
