// Rubbish under each name of this browser's storage: every module that reads it goes on, with what was good.

import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepChoice, keptChoice, validChoice } from "$client/front/play_now";
import { isFirstGame, isFirstTable, notePlayed } from "$client/net/first_game";
import { keysOf, myName, myTables, remember } from "$client/net/seat_keys";
import { firstLanguage, LANGUAGES } from "$client/words/language.svelte";
import { inShort, RUBBISH } from "./rubbish";

const GOOD = { code: "K7MPQX", game: "kolejka", at: 5, keys: ["a-key-of-this-browser-43-signs"] };

beforeEach(() => {
  vi.resetModules(); // some of them read when they are loaded
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const cases = RUBBISH.map((rubbish) => [inShort(rubbish), rubbish] as const);

describe.each(cases)("kept: %s", (_, rubbish) => {
  it("tables: none of it is one", () => {
    localStorage.setItem("kartki.tables", rubbish);
    expect(myTables()).toEqual([]);
    remember(GOOD.code, GOOD.game, GOOD.keys);
    expect(keysOf(GOOD.code)).toEqual(GOOD.keys);
  });

  it("tables: the good ones beside it are kept", () => {
    localStorage.setItem(
      "kartki.tables",
      JSON.stringify([rubbish, GOOD, GOOD, { ...GOOD, keys: rubbish }]),
    );
    expect(myTables()).toEqual([GOOD]);
    expect(JSON.parse(localStorage.getItem("kartki.tables")!)).toEqual([GOOD]);
  });

  it("a name: one that fits a form, or none", () => {
    localStorage.setItem("kartki.name", rubbish);
    expect(myName().length).toBeLessThanOrEqual(20);
  });

  it("pace: the usual one", async () => {
    localStorage.setItem("kartki.pace", rubbish);
    const { pace } = await import("$client/kit/stage/pace.svelte");
    expect(pace.chosen).toBe("normal");
    expect(pace.factor).toBe(1);
  });

  it("language: one that there is", () => {
    localStorage.setItem("kartki.language", rubbish);
    expect(LANGUAGES).toContain(firstLanguage());
    expect(localStorage.getItem("kartki.language")).toBeNull();
  });

  it("sound and motion: as the system has them", async () => {
    localStorage.setItem("kartki.sound", rubbish);
    localStorage.setItem("kartki.motion", rubbish);
    vi.spyOn(globalThis, "matchMedia").mockImplementation(
      () => ({ matches: true, addEventListener: vi.fn() }) as unknown as MediaQueryList,
    );
    const { sound } = await import("$client/kit/sound.svelte");
    const { motion } = await import("$client/kit/motion.svelte");
    expect(sound.on).toBe(false); // a phone
    expect(motion.reduced).toBe(true);
  });

  it("what was chosen for a quick game: asked again", () => {
    localStorage.setItem("kartki.play_now", rubbish);
    const levels = [{ code: "easy", bot: "neighbour" }];
    const info = { name: "kolejka", levels, options: [] } as never;
    expect(validChoice(info)).toBeNull();
    keepChoice("kolejka", { level: "easy", options: {} });
    expect(keptChoice("kolejka")).toEqual({ level: "easy", options: {} });
    expect(validChoice(info)).toEqual({ level: "easy", options: {} });
  });

  it("games played, people muted: nobody and nothing", async () => {
    localStorage.setItem("kartki.played", rubbish);
    localStorage.setItem("kartki.first_tables", rubbish);
    localStorage.setItem("kartki.muted", rubbish);
    const { muted } = await import("$client/table/drawer/muted.svelte");
    expect(isFirstGame("kolejka")).toBe(true);
    notePlayed("kolejka", "K7MPQX");
    expect(isFirstGame("kolejka")).toBe(false);
    expect(isFirstTable("kolejka", "K7MPQX")).toBe(true);
    muted.toggle("K7MPQX", 1);
    expect(JSON.parse(localStorage.getItem("kartki.muted")!)).toEqual(["K7MPQX/1"]);
  });

  it("notifications: as at the first visit", async () => {
    localStorage.setItem("kartki.notify", rubbish);
    vi.stubGlobal("Notification", { permission: "granted" });
    const { notifications } = await import("$client/table/notifications.svelte");
    expect(notifications.on).toBe(true);
    vi.unstubAllGlobals();
  });
});

describe("what was mended", () => {
  it("is told once", async () => {
    localStorage.setItem("kartki.pace", "ludicrous");
    const { keeping } = await import("$client/kit/kept.svelte");
    await import("$client/kit/stage/pace.svelte");
    await tick();
    expect(keeping.mended).toBe(true);
    expect(localStorage.getItem("kartki.pace")).toBe("normal");
  });

  it("is not told where nothing was wrong", async () => {
    localStorage.setItem("kartki.tables", JSON.stringify([GOOD]));
    localStorage.setItem("kartki.pace", "quick");
    const { keeping } = await import("$client/kit/kept.svelte");
    const { myTables } = await import("$client/net/seat_keys");
    await import("$client/kit/stage/pace.svelte");
    expect(myTables()).toHaveLength(1);
    await tick();
    expect(keeping.mended).toBe(false);
  });

  it("takes a browser that keeps nothing as it is", async () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { myName, myTables, remember } = await import("$client/net/seat_keys");
    const { pace } = await import("$client/kit/stage/pace.svelte");
    remember(GOOD.code, GOOD.game, GOOD.keys);
    pace.choose("slow");
    expect([myName(), myTables(), pace.chosen]).toEqual(["", [], "slow"]);
    vi.unstubAllGlobals();
  });
});
