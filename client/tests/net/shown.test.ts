// What a screen tells the server of what it has shown: from the first message on, and again after a break.

import { afterEach, beforeEach, expect, test } from "vitest";
import type { Table } from "$client/net/table.svelte";
import { FakeSocket, clearAway, latest, layTable } from "./fake_socket";

let table: Table;

beforeEach(() => {
  table = layTable();
});
afterEach(() => clearAway(table));

const room = { seats: [], phase: "playing", game: "", rematch: "" };
const you = { seat: 0, host: true, may_sit: false };
const nothing = { view: null, mine: null, ask: null };

function welcome(n: number): void {
  const about = { missed: [], fresh: false, spun: -1, pulse: 20 };
  latest().says({ t: "welcome", v: 2, n, room, you, ...about, ...nothing });
}

const tell = (n: number): void =>
  latest().says({ t: "told", n, lines: [], events: [], ...nothing });
const said = (): unknown[] =>
  latest()
    .sent.filter((message) => message.t === "shown")
    .map(({ n, paused }) => [n, paused]);

test("a player's hello says that this screen will tell; before it is loaded nothing is shown", () => {
  expect(latest().sent[0]).toMatchObject({ t: "hello", shows: true });
  welcome(5);
  tell(6);
  expect(said()).toEqual([]);
});

test("a screen that stages nothing shows at once what it is told", () => {
  welcome(5);
  table.screenLoaded();
  tell(6);
  expect(said()).toEqual([
    [5, false],
    [6, false],
  ]);
});

test("a screen that stages says it itself, and nothing twice", () => {
  welcome(5);
  table.shown(5, false);
  table.screenLoaded();
  tell(8);
  table.shown(5, false);
  table.shown(7, false);
  table.shown(7, true);
  table.shown(99, false); // no further than what was told
  expect(said()).toEqual([
    [5, false],
    [7, false],
    [7, true],
    [8, false],
  ]);
});

test("a table that stands still says until when, and the top is no older for it", () => {
  const spun = { view: null, mine: null, ask: null, missed: [], fresh: false, pulse: 20 };
  const still = { ...room, standstill: 2_500, spun: 3_000 };
  latest().says({ t: "welcome", v: 2, n: 5, room: still, you, ...spun, spun: 3_000 });
  expect(table.standsUntil).toBe(table.roomAt + 2_500);
  expect(table.standsUntil - table.flicked).toBe(3_000);
  latest().says({ t: "room", room, you });
  expect(table.standsUntil).toBe(table.flicked + 3_000);
});

test("another socket is told again, as the server knows nothing of it", () => {
  welcome(5);
  table.shown(4, true);
  latest().close(1006);
  table.shown(5, true);
  FakeSocket.made = [];
  dispatchEvent(new Event("online"));
  latest().open();
  welcome(6);
  expect(said()).toEqual([[5, true]]);
});
