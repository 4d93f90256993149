// Ration Board's stage: tellings are shown event by event, can be skipped, and never lag behind.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stage } from "$client/games/ration_board/news/stage.svelte";
import { pace } from "$client/kit/stage/pace.svelte";
import type { CarView, RoadView, Told, WireEvent } from "$client/wire";

const ME = 0;
const OTHER = 1;
const car = (space: string): CarView => ({ space, granted: 0, holds: [] });
const viewWith = (...spaces: string[]): RoadView =>
  ({ cars: spaces.map(car), turn: 0, reason: "" }) as unknown as RoadView;
const event = (code: string, seat: number, facts: WireEvent["facts"] = {}): WireEvent => ({
  code,
  facts: { seat: { who: seat }, ...facts },
});
const term = (name: string) => ({ kind: "space", name, number: 0 });
const over = (...way: string[]) => ({
  from: term(way[0]!),
  way: { terms: way.slice(1).map(term), choose: 0 },
});
const drove = (seat: number, space: string, from = "R1"): WireEvent =>
  event("drove", seat, { spaces: 3, space: term(space), ...over(from, space) });
const drew = (seat: number): WireEvent =>
  event("drew", seat, { card: { kind: "card", name: "rc07", number: 4 } });
const HOMEWARD = ["B6", ...Array.from({ length: 11 }, (_, i) => `B${i + 7}`), "HOME"];
const told = (n: number, ...events: WireEvent[]): Told => ({ n, events }) as unknown as Told;

let stage: Stage;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  stage = new Stage(() => ME);
  stage.follow(null, viewWith("R1", "R2"));
});
afterEach(() => vi.useRealTimers());

describe("the stage", () => {
  it("opens with how things stand", () => {
    expect(stage.cars.map(({ space }) => space)).toEqual(["R1", "R2"]);
    expect(stage.playing).toBe(false);
  });

  it("shows the dice before the drive", async () => {
    const dice = event("rolled", OTHER, { first: 2, second: 5, total: 7 });
    stage.follow(told(1, dice, drove(OTHER, "R5")), viewWith("R1", "R5"));
    await pass(100);
    expect(stage.tumbling).toBe(true);
    expect(stage.cars[OTHER]?.space).toBe("R2");
    await pass(1_500);
    expect(stage.dice).toEqual([2, 5]);
    expect(stage.cars[OTHER]?.space).toBe("R5");
    await pass(3_000);
    expect(stage.playing).toBe(false);
  });

  it("holds my card until it is read", async () => {
    stage.follow(told(1, drew(ME), drove(ME, "R8")), viewWith("R8", "R2"));
    await pass(60_000);
    expect(stage.drawn).toMatchObject({ card: "rc07", deep: 1 });
    expect(stage.cars[ME]?.space).toBe("R1");
    stage.goOn();
    await pass(10);
    expect(stage.drawn).toBeNull();
    expect(stage.cars[ME]?.space).toBe("R8");
  });

  it("turns other people's cards over by itself, and counts them", async () => {
    stage.follow(told(1, drew(OTHER), drew(OTHER)), viewWith("R1", "R2"));
    await pass(100);
    expect(stage.drawn?.deep).toBe(1);
    await pass(2_700);
    expect(stage.drawn?.deep).toBe(2);
    await pass(3_000);
    expect(stage.drawn).toBeNull();
  });

  it("goes straight to the outcome when it is skipped", async () => {
    stage.follow(told(1, drew(ME), drove(ME, "R8")), viewWith("R8", "R2"));
    stage.skip();
    await pass(10);
    expect(stage.playing).toBe(false);
    expect(stage.cars[ME]?.space).toBe("R8");
  });

  it("goes to my turn in one step, and shows again what comes after it", async () => {
    stage.follow(told(1, drew(OTHER)), viewWith("R1", "R2"));
    stage.toMyTurn();
    stage.follow(told(2, drew(OTHER), drove(OTHER, "R5")), viewWith("R1", "R5"));
    await pass(10);
    expect(stage.playing).toBe(false);
    stage.ask(true);
    stage.follow(told(3, drove(OTHER, "R8", "R5")), viewWith("R1", "R8"));
    expect(stage.playing).toBe(true);
  });

  it("stands still while it is paused", async () => {
    stage.follow(told(1, drew(OTHER)), viewWith("R1", "R2"));
    pace.pause();
    stage.paceChanged();
    await pass(60_000);
    expect(stage.drawn).toMatchObject({ card: "rc07" });
    pace.resume();
    stage.paceChanged();
    await pass(3_000);
    expect(stage.playing).toBe(false);
  });

  it("never falls far behind", async () => {
    for (let n = 1; n <= 12; n++)
      stage.follow(told(n, drove(OTHER, `R${n}`)), viewWith("R1", `R${n}`));
    await pass(10);
    expect(stage.playing).toBe(false);
    expect(stage.cars[OTHER]?.space).toBe("R12");
  });

  it("believes a view without a telling, as after a move is taken back", async () => {
    stage.follow(told(3, drove(OTHER, "R5")), viewWith("R1", "R5"));
    stage.follow(told(3), viewWith("R1", "R2"));
    await pass(10);
    expect(stage.cars[OTHER]?.space).toBe("R2");
    expect(stage.ways).toEqual({}); // nobody drives there: it is where the car stands
  });

  it("says over which spaces a car comes", async () => {
    stage.follow(told(1, drove(OTHER, "R5", "R2")), viewWith("R1", "R5"));
    await pass(10);
    expect(stage.ways).toEqual({ [OTHER]: ["R2", "R5"] });
  });

  it("remembers what was said and rolled before the page was opened", () => {
    const dice = event("rolled", OTHER, { first: 2, second: 5, total: 7 });
    const short = event("fell_short", OTHER, { number: 8 });
    const past = [
      told(1, event("called", OTHER, { number: 8 })),
      told(2, dice, short),
      told(3, event("called", ME, { number: 4 })),
    ];
    stage = new Stage(() => ME);
    const view = { ...viewWith("R1", "R2"), called: 4 };
    stage.follow(null, view);
    expect(stage.said).toEqual([]);
    stage.follow(null, view, past); // the log has been read back
    expect(stage.said[OTHER]).toEqual({ call: 8, total: 7, verdict: "short" });
    expect(stage.dice).toEqual([2, 5]);
    expect(stage.call).toEqual({ seat: ME, number: 4 });
  });

  it("forgets what is still to come when a replay goes back, and moves again from there", async () => {
    const past = [told(1, event("called", OTHER, { number: 8 })), told(2, drove(OTHER, "R5"))];
    stage.follow(past[1]!, viewWith("R1", "R5"), past);
    await pass(5_000);
    stage.follow(null, viewWith("R1", "R2"), past.slice(0, 1));
    expect(stage.said[OTHER]).toEqual({ call: 8, total: 0, verdict: "" });
    stage.follow(past[1]!, viewWith("R1", "R5"), past);
    expect(stage.playing).toBe(true);
  });

  it("shows the last drive to its end before it rests", async () => {
    stage.follow(null, viewWith("B6", "R2"));
    stage.follow(
      told(1, event("came_home", ME, over(...HOMEWARD)), event("won", ME)),
      viewWith("HOME", "R2"),
    );
    await pass(2_000);
    expect(stage.playing).toBe(true);
    await pass(2_000);
    expect(stage.playing).toBe(false);
  });

  it("keeps a call in the air until it is driven or missed", async () => {
    const past = [told(1, event("called", OTHER, { number: 7 }))];
    stage.follow(past[0]!, { ...viewWith("R1", "R2"), called: 7 }, past);
    await pass(5_000);
    expect(stage.call).toEqual({ seat: OTHER, number: 7 });
    past.push(told(2, event("fell_short", OTHER, { number: 7 })));
    stage.follow(past[1]!, viewWith("R1", "R2"), past);
    await pass(5_000);
    expect(stage.call).toBeNull();
    expect(stage.said[OTHER]).toMatchObject({ call: 7, verdict: "short" });
  });
});
