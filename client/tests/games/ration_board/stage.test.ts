// Ration Board's stage: tellings are shown event by event, can be skipped, and never lag behind.

import { beforeEach, describe, expect, it } from "vitest";
import type { WireEvent } from "$client/wire";
import { Followed, ME, OTHER, told, viewWith } from "./followed.svelte";

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
const rolled = (seat: number) => event("rolled", seat, { first: 2, second: 5, total: 7 });
const approved = (seat: number): WireEvent =>
  event("approved", seat, {
    ration: { kind: "ration", name: "butter", number: 0 },
    granted: 1,
    ...over("R2", "R3", "EXIT"),
  });
const HOMEWARD = ["B6", ...Array.from({ length: 11 }, (_, i) => `B${i + 7}`), "HOME"];

let table: Followed;
const spaces = () => table.stage.cars.map(({ space }) => space);
const pass = (milliseconds: number) => table.clock.move(milliseconds);
const listed = () =>
  table.stage.seen.flatMap(({ n, events }) => events.map(({ code }) => `${n}:${code}`));

beforeEach(() => {
  localStorage.clear();
  table = new Followed("R1", "R2");
});

describe("the stage", () => {
  it("opens with how things stand", () => {
    expect(spaces()).toEqual(["R1", "R2"]);
    expect(table.stage.playing).toBe(false);
  });

  it("shows the dice before the drive", () => {
    table.tells(told(1, rolled(OTHER), drove(OTHER, "R5", "R2")), viewWith("R1", "R5"));
    pass(100);
    expect(table.stage.tumbling).toBe(true);
    expect(spaces()).toEqual(["R1", "R2"]);
    pass(1_500);
    expect(table.stage.tumbling).toBe(false);
    expect(table.stage.dice).toEqual([2, 5]);
    expect(spaces()).toEqual(["R1", "R5"]);
    pass(3_000);
    expect(table.stage.playing).toBe(false);
  });

  it("takes the large dice up before a car moves or a card is drawn", () => {
    table.tells(told(1, rolled(OTHER), approved(OTHER)), viewWith("R1", "EXIT"));
    expect(table.stage.scene).toMatchObject({ kind: "tumbling", thrown: true });
    pass(1_600);
    expect(table.stage.scene).toMatchObject({ kind: "stamp", thrown: true }); // what convinced the clerk
    pass(1_700);
    expect(table.stage.scene).toMatchObject({ kind: "drive", thrown: false });
    table.showing.skip();
    table.tells(told(2, rolled(OTHER), drew(OTHER)), viewWith("R1", "EXIT"));
    pass(1_600);
    expect(table.stage.scene).toMatchObject({ kind: "card", thrown: false });
  });

  it("lists nothing before it is seen", () => {
    table.tells(told(1, rolled(OTHER), drove(OTHER, "R5", "R2")), viewWith("R1", "R5"));
    table.tells(told(2, event("called", OTHER, { number: 7 })), viewWith("R1", "R5"));
    pass(100);
    expect(listed()).toEqual([]);
    pass(700);
    expect(listed()).toEqual(["1:rolled"]);
    pass(60_000);
    expect(listed()).toEqual(["1:rolled", "1:drove", "2:called"]);
  });

  it("lists everything at once for somebody who goes to the next turn", () => {
    table.tells(told(1, rolled(OTHER), drove(OTHER, "R5", "R2")), viewWith("R1", "R5"));
    table.showing.toMyTurn();
    expect(listed()).toEqual(["1:rolled", "1:drove"]);
  });

  it("holds my card until it is read", () => {
    table.tells(told(1, drew(ME), drove(ME, "R8")), viewWith("R8", "R2"));
    pass(600_000);
    expect(table.stage.drawn).toMatchObject({ card: "rc07", deep: 1, mine: true, mark: "1:drew" });
    expect(spaces()).toEqual(["R1", "R2"]);
    table.stage.goOn();
    expect(table.stage.drawn).toBeNull();
    expect(spaces()).toEqual(["R8", "R2"]);
  });

  it("tells the table that my card has been seen only when I go on", () => {
    table.tells(told(1, drew(ME)), viewWith("R1", "R2"));
    pass(600_000);
    expect(table.shownTo).not.toContain(1);
    table.stage.goOn();
    expect(table.shownTo).toContain(1);
  });

  it("turns other people's cards over by itself, and counts them", () => {
    table.tells(told(1, drew(OTHER), drew(OTHER)), viewWith("R1", "R2"));
    pass(100);
    const first = table.stage.drawn;
    expect(first).toMatchObject({ deep: 1, mine: false });
    pass(2_750);
    expect(table.stage.drawn?.deep).toBe(2);
    expect(table.stage.drawn).not.toBe(first); // an element of its own
    pass(3_000);
    expect(table.stage.drawn).toBeNull();
  });

  it("counts the pack down card by card, and does not say how many will come", () => {
    const later = { ...viewWith("R1", "R2"), pack: ["rc03"] };
    table.tells(told(1, drew(OTHER), drew(OTHER)), later);
    expect(table.stage.pack).toBe(2);
    pass(2_850);
    expect(table.stage.pack).toBe(1);
    pass(60_000);
    expect(table.stage.pack).toBe(1);
  });

  it("counts the cards of each who draws for themselves", () => {
    table.tells(told(1, drew(OTHER), drew(ME)), viewWith("R1", "R2"));
    pass(2_850);
    expect(table.stage.drawn).toMatchObject({ seat: ME, deep: 1 });
  });

  it("knows whom it is about where an event names nobody", () => {
    table.tells(told(1, drew(OTHER), { code: "shuffled", facts: {} }), viewWith("R1", "R2"));
    pass(2_850);
    expect(table.stage.current?.code).toBe("shuffled");
    expect(table.stage.who).toBe(OTHER);
  });

  it("lets every card turn by itself where nobody is asked to read it", () => {
    table.speech.reader = null;
    table.tells(told(1, drew(ME)), viewWith("R1", "R2"));
    expect(table.stage.drawn?.mine).toBe(false);
    pass(3_000);
    expect(table.stage.playing).toBe(false);
  });

  it("lets my own card turn by itself in a replay, which goes on without me", () => {
    table.runs = true;
    table.tells(told(1, drew(ME)), viewWith("R1", "R2"));
    expect(table.stage.drawn?.mine).toBe(false);
    pass(3_000);
    expect(table.stage.playing).toBe(false);
  });

  it("stamps an application before the car goes to the Exit", () => {
    table.tells(told(1, approved(OTHER)), viewWith("R1", "EXIT"));
    expect(table.stage.scene?.kind).toBe("stamp");
    expect(spaces()).toEqual(["R1", "R2"]);
    expect(table.stage.cars[OTHER]?.granted).toBe(1);
    pass(600);
    expect(table.stage.scene?.kind).toBe("stamp");
    pass(1_100);
    expect(table.stage.scene?.kind).toBe("drive");
    expect(table.stage.ways).toEqual({ [OTHER]: ["R2", "R3", "EXIT"] });
    expect(spaces()).toEqual(["R1", "EXIT"]);
  });

  it("goes straight to the outcome when it is skipped", () => {
    table.tells(told(1, drew(ME), drove(ME, "R8")), viewWith("R8", "R2"));
    table.showing.skip();
    expect(table.stage.playing).toBe(false);
    expect(spaces()).toEqual(["R8", "R2"]);
  });

  it("goes to my turn in one step, and shows again what comes after it", () => {
    table.tells(told(1, drew(OTHER)), viewWith("R1", "R2"));
    table.showing.toMyTurn();
    table.tells(told(2, drew(OTHER), drove(OTHER, "R5")), viewWith("R1", "R5"));
    expect(table.stage.playing).toBe(false);
    table.tells(told(3), viewWith("R1", "R5"), ME);
    table.tells(told(4, drove(OTHER, "R8", "R5")), viewWith("R1", "R8"));
    expect(table.stage.playing).toBe(true);
  });

  it("stands still while it is paused, and my card stays until I go on", () => {
    table.tells(told(1, drew(OTHER), drew(ME)), viewWith("R1", "R2"));
    table.pace.pause();
    table.showing.paceChanged();
    pass(60_000);
    expect(table.stage.drawn).toMatchObject({ seat: OTHER });
    table.pace.resume();
    table.showing.paceChanged();
    pass(60_000);
    expect(table.stage.drawn).toMatchObject({ seat: ME });
  });

  it("hurries when it falls behind, but shows a card long enough to be seen", () => {
    const called = event("called", OTHER, { number: 7 });
    table.tells(told(1, called), viewWith("R1", "R2"));
    for (const n of [2, 3, 4]) table.tells(told(n, drew(OTHER)), viewWith("R1", "R2"));
    table.tells(told(5, called), viewWith("R1", "R2"));
    table.stage.goOn();
    expect(table.stage.drawn?.mark).toBe("2:drew");
    pass(600);
    expect(table.stage.drawn?.mark).toBe("2:drew");
    pass(600);
    expect(table.stage.drawn?.mark).toBe("3:drew");
  });

  it("never falls far behind", () => {
    for (let n = 1; n <= 40; n++)
      table.tells(told(n, drove(OTHER, `R${n}`)), viewWith("R1", `R${n}`));
    pass(8_000);
    expect(table.stage.playing).toBe(false);
    expect(spaces()).toEqual(["R1", "R40"]);
  });

  it("believes a view without a telling, as after a move is taken back", () => {
    table.tells(told(3, drove(OTHER, "R5")), viewWith("R1", "R5"));
    table.stands(viewWith("R1", "R2"), [told(2)]);
    expect(spaces()).toEqual(["R1", "R2"]);
    expect(table.stage.ways).toEqual({}); // nobody drives there: it is where the car stands
  });

  it("says over which spaces a car comes", () => {
    table.tells(told(1, drove(OTHER, "R5", "R2")), viewWith("R1", "R5"));
    expect(table.stage.ways).toEqual({ [OTHER]: ["R2", "R5"] });
  });

  it("remembers what was said and rolled before the page was opened", () => {
    const short = event("fell_short", OTHER, { number: 8 });
    const past = [
      told(1, event("called", OTHER, { number: 8 })),
      told(2, rolled(OTHER), short),
      told(3, event("called", ME, { number: 4 })),
    ];
    const view = { ...viewWith("R1", "R2"), called: 4 };
    table.stands(view);
    expect(table.stage.said).toEqual([]);
    table.stands(view, past); // the log has been read back
    expect(table.stage.said[OTHER]).toEqual({ call: 8, total: 7, verdict: "short" });
    expect(table.stage.dice).toEqual([2, 5]);
    expect(table.stage.call).toEqual({ seat: ME, number: 4 });
  });

  it("forgets what is still to come when a replay goes back, and moves again from there", () => {
    const past = [told(1, event("called", OTHER, { number: 8 })), told(2, drove(OTHER, "R5"))];
    table.stepped = true;
    table.tells(past[0]!, viewWith("R1", "R2"));
    table.tells(past[1]!, viewWith("R1", "R5"));
    pass(5_000);
    table.stands(viewWith("R1", "R2"), past.slice(0, 1));
    expect(table.stage.said[OTHER]).toEqual({ call: 8, total: 0, verdict: "" });
    table.tells(past[1]!, viewWith("R1", "R5"));
    expect(table.stage.playing).toBe(true);
  });

  it("shows the last drive to its end before it rests", () => {
    table.stands(viewWith("B6", "R2"));
    table.tells(
      told(1, event("came_home", ME, over(...HOMEWARD)), event("won", ME)),
      viewWith("HOME", "R2"),
    );
    pass(2_000);
    expect(table.stage.playing).toBe(true);
    pass(2_000);
    expect(table.stage.playing).toBe(false);
  });

  it("keeps a call in the air until it is driven or missed", () => {
    const called = told(1, event("called", OTHER, { number: 7 }));
    table.tells(called, { ...viewWith("R1", "R2"), called: 7 });
    pass(5_000);
    expect(table.stage.call).toEqual({ seat: OTHER, number: 7 });
    table.tells(told(2, event("fell_short", OTHER, { number: 7 })), viewWith("R1", "R2"));
    pass(5_000);
    expect(table.stage.call).toBeNull();
    expect(table.stage.said[OTHER]).toMatchObject({ call: 7, verdict: "short" });
  });
});

describe("a card that moves my car", () => {
  const shared = (other: number) => event("shared_ride", OTHER, { other: { who: other } });

  it("says so as soon as it is turned up", () => {
    table.tells(told(1, drew(OTHER), shared(ME)), viewWith("R1", "R2"));
    expect(table.stage.drawn?.movesMe).toBe(true);
    pass(3_000);
    expect(table.stage.scene?.touchesMe).toBe(true);
  });

  it("is not mistaken for the card before it, nor for one that moves somebody else", () => {
    table.tells(told(1, drew(OTHER), drew(OTHER), shared(ME)), viewWith("R1", "R2"));
    expect(table.stage.drawn?.movesMe).toBe(false);
    pass(2_900);
    expect(table.stage.drawn?.movesMe).toBe(true);
    table.tells(told(2, drew(OTHER), shared(2)), viewWith("R1", "R2", "R3"));
    table.stage.goOn();
    table.stage.goOn();
    expect(table.stage.drawn?.movesMe).toBe(false);
  });
});
