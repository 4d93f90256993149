// A table that whoever runs the server has closed or deleted: it says so, and offers nothing more.

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Table } from "$client/net/table.svelte";
import NoTable, { notBegun } from "$client/table/NoTable.svelte";
import TableClosed from "$client/table/TableClosed.svelte";
import { reading } from "$client/words/language.svelte";
import { clearAway, latest, layTable } from "../net/fake_socket";

const ROOM = { code: "K7MPQX", game: "kolejka", phase: "playing", seats: [], rematch: "" };
const YOU = { seat: 0, host: false, may_sit: false };
const ASK = { prompt: "x", actors: [0], legal: [{ move: "passes" }], open: false, back: "own" };
const WELCOME = {
  ...{ t: "welcome", v: 2, n: 4, missed: [], fresh: false, room: ROOM, pulse: 20, spun: -1 },
  ...{ you: YOU, view: {}, mine: null, ask: ASK },
};

let table: Table;

beforeAll(async () => {
  localStorage.setItem("kartki.language", "en");
  await reading.begin();
});
beforeEach(() => {
  table = layTable();
  latest().says(WELCOME);
});
afterEach(() => {
  cleanup();
  clearAway(table);
});

test("when it is closed nothing is asked of anybody any more", () => {
  expect(table.ask?.actors).toEqual([0]);
  latest().says({ t: "room", room: { ...ROOM, phase: "closed" }, you: YOU });
  expect([table.ask?.actors, table.ask?.legal, table.ask?.back]).toEqual([[], [], ""]);
  expect(table.shut).toBeNull();
});

test("it says who has closed it, and leads to what was played", () => {
  latest().says({ t: "room", room: { ...ROOM, phase: "closed" }, you: YOU });
  render(TableClosed, { table });
  screen.getByText(/closed by whoever runs the server/);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([`/replay/${table.code}`, "/"]);
});

test("one that had not begun says the same on a page of its own", () => {
  expect([notBegun("closed"), notBegun("held")]).toEqual(["table.closed", "table.held"]);
  render(NoTable, { code: "K7MPQX", fault: { code: notBegun("closed"), facts: {} } });
  screen.getByRole("heading", { name: "Table K7MPQX is closed" });
  screen.getByText(/closed by whoever runs the server/);
});

test("one that is deleted while somebody is there is gone for good", () => {
  latest().says({ t: "fault", code: "table.deleted", facts: {}, close: true });
  latest().close(4404);
  expect([table.shut?.code, table.connection]).toEqual(["table.deleted", "closed"]);
  render(NoTable, { code: "K7MPQX", fault: table.shut! });
  screen.getByRole("heading", { name: "No table K7MPQX" });
  screen.getByText("This table was deleted by whoever runs the server.");
});
