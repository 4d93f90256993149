// Whether something still moves: what comes after it has to wait, but not without motion.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { motion } from "$client/kit/motion.svelte";

const running = (end: number): Animation =>
  ({
    playState: "running",
    effect: { getComputedTiming: () => ({ endTime: end }) },
  }) as unknown as Animation;
let animations: Animation[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  animations = [];
  document.getAnimations = () => animations;
  motion.choose(false);
});
afterEach(() => vi.useRealTimers());

async function isSettled(after: number): Promise<boolean> {
  let settled = false;
  void motion.settled().then(() => (settled = true));
  await vi.advanceTimersByTimeAsync(after);
  return settled;
}

test("it is over when nothing moves for two looks", async () => {
  expect(await isSettled(100)).toBe(false);
  expect(await isSettled(400)).toBe(true);
});

test("a movement is waited for, a sign that blinks for ever is not", async () => {
  animations = [running(Infinity)];
  expect(await isSettled(400)).toBe(true);
  animations = [running(5_000)];
  expect(await isSettled(4_000)).toBe(false);
});

test("what is shown step by step is waited for until it says so", async () => {
  const over = motion.hold();
  expect(await isSettled(3_000)).toBe(false);
  over();
  over(); // twice is once
  expect(await isSettled(400)).toBe(true);
});

test("what moves for long is decoration, but a card is read for as long as it takes", async () => {
  animations = [running(60_000)];
  expect(await isSettled(16_000)).toBe(true);
  const over = motion.hold();
  expect(await isSettled(60_000)).toBe(false);
  over();
});

test("without motion it is over at once", async () => {
  motion.choose(true);
  animations = [running(5_000)];
  expect(await isSettled(0)).toBe(true);
});

test("a jump moves nothing; what comes after it moves again", async () => {
  let during = -1;
  motion.jump(() => (during = motion.time(300)));
  expect(during).toBe(0);
  expect(motion.time(300)).toBe(0); // its changes are drawn a little later
  await vi.advanceTimersByTimeAsync(0);
  expect(motion.time(300)).toBe(300);
});

test("who taps need not wait: what moves is where it goes, a sign blinks on", () => {
  const finished: number[] = [];
  animations = [5_000, Infinity].map((end) => ({
    ...running(end),
    finish: () => finished.push(end),
  })) as unknown as Animation[];
  motion.skip();
  expect(finished).toEqual([5_000]);
});
