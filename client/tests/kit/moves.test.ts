// Moves by verb and fields: when two are the same, and whether one is legal.

import { describe, expect, it } from "vitest";
import { listed, sameMove } from "$client/kit/moves";
import type { GameMove, ReglamentacjaMove } from "$client/wire";
import { choice } from "../choices";

type Terms = Extract<ReglamentacjaMove, { verb: "offer" }>["args"]["terms"];

const TERMS: Terms = {
  give: ["soap", "soap"],
  give_place: false,
  ask: [],
  ask_place: true,
  any: 2,
  among: ["sugar", "meat"],
};
const offer = (changes: Partial<Terms> = {}): GameMove => ({
  verb: "offer",
  args: { to: "all", terms: { ...TERMS, ...changes } },
});
const criticise: GameMove = {
  verb: "play",
  args: { card: "criticise", shop: "kiosk", place: 3 },
};

describe("two moves are the same", () => {
  it("whatever the order of their fields", () => {
    const other: GameMove = {
      args: { place: 3, shop: "kiosk", card: "criticise" },
      verb: "play",
    };
    expect(sameMove(criticise, other)).toBe(true);
  });

  it("by their terms, down to each stamp", () => {
    const { among, any, ...rest } = TERMS;
    const turned = { verb: "offer", args: { terms: { any, among, ...rest }, to: "all" } } as const;
    expect(sameMove(offer(), turned)).toBe(true);
    expect(sameMove(offer(), offer({ any: 1 }))).toBe(false);
    expect(sameMove(offer(), offer({ give: ["soap"] }))).toBe(false);
    expect(sameMove(offer(), offer({ among: ["meat", "sugar"] }))).toBe(false);
    expect(sameMove(offer(), offer({ give_place: true }))).toBe(false);
  });

  it("only by the same verb, and to the same addressee", () => {
    expect(sameMove({ verb: "pass", args: {} }, { verb: "wait", args: {} })).toBe(false);
    expect(sameMove(offer(), { verb: "offer", args: { to: 0, terms: TERMS } })).toBe(false);
  });

  it("not where one has a field that the other lacks, from either side", () => {
    const plain: GameMove = { verb: "spin", args: {} };
    const flicked: GameMove = { verb: "spin", args: { quality: 50 } };
    expect(sameMove(plain, flicked)).toBe(false);
    expect(sameMove(flicked, plain)).toBe(false);
    const stamp = { verb: "exchange", args: { pay: "kiosk", take: "clothing" } } as const;
    const two = { verb: "exchange", args: { ...stamp.args, also: "kiosk" } } as const;
    expect(sameMove(stamp, two)).toBe(false);
    const renamed = { verb: "play", args: { card: "criticise", shop: "kiosk", to: 3 } };
    expect(sameMove(criticise, renamed as unknown as GameMove)).toBe(false);
  });
});

describe("a move is listed", () => {
  const legal = [choice({ verb: "pass", args: {} }, "passes"), choice(criticise, "plays it")];

  it("by its fields or by its line", () => {
    expect(listed(legal, criticise)).toBe(legal[1]);
    expect(listed(legal, "passes")).toBe(legal[0]);
  });

  it("or not", () => {
    expect(listed(legal, { verb: "wait", args: {} })).toBeUndefined();
    expect(listed(legal, "waits")).toBeUndefined();
    expect(listed([], criticise)).toBeUndefined();
  });
});
