// Codes as people type and paste them, and what a form wishes for.

import { beforeEach, describe, expect, it } from "vitest";
import { isWatching, placeOf, tidyCode } from "$client/front/codes";
import { Wished } from "$client/front/wished.svelte";
import type { GameInfo } from "$client/house/api";

const KOLEJKA: GameInfo = {
  name: "kolejka",
  rules: "1.0",
  fewest: 2,
  most: 5,
  options: [
    {
      name: "stalls",
      allowed: ["fixed", "random"],
      default: "fixed",
      rule: "KOL-SET-2",
      clocked: "",
      players: 0,
    },
  ],
  editions: ["standard"],
  bots: ["greedy", "neighbour", "random"],
  best_bot: "neighbour",
};

describe("a code", () => {
  it("is tidied", () => {
    expect(tidyCode(" k7m-pqx ")).toBe("K7MPQX");
    expect(tidyCode("https://example.org/t/K7MPQX?x=1")).toBe("K7MPQX");
    expect(tidyCode("…")).toBe("");
  });

  it("leads to a seat, or to a place among the spectators", () => {
    expect(placeOf("K7MPQX")).toBe("/t/K7MPQX");
    expect(isWatching("T4WMB2KXQ7HN")).toBe(true);
    expect(placeOf("T4WMB2KXQ7HN")).toBe("/w/T4WMB2KXQ7HN");
  });
});

describe("a wish", () => {
  beforeEach(() => localStorage.clear());

  it("is sensible from the start", () => {
    const wishes = new Wished(KOLEJKA).wishes();
    expect(wishes).toMatchObject({
      game: "kolejka",
      seats: 4,
      options: {},
      pace: "live",
      public: false,
    });
    expect(wishes.manners).toMatchObject({ undo: true, gone_seconds: 120, decision_seconds: 0 });
  });

  it("names only house rules that differ", () => {
    const wished = new Wished(KOLEJKA);
    wished.options.stalls = "random";
    expect(wished.wishes().options).toEqual({ stalls: "random" });
  });

  it("lets nobody be away at a table without a clock, or at one screen", () => {
    const days = new Wished(KOLEJKA);
    days.setPace("days");
    expect(days.wishes().manners?.gone_seconds).toBe(0);
    const here = new Wished(KOLEJKA);
    here.here = here.public = true;
    expect(here.wishes()).toMatchObject({ public: false, manners: { gone_seconds: 0 } });
  });

  it("has a clock only where people sit together, each at a screen of their own", () => {
    const pace = { name: "pace", allowed: ["beats", "live"], default: "beats", rule: "REG-TOP-1" };
    const game = { ...KOLEJKA, options: [{ ...pace, clocked: "live", players: 0 }] };
    const wished = new Wished(game);
    expect(wished.wishes().options).toEqual({ pace: "live" });
    wished.here = true;
    expect(wished.wishes().options).toEqual({ pace: "beats" });
    expect(wished.allowed(game.options[0]!)).toEqual(["beats"]);
    wished.here = false;
    wished.setPace("days");
    expect(wished.wishes().options).toEqual({ pace: "beats" });
  });

  it("gives a name to those who have none", () => {
    const wished = new Wished(KOLEJKA);
    wished.people = ["Ania", " "];
    expect(wished.names("Guest")).toEqual(["Ania", "Guest 2"]);
  });
});
