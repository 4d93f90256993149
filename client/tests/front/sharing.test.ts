// Several people on one screen: nobody ever sees a hand that is not theirs.

import { beforeEach, describe, expect, it, vi } from "vitest";

class FakeTable {
  ready = true;
  begun = true;
  seat: number;
  game = "kolejka";
  ask = { actors: [0], prompt: "" };
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

  /** Everything that is asked of us in turn: the names of those whose secrets come in sight by a cover. */
  function coversOf(script: [person: number, prompt: string][]): number[] {
    const covers: number[] = [];
    for (const [person, prompt] of script) {
      for (const table of sharing.tables) table.ask = { ...table.ask!, actors: [person], prompt };
      sharing.follow();
      if (!sharing.passing) continue;
      sharing.passOn();
      vi.runAllTimers();
      if (sharing.covered) covers.push(sharing.next.seat);
      if (sharing.covered) sharing.take();
    }
    return covers;
  }

  it("is covered once for each change of secrets, not for each pawn", () => {
    const pawns: [number, string][] = [0, 1, 0, 1, 0, 1].map((person) => [person, "queue_up"]);
    expect(coversOf(pawns)).toEqual([]);
    expect(sharing.front.seat).toBe(1);
    const cards: [number, string][] = [0, 0, 1, 2, 1, 0].map((person) => [person, "jumping"]);
    expect(coversOf(cards)).toEqual([0, 1, 0]);
    expect(coversOf([[0, "opening"], [1, "opening"], [0, "market"], [1, "market_again"]])).toEqual([]); // prettier-ignore
    expect(coversOf([[1, "recall"], [1, "queue_up"], [1, "jumping"]])).toEqual([1]); // prettier-ignore
  });

  it("is covered for a hand even if the same person has just put down a pawn before all", () => {
    expect(coversOf([[0, "queue_up"], [0, "jumping"]])).toEqual([0]); // prettier-ignore
  });

  it("covers whatever is asked that nobody knows of", () => {
    expect(coversOf([[0, "queue_up"], [1, "something_new"]])).toEqual([1]); // prettier-ignore
  });
});
