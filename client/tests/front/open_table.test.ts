// A screen that is everybody's: whatever it reads of the table, nobody's secrets are in it, and who acts acts.

import { expect, it, vi } from "vitest";
import { openTable } from "$client/hotseat/open_table";
import type { Table } from "$client/net/table.svelte";

const SECRET = "the-lady-with-a-child";
const acted = vi.fn();

/** What a connection knows; `secret` stands wherever the server tells a seat more than a spectator. */
class Knows {
  pointed = -1;
  begun = true;
  busy = false;
  code = "K7MPQX";
  constructor(
    readonly seat: number,
    private readonly secret: string,
    public n = 7,
  ) {}
  get view() {
    return { hand: this.secret };
  }
  get log() {
    return [{ n: 7, events: [{ code: "drew", facts: { card: this.secret } }] }];
  }
  get past() {
    return this.log;
  }
  get latest() {
    return this.log[0];
  }
  get ask() {
    return { prompt: "queue_up", actors: [1], legal: this.seat < 0 ? [] : ["queue"] };
  }
  get pointedAt() {
    return this.log[0]!.events;
  }
  point(n: number): void {
    this.pointed = n;
  }
  act(move: string): void {
    acted(this.seat, move);
  }
  preview(_move: string, _luck: unknown, openly = false) {
    return Promise.resolve({ events: [], view: openly ? {} : { hand: this.secret } });
  }
}

const people = [new Knows(0, SECRET), new Knows(1, SECRET)];
const watcher = new Knows(-1, "");
let actor = 0;
const table = openTable(
  () => people[actor] as unknown as Table,
  watcher as unknown as Table,
) as unknown as Knows & Record<string, unknown>;

it("shows nobody's secrets, by whatever it is asked", async () => {
  for (actor of [0, 1]) {
    const told = ["view", "log", "past", "latest", "pointedAt", "ask", "seat", "code"].map(
      (name) => table[name],
    );
    expect(JSON.stringify(told)).not.toContain(SECRET);
    expect(JSON.stringify(await table.preview("queue", []))).not.toContain(SECRET);
    expect(JSON.stringify(people[actor]!.view)).toContain(SECRET); // there is one to be kept
  }
});

it("is laid for who acts", () => {
  actor = 1;
  expect([table.seat, table.ask.legal]).toEqual([1, ["queue"]]);
  table.act("queue kiosk");
  expect(acted).toHaveBeenLastCalledWith(1, "queue kiosk");
  actor = 0;
  expect(table.seat).toBe(0);
});

it("asks nothing that the open view does not show yet", () => {
  people[0]!.n = 8;
  expect(table.ask.legal).toEqual([]);
  watcher.n = 8;
  expect(table.ask.legal).toEqual(["queue"]);
});

it("points at lines of the open log", () => {
  table.point(7);
  table.pointed = 6;
  expect([watcher.pointed, people[0]!.pointed]).toEqual([6, -1]);
});
