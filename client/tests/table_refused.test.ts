// How long the answer to what was not allowed stands on the table.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Table } from "$client/house/table.svelte";
import { clearAway, latest, layTable } from "./table_socket";

const ROOM = { code: "K7MPQX", game: "reglamentacja", phase: "playing", seats: [], rematch: "" };
const ask = (prompt: string): object => ({ prompt, actors: [0], legal: [], open: false, back: "" });
const WELCOME = {
  ...{ t: "welcome", v: 1, n: 4, missed: [], fresh: false, room: ROOM, pulse: 20, spun: -1 },
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

async function tryIn(move: string): Promise<void> {
  const done = table.act(move);
  const { id } = latest().sent.at(-1)!;
  latest().says({ t: "refused", id, code: "clock.late", rule: "HSE-CLK-1", facts: {}, n });
  await done;
}

function tell(prompt: string): void {
  n += 1;
  latest().says({ t: "told", n, lines: [], events: [], view: {}, mine: null, ask: ask(prompt) });
}

test("it stands as long as the same is asked", async () => {
  await tryIn("takes #1");
  tell("trading");
  vi.advanceTimersByTime(60_000);
  expect(table.refusal?.move).toBe("takes #1");
});

test("once something else is asked it can still be read, and then gives way", async () => {
  await tryIn("takes #1");
  tell("buying");
  vi.advanceTimersByTime(3_500);
  expect(table.refusal?.move).toBe("takes #1");
  vi.advanceTimersByTime(1_000);
  expect(table.refusal).toBeNull();
});

test("a newer one does not go with the old one", async () => {
  await tryIn("takes #1");
  tell("buying");
  await tryIn("buys 2");
  vi.advanceTimersByTime(60_000);
  expect(table.refusal?.move).toBe("buys 2");
});
