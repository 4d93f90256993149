// Moves as they are sent: a verb with its fields.

import type { RationBoardMove } from "$client/wire";

export const call = (number: number): RationBoardMove => ({ verb: "call", args: { number } });
export const ROLL: RationBoardMove = { verb: "roll", args: {} };
