// What Reglamentacja shows of a telling: purchases, the raid, the final turn; in order, at their place.

import { describe, expect, it } from "vitest";
import { boxOf } from "$client/games/reglamentacja/box/box";
import { SPECULATOR } from "$client/games/reglamentacja/box/parts";
import { isStaged, lastRaid, scenesOf } from "$client/games/reglamentacja/news/scenes";
import { touchesIn } from "$client/games/reglamentacja/news/touched";
import { SHORTEST } from "$client/kit/stage/scene";
import type { WireEvent } from "$client/wire";
import { bought, event, told, took, turned, who } from "./told";
import { EDITION, shop } from "./view";

const [ME, OTHER] = [0, 1];
const STANDSTILL = 4_000; // milliseconds: HSE-CLK-2
const box = boxOf(EDITION as Parameters<typeof boxOf>[0]);
const final = event("final_turn_began", { seat: who(ME) });
const shown = (...events: WireEvent[]) => scenesOf(told(7, ...events), shop(), shop(), ME, box);

describe("scenes", () => {
  it("are a purchase, a raid and the curtain, in the order of what happened", () => {
    const scenes = shown(
      bought(OTHER, "meat_balls"),
      turned("home_dumplings"),
      took(6, "home_dumplings"),
      final,
    );
    expect(scenes.map(({ kind, place, taker }) => [kind, place, taker])).toEqual([
      ["purchase", 2, OTHER],
      ["raid", 5, SPECULATOR],
      ["curtain", -1, ME],
    ]);
  });

  it("have the row as it was at their moment", () => {
    const [purchase, raid] = shown(
      bought(OTHER, "meat_balls"),
      turned("home_dumplings"),
      took(1, "cheesecake"),
    );
    expect(purchase!.row).toEqual([0, 1, 2, 3, 4, 5]);
    expect(raid!.row).toEqual([0, 1, 3, 4, 5, 6]);
  });

  it("last long enough to be followed, and a purchase with its raid no longer than the pause", () => {
    const scenes = shown(bought(OTHER, "meat_balls"), took(1, "cheesecake"), final);
    expect(scenes.every(({ lasts }) => lasts >= SHORTEST)).toBe(true);
    expect(scenes[0]!.lasts + scenes[1]!.lasts).toBeLessThanOrEqual(STANDSTILL);
    expect(shown(bought(ME, "meat_balls"))[0]!.lasts).toBeLessThan(scenes[0]!.lasts);
    expect(shown(bought(ME, "meat_balls"))[0]!.lasts).toBeGreaterThanOrEqual(SHORTEST);
  });

  it("are of nothing that is traded or drawn", () => {
    const codes = ["offer_made", "dealt", "called", "kept_quiet", "drew", "top_fell", "turned_up"];
    expect(codes.filter(isStaged)).toEqual([]);
    expect(shown(event("kept_quiet", { seat: who(OTHER) }))).toEqual([]);
  });

  it("say what brought the speculator to the counter, where nothing else shows it", () => {
    const paid = event("paid_speculator", { seat: who(OTHER), place: "yes" });
    expect(shown(paid, took(3, "meat_balls"))[0]!.lead).toBe(paid);
    const [, raid] = shown(bought(OTHER, "meat_balls"), took(1, "cheesecake"));
    expect(raid!.lead).toBeNull(); // the purchase was a scene
  });

  it("are told before the box has come, too", () => {
    const [scene] = scenesOf(told(7, took(2, "buffet")), shop(), shop(), ME, null);
    expect([scene!.kind, scene!.card, scene!.place]).toEqual(["raid", -1, -1]);
  });
});

describe("a card that I could have paid for", () => {
  it("is told to me when somebody else takes it; the list keeps to what is mine", () => {
    const lost = took(1, "cheesecake");
    expect(shown(lost)[0]!.touchesMe).toBe(true);
    expect(touchesIn([])(lost, ME)).toBe(false);
  });

  it("does not when I take it myself, or lack a stamp for it", () => {
    const scenes = [shown(bought(ME, "cheesecake"))[0]!, shown(took(2, "great_laundry"))[0]!];
    expect(scenes.map(({ touchesMe }) => touchesMe)).toEqual([false, false]);
  });

  it("is nobody’s loss who only looks on", () => {
    const [scene] = scenesOf(told(7, took(1, "cheesecake")), shop(), shop(), -1, box);
    expect(scene!.touchesMe).toBe(false);
  });
});

describe("a table that stands still", () => {
  it("shows the last raid, also to who has come only now", () => {
    const past = [told(3, took(1, "cheesecake")), told(4, took(4, "buffet")), told(5, final)];
    const raid = lastRaid(past, shop({ row: [1, 2] }), ME, box)!;
    expect([raid.n, raid.kind, raid.event.facts.die]).toEqual([4, "raid", 4]);
  });

  it("shows none where there was none", () => {
    expect(lastRaid([told(5, final)], shop(), ME, box)).toBeNull();
  });
});
