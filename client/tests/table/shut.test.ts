// A line that is closed for a while leaves the table in sight; one that is closed for good says why.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Table } from "$client/net/table.svelte";
import { clearAway, latest, layTable } from "../net/fake_socket";

const ROOM = { code: "K7MPQX", game: "kolejka", phase: "playing", seats: [], rematch: "" };
const WELCOME = {
  ...{ t: "welcome", v: 2, n: 4, missed: [], fresh: false, room: ROOM, pulse: 20, spun: -1 },
  you: { seat: -1, host: false, may_sit: false },
  ...{ view: {}, mine: null, ask: null },
};
const fault = (code: string): object => ({ t: "fault", code, facts: {}, close: true });

let table: Table;

beforeEach(() => {
  table = layTable();
});

afterEach(() => clearAway(table));

function closeWith(code: string, number: number): void {
  latest().says(fault(code));
  latest().close(number);
}

test("a table that is not there says so at once", () => {
  closeWith("hello.table", 4404);
  expect(table.shut?.code).toBe("hello.table");
});

test("whoever guessed too often reads why, and comes in when the time is over", () => {
  closeWith("hello.too_many", 4429);
  expect(table.shut?.code).toBe("hello.too_many");
  vi.advanceTimersByTime(1_000);
  latest().open();
  latest().says(WELCOME);
  expect([table.shut, table.connection]).toEqual([null, "open"]);
});

test("a table that cannot be read says so, and opens when it has been mended", () => {
  closeWith("table.damaged", 4409);
  expect(table.shut?.code).toBe("table.damaged");
  vi.advanceTimersByTime(1_000);
  latest().open();
  latest().says(WELCOME);
  expect([table.shut, table.connection]).toEqual([null, "open"]);
});

test("a table that was open stays in sight while the line comes back", () => {
  latest().says(WELCOME);
  closeWith("server.anything", 4429);
  expect([table.shut, table.connection]).toEqual([null, "lost"]);
});

test("it does not when there is nothing to come back to", () => {
  latest().says(WELCOME);
  closeWith("hello.version", 4426);
  expect(table.shut?.code).toBe("hello.version");
});
