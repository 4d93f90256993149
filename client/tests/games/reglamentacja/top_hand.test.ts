// A hand on the top: what a touch, a key and a listener get, whoever holds it.

import { cleanup, configure, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { motion } from "$client/kit/motion.svelte";
import { loadWords } from "$client/words/language.svelte";
import type { Speech } from "$client/words/speech";
import type { Choice } from "$client/wire";
import { choice } from "../../choices";
import OnlyTheTop from "./OnlyTheTop.svelte";

let english: Speech;
configure({ asyncUtilTimeout: 8000 });
beforeAll(async () => {
  vi.stubGlobal("AudioContext", EventTarget); // the house wakes its sounds at the first key
  motion.choose(true);
  english = (await loadWords("en", "reglamentacja")).at(["Ania", "Bartek", "Celina"], 0);
});
afterEach(cleanup);

const SPINNING = ["trading", "spinning"];
const TRADING = ["trading"];

function show(view: object, legal: Choice[], seat = 0) {
  const act = vi.fn(() => Promise.resolve(true));
  const usual = { active: 0, quality: 0, tries: 0, beats: 0, hand_sizes: [5, 5, 5], fallen: false };
  const play = {
    ask: { legal },
    latest: null,
    flicked: -1,
    seat,
    act,
    view: { ...usual, ...view },
  };
  render(OnlyTheTop, { play, speech: english });
  return act;
}

const top = () => screen.getByRole("button", { name: /^The top/ });

describe("with a clock", () => {
  const mine = { live: true, steps: SPINNING };

  it("is flicked by holding a key and letting go", async () => {
    const act = show(mine, [choice({ verb: "spin", args: { quality: 50 } })]);
    await fireEvent.keyDown(top(), { key: " " });
    await new Promise((done) => setTimeout(done, 450));
    await fireEvent.keyUp(top(), { key: " " });
    expect(act).toHaveBeenCalledOnce();
    expect(act).toHaveBeenCalledWith({
      verb: "spin",
      args: { quality: expect.toSatisfy((n: number) => Number.isInteger(n) && n >= 0) },
    });
  });

  it("tells how many tries are left", () => {
    show({ ...mine, tries: 1 }, [choice({ verb: "spin", args: { quality: 50 } })]);
    expect(screen.getByText(/2 tries left/)).toBeTruthy();
  });

  it("is stopped by a touch or by the red button", async () => {
    const act = show({ live: true, steps: TRADING, quality: 80, tries: 1 }, [
      choice({ verb: "stop", args: {} }),
    ]);
    expect(top().getAttribute("aria-label")).toContain("Stop it");
    await new Promise((done) => setTimeout(done, 650)); // the finger that flicked it stops nothing
    screen.getByRole("button", { name: "Stop the top" }).click();
    expect(act).toHaveBeenCalledWith({ verb: "stop", args: {} });
  });

  it("explains why it may not be stopped, by asking for it", async () => {
    const act = show({ live: true, steps: TRADING, quality: 80, tries: 1, active: 1 }, []);
    expect(top().getAttribute("aria-disabled")).toBe("true");
    expect(screen.queryByRole("button", { name: "Stop the top" })).toBeNull();
    await new Promise((done) => setTimeout(done, 650));
    top().click();
    expect(act).toHaveBeenCalledWith({ verb: "stop", args: {} });
  });
});

describe("without a clock", () => {
  it("just spins", () => {
    const act = show({ live: false, steps: SPINNING }, [choice({ verb: "spin", args: {} })]);
    screen.getByRole("button", { name: "Spin the top" }).click();
    expect(act).toHaveBeenCalledWith({ verb: "spin", args: {} });
  });

  it("is told in words that follow the beats", () => {
    show({ live: false, steps: TRADING, beats: 13, active: 1 }, []);
    expect(top().getAttribute("aria-label")).toContain("tired");
  });
});

describe("for whoever looks on", () => {
  it("is a picture with a name", () => {
    show({ live: true, steps: ["shopping"] }, [], -1);
    expect(screen.getByRole("img", { name: "The top lies on the table." })).toBeTruthy();
  });

  it("says in whose hand it is", () => {
    show({ live: true, steps: SPINNING, active: 2 }, [], 0);
    expect(screen.getByRole("img", { name: "Celina has the top in hand." })).toBeTruthy();
  });
});
