// How this screen follows the top: since when it spins, what stops its time, what is said of it.

import { describe, expect, it } from "vitest";
import type { ScreenContext } from "$client/games/reglamentacja/context";
import { look } from "$client/games/reglamentacja/board/top/look";
import { Spin } from "$client/games/reglamentacja/board/top/spin.svelte";

function contextOf(view: object, flicked = -1) {
  const usual = { live: true, steps: ["trading"], fallen: false, quality: 80, beats: 0 };
  const play = { latest: null as object | null, flicked, standsUntil: 0 };
  return { play, view: { ...usual, hand_sizes: [5, 5, 5, 5], ...view } };
}

const follow = (here: object): Spin => new Spin(here as unknown as ScreenContext);
const told = (...codes: string[]) => ({ events: codes.map((code) => ({ code, facts: {} })) });

describe("with a clock", () => {
  it("counts from the moment that is told to whoever comes later", () => {
    const spin = follow(contextOf({}, 2_000));
    spin.hear(9_000);
    expect(spin.shown).toEqual(look(80, 7_000));
    const reloaded = follow(contextOf({}, -6_500)); // it was flicked before this page was
    reloaded.hear(500);
    expect(reloaded.shown).toEqual(look(80, 7_000));
  });

  it("else from the moment at which it is seen to spin, whatever was told of an earlier one", () => {
    const here = contextOf({ steps: ["trading", "spinning"] }, 2_000);
    const spin = follow(here);
    spin.hear(50_000);
    expect(spin.state).toBe("held");
    here.view.steps = ["trading"];
    here.play.latest = told("top_spun");
    spin.hear(60_000);
    spin.see(61_500);
    expect(spin.shown).toEqual(look(80, 1_500));
  });

  it("stands still while the speculator shops, and is then where the clock is", () => {
    const here = contextOf({}, 1_000);
    const spin = follow(here);
    spin.hear(2_000);
    here.play.latest = told("paid_speculator", "speculator_took", "turned_up");
    spin.hear(3_000);
    const frozen = spin.shown;
    spin.see(3_800);
    expect([spin.frozen, spin.shown]).toEqual([true, frozen]);
    spin.see(5_000);
    expect([spin.frozen, spin.shown]).toEqual([false, look(80, 4_000)]);
  });

  it("is no older for the time in which the whole table stands still", () => {
    const here = contextOf({}, 1_000);
    const spin = follow(here);
    spin.hear(3_000);
    here.play.latest = told("speculator_took");
    here.play.standsUntil = 7_000;
    here.play.flicked = 5_000; // 2,000 before that: so long it had been spinning
    spin.hear(3_000);
    spin.see(6_900);
    expect([spin.frozen, spin.shown]).toEqual([true, look(80, 2_000)]);
    spin.see(7_500);
    expect([spin.frozen, spin.shown]).toEqual([false, look(80, 2_500)]);
    const reloaded = follow(here);
    reloaded.hear(5_500);
    expect([reloaded.frozen, reloaded.shown]).toEqual([true, look(80, 2_000)]);
  });

  it("falls from how it looked, and is down", () => {
    const here = contextOf({}, 1_000);
    const spin = follow(here);
    spin.hear(20_000);
    here.view.fallen = true;
    here.play.latest = told("top_fell");
    spin.hear(20_100);
    expect(spin.scene).toMatchObject({ is: "falls", from: { e: look(80, 19_000).e } });
    expect(spin.state).toBe("down");
    expect([spin.moves(20_300), spin.moves(30_000)]).toEqual([true, false]);
    expect(spin.energy).toBe(0); // the gauge of a top that lies shows nothing
  });
});

describe("without a clock", () => {
  it("slows as beats are counted, and rests where nothing happens", () => {
    const here = contextOf({ live: false });
    const spin = follow(here);
    spin.hear(0);
    expect(spin.state).toBe("fresh");
    here.view.beats = 12;
    spin.hear(1_000);
    for (let time = 1_000; time < 6_000; time += 50) spin.see(time);
    expect(spin.shown!.e).toBeCloseTo(0.5, 2);
    expect([spin.moves(6_000), spin.moves(60_000)]).toEqual([true, false]);
  });
});
