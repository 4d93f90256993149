// Several people on one screen: nobody ever sees a hand that is not theirs.

import { beforeEach, describe, expect, it, vi } from "vitest";

class FakeTable {
  ready = true;
  begun = true;
  seat: number;
  game = "kolejka";
  ask = { actors: [0] };
  room = { phase: "playing", seats: [{ name: "Ania" }, { name: "Bartek" }, { name: "Bot" }] };
  leave = vi.fn();
  constructor(
    readonly code: string,
    readonly key: string,
    readonly watching: boolean,
  ) {
    this.seat = Number(key);
  }
}
vi.mock("$client/net/table.svelte", () => ({ Table: FakeTable }));
const { Sharing } = await import("$client/hotseat/sharing.svelte");

describe("a shared screen", () => {
  let sharing: InstanceType<typeof Sharing>;
  const waitFor = (...actors: number[]): void => {
    for (const table of sharing.tables) table.ask = { ...table.ask!, actors };
  };

  beforeEach(() => {
    vi.useFakeTimers();
    sharing = new Sharing("K7MPQX", ["0", "1"]);
  });

  it("is covered before anybody has taken it", () => {
    expect(sharing.covered).toBe(true);
    sharing.take();
    expect(sharing.covered).toBe(false);
    expect(sharing.front.seat).toBe(0);
  });

  it("stays with the last person while bots play", () => {
    sharing.take();
    waitFor(2);
    expect(sharing.passing).toBe(false);
    expect(sharing.front.seat).toBe(0);
  });

  it("shows what came of an act, then is covered, then is the next person's", () => {
    sharing.take();
    waitFor(1);
    sharing.passOn();
    expect(sharing.covered).toBe(false);
    expect(sharing.front.seat).toBe(0);
    vi.runAllTimers();
    expect(sharing.covered).toBe(true);
    expect(sharing.next.seat).toBe(1);
    sharing.take();
    expect(sharing.front.seat).toBe(1);
  });

  it("needs no cover where nothing is secret", () => {
    for (const table of sharing.tables) Object.assign(table, { game: "ration_board" });
    expect(sharing.covered).toBe(false);
    sharing.passOn();
    vi.runAllTimers();
    expect(sharing.front.seat).toBe(0);
    waitFor(1);
    sharing.passOn();
    vi.runAllTimers();
    expect(sharing.covered).toBe(false);
    expect(sharing.front.seat).toBe(1);
  });

  it("does not let a table put one key in place of all", () => {
    expect(sharing.tables.every((table) => (table as unknown as FakeTable).watching)).toBe(true);
  });
});
