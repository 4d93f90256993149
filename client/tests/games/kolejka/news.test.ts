// What Kolejka's screen says about what happened: the slip, the log's pointer, the bubble.

import { describe, expect, it } from "vitest";
import type { Fact, WireEvent } from "$client/wire";
import { DEEDS, isListed, lastDeed } from "$client/games/kolejka/news/news";
import { pointedOut } from "$client/games/kolejka/news/pointing";
import { ACT } from "$client/kit/play";
import { whyNot } from "$client/games/kolejka/why_not";
import { loadWords } from "$client/words/language.svelte";

const event = (code: string, facts: Record<string, Fact> = {}) => ({ code, facts }) as WireEvent;
const shop = (name: string): Fact => ({ kind: "shop", name, number: 0 });

describe("since your last move", () => {
  it("has everything but my own draws", () => {
    const drew = (seat: number) => event("drew_card", { seat: { who: seat } });
    expect([drew(0), drew(1), event("bought")].map((one) => isListed(one, 0))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe("a player's list", () => {
  it("has the last deed, and not what chance dealt", () => {
    const by = (code: string, seat: number) => event(code, { seat: { who: seat } });
    const past = [
      { events: [by("queued_up", 0), by("card_played", 0)] },
      { events: [by("passed", 1), by("drew_something", 0)] },
    ];
    expect(lastDeed(past, 0)?.code).toBe("card_played");
    expect(lastDeed(past, 2)).toBeNull();
  });

  it("has words for each deed, in every language", async () => {
    for (const language of ["en", "pl", "it"]) {
      const words = await loadWords(language, "kolejka");
      for (const code of DEEDS) expect(words.has(`kolst-did_${code}`)).toBe(true);
    }
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
