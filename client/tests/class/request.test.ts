// What a teacher asks for: sensible from the start, and another game brings its own levels and clock.

import { beforeEach, expect, it } from "vitest";
import { ClassRequest } from "$client/class/class_request.svelte";
import type { GameInfo } from "$client/net/api";

const option = { default: "beats", allowed: ["beats", "live"], rule: "REG-TOP-1", players: 0 };
const GAME = { rules: "1", fewest: 2, most: 5, editions: [], bots: [], best_bot: "" };
const CALM: GameInfo = { ...GAME, name: "calm", options: [], levels: [{ code: "easy", bot: "a" }] };
const QUICK: GameInfo = {
  ...GAME,
  name: "quick",
  options: [{ ...option, name: "pace", clocked: "live" }],
  levels: [
    { code: "gentle", bot: "a" },
    { code: "best", bot: "b" },
  ],
};

let request: ClassRequest;
beforeEach(() => (request = new ClassRequest(CALM)));

it("needs nothing but a tap", () => {
  expect(request.fits).toBe(true);
  expect(request.body()).toMatchObject({
    ...{ game: "calm", level: "easy", chat: "phrases", minutes: 20, expected: 24 },
    ...{ hints: true, memory_aids: true, options: {} },
  });
});

it("takes the easiest bots and the clock of another game", () => {
  request.game = QUICK;
  expect(request.body()).toMatchObject({
    game: "quick",
    level: "gentle",
    options: { pace: "live" },
  });
});

it("is one request, however often it is sent", () => {
  expect(request.body().request).toBe(request.body().request);
  expect(request.body().key).toBe(request.key);
  expect(new ClassRequest(CALM).body().request).not.toBe(request.body().request);
});

it.each([null, 0, 1, 61, 2.5, -4])("asks again for %s pupils", (expected) => {
  request.expected = expected;
  expect(request.fits).toBe(false);
});

it.each([2, 30, 60])("seats %i pupils", (expected) => {
  request.expected = expected;
  expect(request.fits).toBe(true);
});
