// How long the answer to what was not allowed stands on the table.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ACT } from "$client/kit/play";
import type { Table } from "$client/net/table.svelte";
import type { GameMove } from "$client/wire";
import { clearAway, latest, layTable } from "../net/fake_socket";

const ROOM = { code: "K7MPQX", game: "reglamentacja", phase: "playing", seats: [], rematch: "" };
const ask = (prompt: string): object => ({ prompt, actors: [0], legal: [], open: false, back: "" });
const WELCOME = {
  ...{ t: "welcome", v: 2, n: 4, missed: [], fresh: false, room: ROOM, pulse: 20, spun: -1 },
  you: { seat: 0, host: false, may_sit: false },
  ...{ view: {}, mine: null, ask: ask("trading") },
};

let table: Table;
let n: number;

beforeEach(() => {
  table = layTable();
  latest().says(WELCOME);
  n = 4;
});

afterEach(() => clearAway(table));

const LATE = { code: "clock.late", about: ACT };
const NOT_YOURS = { code: "buy.not_your_turn", about: ACT };

async function tryIn(move: GameMove, code: string): Promise<void> {
  const done = table.act(move);
  expect(latest().sent.at(-1)).toMatchObject({ t: "act", move });
  const { id } = latest().sent.at(-1)!;
  latest().says({ t: "refused", id, code, rule: "HSE-CLK-1", facts: {}, n });
  await done;
}

function tell(prompt: string): void {
  n += 1;
  latest().says({ t: "told", n, lines: [], events: [], view: {}, mine: null, ask: ask(prompt) });
}

test("it stands as long as the same is asked", async () => {
  await tryIn({ verb: "take", args: { number: 1 } }, LATE.code);
  tell("trading");
  vi.advanceTimersByTime(60_000);
  expect(table.refusal).toMatchObject(LATE);
});

test("once something else is asked it can still be read, and then gives way", async () => {
  await tryIn({ verb: "take", args: { number: 1 } }, LATE.code);
  tell("buying");
  vi.advanceTimersByTime(3_500);
  expect(table.refusal).toMatchObject(LATE);
  vi.advanceTimersByTime(1_000);
  expect(table.refusal).toBeNull();
});

test("a newer one does not go with the old one", async () => {
  await tryIn({ verb: "take", args: { number: 1 } }, LATE.code);
  tell("buying");
  await tryIn({ verb: "buy", args: { card: "buffet" } }, NOT_YOURS.code);
  vi.advanceTimersByTime(60_000);
  expect(table.refusal).toMatchObject(NOT_YOURS);
});
