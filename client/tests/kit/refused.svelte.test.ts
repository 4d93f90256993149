// A refusal belongs to the button whose tap was refused, and goes when something else is done.

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Refused } from "$client/kit/why_not/refused.svelte";

let page: HTMLElement;
let play: { busy: boolean };
let reason: { why: object | null };
let refused: Refused;
let stop: () => void;

const button = (id: string): HTMLElement => document.getElementById(id)!;
const tap = (id: string): void => {
  button(id).dispatchEvent(new Event("pointerdown", { bubbles: true }));
  button(id).click();
};
const refuse = (): void => {
  reason.why = {};
  play.busy = false;
  flushSync();
};

beforeEach(() => {
  page = document.createElement("div");
  page.innerHTML = `<main><button id="one"></button><button id="other"></button><p id="paper"></p>
    <div class="bubble"><button id="close"></button></div></main>
    <div role="dialog"><button id="advice"></button></div>`;
  document.body.append(page);
  const table = $state<typeof play>({ busy: false });
  const answer = $state<typeof reason>({ why: null });
  [play, reason] = [table, answer];
  const letGo = $effect.root(() => {
    refused = new Refused({
      play: () => play,
      reason: () => reason.why,
      dismiss: () => (reason.why = null),
    });
  });
  const unheard = refused.follow(page.querySelector("main")!);
  stop = () => {
    unheard();
    letGo();
  };
});
afterEach(() => {
  stop();
  page.remove();
});

describe("a refusal", () => {
  it("belongs to what was tapped", () => {
    tap("one");
    refuse();
    expect(refused.button).toBe(button("one"));
  });

  it("belongs to what was refused, though something else was tapped before the answer came", () => {
    tap("one");
    play.busy = true;
    tap("other");
    refuse();
    expect(refused.button).toBe(button("one"));
  });

  it("stays where it is while another button is only pressed, and goes when it is let go", () => {
    tap("one");
    refuse();
    button("other").dispatchEvent(new Event("pointerdown", { bubbles: true }));
    flushSync();
    expect(refused.button).toBe(button("one"));
    expect(reason.why).not.toBeNull();
    button("other").click();
    expect(reason.why).toBeNull();
  });

  it("goes with a tap beside it, but not with one upon itself or in a dialog", () => {
    for (const [id, stays] of [
      ["close", true],
      ["advice", true],
      ["paper", false],
    ] as const) {
      tap("one");
      refuse();
      tap(id);
      expect(reason.why !== null, id).toBe(stays);
    }
  });

  it("of what was done elsewhere belongs to nothing here", () => {
    tap("one");
    tap("advice");
    refuse();
    expect(refused.button).toBeNull();
  });

  it("of what a held key did belongs to the button that has the focus", () => {
    tap("one");
    button("other").dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
    refuse();
    expect(refused.button).toBe(button("other"));
  });
});
