// What Kolejka's screen says about what happened: the slip, the log's pointer, the bubble.

import { describe, expect, it } from "vitest";
import type { Fact, WireEvent } from "$client/wire";
import { lately } from "$client/games/kolejka/news/news";
import { pointedOut } from "$client/games/kolejka/news/pointing";
import { ACT } from "$client/kit/play";
import { whyNot } from "$client/games/kolejka/why_not";
import { loadWords } from "$client/words/language.svelte";

const event = (code: string, facts: Record<string, Fact> = {}) => ({ code, facts }) as WireEvent;
const shop = (name: string): Fact => ({ kind: "shop", name, number: 0 });

describe("the slip", () => {
  it("has the newest first, and nothing of cards that others draw", () => {
    const past = [
      { events: [event("passed")] },
      { events: [event("drew_something"), event("bought")] },
    ];
    expect(lately(past).map((one) => one.code)).toEqual(["bought", "passed"]);
  });

  it("is not longer than the paper", () => {
    const past = Array.from({ length: 9 }, () => ({ events: [event("passed")] }));
    expect(lately(past)).toHaveLength(4);
  });
});

describe("a line of the log", () => {
  it("points at shops and players, each of them once", () => {
    const ran = event("card_played", {
      seat: { who: 1 },
      pawn: { who: 1 },
      card: { kind: "card", name: "lucky", number: 0 },
      shop: shop("kiosk"),
      other: shop("groceries"),
      place: 2,
    });
    expect(pointedOut([ran, event("passed", { seat: { who: 0 } })])).toEqual({
      queues: [4, 0],
      seats: [1, 0],
    });
  });

  it("points at the market where no shop is named, and at nobody who is none", () => {
    const facts = { seat: { who: 2 }, pay: { kind: "goods", name: "kiosk", number: 0 } };
    expect(pointedOut([event("exchanged", facts)])).toEqual({ queues: [5], seats: [2] });
    const nobody = { seat: { who: 0 }, pawn: { who: -1 }, shop: shop("none") };
    expect(pointedOut([event("card_played", nobody)])).toEqual({ queues: [], seats: [0] });
    expect(pointedOut([])).toEqual({ queues: [], seats: [] });
  });
});

describe("the bubble", () => {
  const refused = (about: string) => ({ code: "chat.too_long", rule: "HSE-1", facts: {}, about });

  it("says why a move is refused, but leaves the drawer's commands to the drawer", async () => {
    const english = (await loadWords("en", "kolejka")).at(["Ania", "Bartek"], 0);
    expect(whyNot(refused(ACT), -1, english)?.rule).toBe("HSE-1");
    expect(whyNot(refused("~chat"), -1, english)).toBeNull();
    expect(whyNot(refused(""), -1, english)).toBeNull();
  });

  it("says why a card finds no use", async () => {
    const english = (await loadWords("en", "kolejka")).at(["Ania", "Bartek"], 0);
    expect(whyNot(null, 7, english)).toMatchObject({ rule: "KOL-CRD-8" });
    expect(whyNot(null, -1, english)).toBeNull();
  });
});
