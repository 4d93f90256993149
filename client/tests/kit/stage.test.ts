// What is shown, by a clock that the test moves: order, pace, pause, and what ends it.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { motion } from "../../src/kit/motion.svelte";
import type { Play } from "../../src/kit/play";
import { Pace } from "../../src/kit/stage/pace.svelte";
import type { Scene } from "../../src/kit/stage/scene";
import { Stage } from "../../src/kit/stage/stage.svelte";
import type { Told } from "../../src/wire";
import { TestClock } from "./test_clock";

interface View {
  n: number;
}
type Shown = [number, boolean];

const ME = 0;
const event = (code: string) => ({ code, facts: {} });
const told = (n: number, ...codes: string[]): Told => ({
  t: "told",
  n,
  lines: [],
  events: codes.map(event),
  view: null,
  mine: null,
  ask: null,
});

const scenesOf = ({ n, events }: Told): Scene[] =>
  events
    .filter(({ code }) => code !== "quiet")
    .map((one) => ({ n, kind: one.code, event: one, lasts: 1_000, touchesMe: false }));

class AtTable {
  latest: Told | null = null;
  past: Told[] = [];
  view: View = { n: -1 };
  ask: Play<View>["ask"] = null;
  busy = false;
  stepped = false;
  seat = ME;
  said: Shown[] = [];
  shown = (n: number, paused: boolean): void => void this.said.push([n, paused]);
}

let clock: TestClock;
let pace: Pace;
let hidden: boolean;
let table: AtTable;
let stage: Stage<View>;

function tell(one: Told, actor = 1): void {
  table.latest = one;
  table.past = [...table.past, one];
  table.view = { n: one.n };
  table.ask = { prompt: "", actors: [actor], legal: [], open: false, back: "" };
  stage.follow(table);
}

const seen = (): string | undefined => stage.current?.kind;

beforeEach(() => {
  localStorage.clear();
  clock = new TestClock();
  pace = new Pace();
  hidden = false;
  table = new AtTable();
  stage = new Stage<View>(scenesOf, { clock, pace, hidden: () => hidden });
  stage.follow(table);
});

afterEach(() => stage.leave());

describe("a stage", () => {
  it("shows one scene after the other, each for its time", () => {
    tell(told(1, "truck", "bought"));
    expect(seen()).toBe("truck");
    clock.move(999);
    expect(seen()).toBe("truck");
    clock.move(1);
    expect(seen()).toBe("bought");
    clock.move(1_000);
    expect(seen()).toBeUndefined();
    expect(stage.playing).toBe(false);
  });

  it("shows what comes meanwhile afterwards, and says how far it is", () => {
    tell(told(1, "truck"));
    tell(told(2, "bought"));
    expect([seen(), stage.behind, stage.caughtUp]).toEqual(["truck", 2, -1]);
    clock.move(1_000);
    expect([seen(), stage.behind, stage.caughtUp]).toEqual(["bought", 1, 1]);
    clock.move(1_000);
    expect([stage.behind, stage.caughtUp]).toEqual([0, 2]);
    expect(table.said).toEqual([
      [1, false],
      [2, false],
    ]);
  });

  it("leaves a scene without an end until somebody goes on, whatever the pace", () => {
    const open = (one: Told): Scene[] =>
      scenesOf(one).map((scene) => ({ ...scene, lasts: Infinity }));
    stage = new Stage<View>(open, { clock, pace, hidden: () => hidden });
    stage.follow(table);
    tell(told(1, "card", "bought"));
    clock.move(1e9);
    pace.pause();
    stage.paceChanged();
    pace.choose("quick");
    pace.resume();
    stage.paceChanged();
    clock.move(1e9);
    expect([seen(), stage.caughtUp]).toEqual(["card", -1]);
    stage.goOn();
    expect(seen()).toBe("bought");
  });

  it("lets a game hurry where much is still to be shown", () => {
    const lasting = ({ lasts }: Scene, behind: number): number => lasts / behind;
    stage = new Stage<View>(scenesOf, { clock, pace, hidden: () => hidden, lasting });
    stage.follow(table);
    tell(told(1, "truck", "bought"));
    tell(told(2, "truck"));
    clock.move(1_000); // it had begun before the second was told
    expect(seen()).toBe("bought");
    clock.move(500);
    expect([seen(), stage.behind]).toEqual(["truck", 1]);
    clock.move(999);
    expect(seen()).toBe("truck");
  });

  it("says at once that a telling without scenes has been shown", () => {
    tell(told(4, "quiet"));
    expect(table.said).toEqual([[4, false]]);
  });

  it("goes slower and faster, also in the middle of a scene", () => {
    pace.choose("slow");
    tell(told(1, "truck"));
    clock.move(1_000); // half of it
    pace.choose("quick");
    stage.paceChanged();
    clock.move(249);
    expect(seen()).toBe("truck");
    clock.move(1);
    expect(seen()).toBeUndefined();
  });

  it("shows nothing at the pace 'at once', and ends what is being shown", () => {
    tell(told(1, "truck"));
    pace.choose("at_once");
    stage.paceChanged();
    expect([seen(), stage.caughtUp]).toEqual([undefined, 1]);
    tell(told(2, "truck"));
    expect([seen(), stage.caughtUp]).toEqual([undefined, 2]);
  });

  it("stops at a pause, tells the table, and goes on where it was", () => {
    tell(told(1, "quiet"));
    tell(told(2, "truck"));
    clock.move(400);
    pace.pause();
    stage.paceChanged();
    clock.move(60_000);
    expect(seen()).toBe("truck");
    expect(table.said.at(-1)).toEqual([1, true]);
    pace.resume();
    stage.paceChanged();
    expect(table.said.at(-1)).toEqual([1, false]);
    clock.move(599);
    expect(seen()).toBe("truck");
    clock.move(1);
    expect(seen()).toBeUndefined();
  });

  it("ends when I act, with everything that was still to come", () => {
    tell(told(1, "truck", "bought"));
    tell(told(2, "bought"));
    stage.skip();
    expect([seen(), stage.playing, stage.behind, stage.caughtUp]).toEqual([undefined, false, 0, 2]);
    clock.move(10_000);
    expect(table.said).toEqual([[2, false]]);
  });

  it("goes to my turn: nothing is shown until I am asked", () => {
    tell(told(1, "truck"));
    stage.toMyTurn();
    expect([seen(), stage.rushing]).toEqual([undefined, true]);
    tell(told(2, "truck"));
    expect(seen()).toBeUndefined();
    tell(told(3, "truck"), ME);
    expect([seen(), stage.rushing, stage.caughtUp]).toEqual([undefined, false, 3]);
    tell(told(4, "truck"));
    expect(seen()).toBe("truck");
  });

  it("goes to my turn out of a pause, and at my turn waits for no other", () => {
    tell(told(1, "truck"), ME);
    pace.pause();
    stage.toMyTurn();
    expect([pace.paused, stage.rushing]).toEqual([false, false]);
  });

  it("shows nothing on a hidden page", () => {
    hidden = true;
    tell(told(1, "truck"));
    expect([seen(), stage.caughtUp]).toEqual([undefined, 1]);
  });

  it("does not show what was missed while the line was lost", () => {
    tell(told(1, "quiet"));
    table.past = [...table.past, told(2, "truck"), told(3, "bought")];
    table.view = { n: 3 };
    stage.follow(table); // `latest` is still the first
    expect([seen(), stage.caughtUp]).toEqual([undefined, 3]);
    tell(told(4, "truck"));
    expect(seen()).toBe("truck");
  });

  it("shows nothing of a game that it comes into midway, but the very first telling", () => {
    const late = new Stage<View>(scenesOf, { clock, pace, hidden: () => hidden });
    Object.assign(table, {
      latest: told(2, "truck"),
      past: [told(1, "quiet"), told(2, "truck")],
      view: { n: 2 },
    });
    late.follow(table);
    expect([late.current, late.caughtUp]).toEqual([null, 2]);
    const first = new Stage<View>(scenesOf, { clock, pace, hidden: () => hidden });
    Object.assign(table, { latest: told(1, "truck"), past: [told(1, "truck")], view: { n: 1 } });
    first.follow(table);
    expect(first.current?.kind).toBe("truck");
    first.leave();
  });

  it("lets a replay go back, and shows a step forward alone", () => {
    table.stepped = true;
    tell(told(1, "truck"));
    tell(told(2, "bought"));
    expect(seen()).toBe("bought"); // the step before is over
    Object.assign(table, { latest: null, past: table.past.slice(0, 1), view: { n: 1 } });
    stage.follow(table);
    expect([seen(), stage.caughtUp]).toEqual([undefined, 1]);
    tell(told(2, "bought"));
    expect(seen()).toBe("bought");
  });

  it("jumps when it has fallen too far behind", () => {
    for (let n = 1; n <= 20; n++) tell(told(n, "truck"));
    expect(stage.behind).toBeLessThan(11);
    clock.move(20_000);
    expect(stage.caughtUp).toBe(20);
  });

  it("is silent once nobody looks", () => {
    tell(told(1, "truck"));
    stage.leave();
    clock.move(5_000);
    expect([seen(), table.said]).toEqual([undefined, []]);
  });

  it("takes the same time where nothing may move: the same scenes, as stills", () => {
    motion.choose(true);
    try {
      tell(told(1, "truck", "bought"));
      clock.move(999);
      expect(seen()).toBe("truck");
      clock.move(1);
      expect(seen()).toBe("bought");
    } finally {
      motion.choose(false);
    }
  });

  it("holds back the sheet after the game while it plays", () => {
    tell(told(1, "truck"));
    expect(motion.isHeld).toBe(true);
    clock.move(1_000);
    expect(motion.isHeld).toBe(false);
  });
});

describe("the pace of this browser", () => {
  it("is kept", () => {
    pace.choose("quick");
    expect(new Pace().chosen).toBe("quick");
  });

  it("ignores rubbish, and puts it right", () => {
    localStorage.setItem("kartki.pace", "ludicrous");
    expect(new Pace().chosen).toBe("normal");
    expect(localStorage.getItem("kartki.pace")).toBe("normal");
  });
});
