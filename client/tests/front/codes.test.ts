// Codes as people type and paste them, and what a form asks for.

import { beforeEach, describe, expect, it } from "vitest";
import { placeOf, tidyCode } from "$client/front/codes";
import { TableRequest } from "$client/front/table_request.svelte";
import type { GameInfo } from "$client/net/api";

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
  levels: [
    { code: "easy", bot: "shopper" },
    { code: "best", bot: "neighbour" },
  ],
};

describe("a code", () => {
  it("is tidied", () => {
    expect(tidyCode(" k7m-pqx ")).toBe("K7MPQX");
    expect(tidyCode("https://example.org/t/K7MPQX?x=1")).toBe("K7MPQX");
    expect(tidyCode("https://example.org/class/K7MPQX#key=abc")).toBe("K7MPQX");
    expect(tidyCode("…")).toBe("");
  });

  it("leads to a seat, among the spectators, into a class, or to its wall", () => {
    expect(placeOf("K7MPQX", "table")).toBe("/t/K7MPQX");
    expect(placeOf("T4WMB2KXQ7HN", "watch")).toBe("/w/T4WMB2KXQ7HN");
    expect(placeOf("K7MPQX", "class")).toBe("/class/K7MPQX");
    expect(placeOf("T4WMB2KXQ7HN", "wall")).toBe("/wall/T4WMB2KXQ7HN");
  });
});

describe("a wish", () => {
  beforeEach(() => localStorage.clear());

  it("is sensible from the start", () => {
    const settings = new TableRequest(KOLEJKA).settings();
    expect(settings).toMatchObject({
      game: "kolejka",
      seats: 4,
      options: {},
      pace: "live",
      public: false,
    });
    expect(settings.manners).toMatchObject({ undo: true, gone_seconds: 120, decision_seconds: 0 });
  });

  it("names only house rules that differ", () => {
    const request = new TableRequest(KOLEJKA);
    request.options.stalls = "random";
    expect(request.settings().options).toEqual({ stalls: "random" });
  });

  it("lets nobody be away at a table without a clock, or at one screen", () => {
    const days = new TableRequest(KOLEJKA);
    days.setPace("days");
    expect(days.settings().manners?.gone_seconds).toBe(0);
    const here = new TableRequest(KOLEJKA);
    here.here = here.public = true;
    expect(here.settings()).toMatchObject({ public: false, manners: { gone_seconds: 0 } });
  });

  it("has a clock only where people sit together, each at a screen of their own", () => {
    const pace = { name: "pace", allowed: ["beats", "live"], default: "beats", rule: "REG-TOP-1" };
    const game = { ...KOLEJKA, options: [{ ...pace, clocked: "live", players: 0 }] };
    const request = new TableRequest(game);
    expect(request.settings().options).toEqual({ pace: "live" });
    request.here = true;
    expect(request.settings().options).toEqual({ pace: "beats" });
    expect(request.allowed(game.options[0]!)).toEqual(["beats"]);
    request.here = false;
    request.setPace("days");
    expect(request.settings().options).toEqual({ pace: "beats" });
  });

  it("gives a name to those who have none", () => {
    const request = new TableRequest(KOLEJKA);
    request.people = ["Ania", " "];
    expect(request.names("Guest")).toEqual(["Ania", "Guest 2"]);
  });
});
