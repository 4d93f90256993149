// What hangs in the air at a table without a clock: a call, until its caller does something else.

import { describe, expect, it } from "vitest";
import { WHO_HAS } from "$client/games/reglamentacja/moves/calls";
import { Bubbles } from "$client/games/reglamentacja/players/bubbles.svelte";
import type { Told } from "$client/wire";
import { shop } from "./deal_shop";
import { event, offered, told, who } from "./told";

const [ME, MAREK, EMILY] = [0, 1, 2];
const SUGAR = 0;
const called = (seat: number) => event("called", { seat: who(seat), phrase: "who_has" });
const view = shop({
  live: false,
  talk: [
    [MAREK, WHO_HAS, SUGAR],
    [EMILY, WHO_HAS, SUGAR],
  ],
});

function callers(...past: Told[]): number[] {
  const bubbles = new Bubbles();
  bubbles.hear(past.at(-1) ?? null, view, past);
  return bubbles.newest(3).sort();
}

describe("a call without a clock", () => {
  it("stays while its caller has done nothing since", () => {
    const calls = [told(1, called(MAREK)), told(2, called(EMILY))];
    expect(callers(...calls, told(3, event("kept_quiet", { seat: who(ME) })))).toEqual([
      MAREK,
      EMILY,
    ]);
  });

  it("is over when they say nothing, or offer something", () => {
    const calls = [told(1, called(MAREK)), told(2, called(EMILY))];
    expect(callers(...calls, told(3, event("kept_quiet", { seat: who(MAREK) })))).toEqual([EMILY]);
    expect(callers(...calls, told(3, offered(4, EMILY, ME)))).toEqual([MAREK]);
  });

  it("is heard by who has come only now, and knows nothing of what was told", () => {
    expect(callers()).toEqual([MAREK, EMILY]);
  });
});
