// Moves by their verb and fields, as the server describes them.

import type { Choice, GameChance, GameMove } from "$client/wire";

/** What a screen sends: a move by verb and fields, or a legal one by its line. */
export type Sent = GameMove | string;

/** Moves of chance that a preview is to go by. */
export type Luck = (GameChance | string)[];

/** Do both name the same act? Fields may stand in another order. */
export function sameMove(one: GameMove, other: GameMove): boolean {
  return one.verb === other.verb && sameFields(one.args, other.args);
}

function sameFields(one: unknown, other: unknown): boolean {
  if (one === null || other === null || typeof one !== "object" || typeof other !== "object")
    return one === other;
  const [left, right] = [Object.entries(one), Object.entries(other)];
  return (
    left.length === right.length &&
    left.every(([name, value]) => name in other && sameFields(value, Object(other)[name]))
  );
}

/** Is it this choice that is sent? */
export const isMove = (choice: Choice, sent: Sent): boolean =>
  typeof sent === "string" ? choice.move === sent : sameMove(choice, sent);

/** Is this act among the legal ones that are listed? */
export const listed = (legal: readonly Choice[], sent: Sent): Choice | undefined =>
  legal.find((choice) => isMove(choice, sent));
