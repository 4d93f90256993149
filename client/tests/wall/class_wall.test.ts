// What the wall keeps of what it is told: only tables that have changed are told again.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ClassWall } from "$client/wall/class_wall.svelte";
import type { ClassNow, ClassTold, WallTable } from "$client/wire";
import { FakeSocket, latest } from "../net/fake_socket";

const NOW = {
  code: "7N4D3K",
  game: "peek",
  phase: "playing",
  round: 1,
  ends_in: 60_000,
  tables: [{ name: "kiosk" }, { name: "cinema" }],
} as ClassNow;
const laid = (k: number, view: object): WallTable =>
  ({ k, name: "kiosk", watch: `w${k}`, view }) as WallTable; // of no game of ours
const told = (changes: Partial<ClassTold>, now: Partial<ClassNow> = {}): ClassTold => ({
  t: "class",
  role: "wall",
  revision: 1,
  now: { ...NOW, ...now },
  ...changes,
});

describe("what the wall knows of its class", () => {
  let wall: ClassWall;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.made = [];
    wall = new ClassWall("WALLCODE");
    latest().open();
  });
  afterEach(() => {
    wall.leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("says hello with the code of the wall, and no key", () => {
    expect(latest().sent[0]).toEqual({ t: "hello", class: "WALLCODE", key: "", v: 1 });
  });

  it("keeps the tables that were told before", () => {
    latest().says(told({ wall: [laid(0, { at: 1 }), laid(1, { at: 1 })] }));
    latest().says(told({ wall: [laid(1, { at: 2 })] }));
    expect(wall.tables.map(({ view }) => view)).toEqual([{ at: 1 }, { at: 2 }]);
  });

  it("begins anew with another round", () => {
    latest().says(told({ wall: [laid(0, { at: 9 }), laid(1, { at: 9 })] }));
    latest().says(told({}, { round: 2, phase: "gathering" }));
    expect(wall.tables).toEqual([]);
    latest().says(told({ wall: [laid(0, { at: 1 })] }, { round: 2, tables: NOW.tables.slice(1) }));
    expect(wall.tables.map(({ view }) => view)).toEqual([{ at: 1 }]);
  });

  it("counts the time that is left by its own clock", () => {
    expect(wall.left(performance.now())).toBe(-1);
    latest().says(told({}));
    vi.advanceTimersByTime(15_000);
    expect(wall.left(performance.now())).toBe(45_000);
    expect(wall.left(performance.now() + 90_000)).toBe(0);
    latest().says(told({}, { ends_in: -1 }));
    expect(wall.left(performance.now())).toBe(-1);
  });

  it("forgets awards and a replay that are not told any more", () => {
    const award = { kind: "queue", number: 7, winners: [{ table: "kiosk", name: "Ala" }] };
    latest().says(told({ awards: [award], shows: "w0" }));
    expect([wall.awards, wall.shows]).toEqual([[award], "w0"]);
    latest().says(told({}));
    expect([wall.awards, wall.shows]).toEqual([[], ""]);
  });

  it("says that there is no such class, and does not ask again", () => {
    latest().close(4404);
    expect(wall.fault).toBe("class.unknown");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});
