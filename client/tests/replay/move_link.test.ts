// A link to a move: what it looks like, what an address asks for, and that a jump shows its position at once.

import { flushSync } from "svelte";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ReplayFrames } from "$client/kit/replay_frames";
import { motion } from "$client/kit/motion.svelte";
import { Stage } from "$client/kit/stage/stage.svelte";
import CopyMove from "$client/replay/CopyMove.svelte";
import { moveAsked, pathOfMove } from "$client/replay/move_link";
import { Playback } from "$client/replay/playback.svelte";
import { ReplayPlay } from "$client/replay/replay_play.svelte";
import ReplayScreen from "$client/replay/ReplayScreen.svelte";
import type { ShownFilm } from "$client/wire";
import { reading } from "$client/words/language.svelte";
import { TestClock } from "../kit/test_clock";

const frames = [0, 1, 2, 3, 4, 5].map((n) => ({
  ...{ n, lines: [], seen: [null, null], own: [null, null], ask: [null, null] },
  ...{ events: [], view: { days: n } },
}));
const FILM = {
  ...{ game: "kolejka", edition: "standard", options: {}, names: ["Ania", "Bartek"] },
  ...{ result: [1, 2], seat: -1, open: true, fault: null, frames },
} as unknown as ShownFilm;
const lay = (wanted: string | null) =>
  render(ReplayScreen, {
    ...{ frames: new ReplayFrames(FILM), code: "K7MPQX", game: null, load: undefined, wanted },
  });
const place = (): string => screen.getByRole<HTMLInputElement>("slider").value;

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
  await reading.begin("kolejka");
  await reading.choose("en");
});
afterEach(cleanup);

it.each([
  [null, 0, ""],
  ["", 0, ""],
  ["0", 0, ""],
  ["3", 3, ""],
  ["5", 5, ""],
  ["6", 5, "link-beyond"],
  ["999999999", 5, "link-beyond"],
  ["9999999999", 0, "link-no_move"],
  ["-1", 0, "link-no_move"],
  ["3.5", 0, "link-no_move"],
  ["1e1", 0, "link-no_move"],
  ["three", 0, "link-no_move"],
  [" 3", 0, "link-no_move"],
])("an address that asks for %j", (wanted, at, odd) => {
  expect(moveAsked(wanted, 5)).toEqual({ at, odd });
});

describe("a replay that is opened at a move", () => {
  it("is there", () => {
    lay("4");
    expect(place()).toBe("4");
  });

  it.each([
    ["77", "5", "This game has 5 moves. Here is the last one."],
    ["<b>", "0", "“<b>” is no move of this game. Here is its beginning."],
  ])("tells a move that is none, until somebody goes on: %s", async (wanted, at, sentence) => {
    lay(wanted);
    expect(place()).toBe(at);
    expect(screen.getByText(sentence)).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: at === "0" ? "ArrowRight" : "ArrowLeft" });
    expect(screen.queryByText(sentence)).toBeNull();
  });
});

describe("copying", () => {
  it("copies the link of the move that is shown, which leads there again", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    render(CopyMove, { code: "K7MPQX", at: 3 });
    await fireEvent.click(screen.getByRole("button", { name: "Copy the link to this move" }));
    await screen.findByText("✓ The link is copied");
    expect(writeText).toHaveBeenCalledWith(location.origin + pathOfMove("K7MPQX", 3));
    expect(pathOfMove("K7MPQX", 3)).toBe("/replay/K7MPQX?at=3");
    expect(pathOfMove("K7MPQX", 0)).toBe("/replay/K7MPQX");
  });

  it("shows the link where nothing can be copied", async () => {
    const writeText = () => Promise.reject(new Error("denied"));
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    document.execCommand = () => false;
    render(CopyMove, { code: "K7MPQX", at: 3 });
    await fireEvent.click(screen.getByRole("button"));
    const field = await screen.findByRole<HTMLInputElement>("textbox");
    expect(field.value).toContain("/replay/K7MPQX?at=3");
  });
});

it("a jump ends what is shown, and nothing walks; a step is shown", async () => {
  await vi.waitFor(() => expect(motion.moves).toBe(true)); // jumps of the tests before are over
  const play = new ReplayPlay(new ReplayFrames(FILM), "K7MPQX");
  const playback = new Playback(play);
  const scene = { kind: "any", lasts: 1_000 } as never;
  const stage = new Stage(() => [scene], { clock: new TestClock(), hidden: () => false });
  const see = (): void => {
    flushSync();
    stage.follow(play as never);
  };
  see();
  playback.go(1);
  see();
  expect([play.at, stage.playing, motion.moves]).toEqual([1, true, true]);
  playback.go(4);
  expect(motion.moves).toBe(false);
  see();
  expect([play.at, stage.playing, stage.current]).toEqual([4, false, null]);
  expect((play.view as { days: number }).days).toBe(4);
});
