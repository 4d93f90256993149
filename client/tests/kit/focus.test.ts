// The keyboard's place: never lost, led by keys alone, and not the game's in a dialog.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isElsewhere } from "$client/kit/focus/elsewhere";
import { keepFocus } from "$client/kit/focus/keep_focus";
import { LastInput } from "$client/kit/focus/last_input.svelte";

let main: HTMLElement;
let away: () => void;
const at = (selector: string): HTMLElement => main.querySelector<HTMLElement>(selector)!;
const here = (): string => document.activeElement?.id ?? "";

beforeEach(() => {
  main = document.createElement("main");
  main.innerHTML = `<button id="next"></button><button id="card"></button>
    <div class="advice"><button id="hint"></button></div>`;
  document.body.append(main);
  const advice = (within: HTMLElement) => within.querySelector<HTMLElement>(".advice button");
  away = keepFocus({ instead: { ".advice": advice }, goOn: () => at("#next").focus() })(main);
});
afterEach(() => {
  away();
  main.remove();
});

describe("what had the focus is gone", () => {
  it("and what is to be done now has it", async () => {
    at("#card").focus();
    at("#card").remove();
    await vi.waitFor(() => expect(here()).toBe("next"));
  });

  it("and what stands there instead has it", async () => {
    at("#hint").focus();
    at(".advice").innerHTML = `<button id="follow"></button>`;
    await vi.waitFor(() => expect(here()).toBe("follow"));
  });

  it("and where nothing stands instead, one goes on", async () => {
    at("#hint").focus();
    at(".advice").remove();
    await vi.waitFor(() => expect(here()).toBe("next"));
  });

  it("and somebody has gone elsewhere: nobody is called back", async () => {
    const outside = document.createElement("input");
    document.body.append(outside);
    at("#card").focus();
    outside.focus();
    at("#card").remove();
    await new Promise((done) => setTimeout(done));
    expect(document.activeElement).toBe(outside);
    outside.remove();
  });
});

it("the last thing used was a key, or a pointer", () => {
  const input = new LastInput();
  const stop = input.follow();
  expect(input.byKeys).toBe(false);
  at("#card").dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
  expect(input.byKeys).toBe(true);
  dispatchEvent(new Event("pointerdown"));
  expect(input.byKeys).toBe(false);
  stop();
  dispatchEvent(new Event("keydown"));
  expect(input.byKeys).toBe(false);
});

it("a key in a dialog is not for the game", () => {
  main.innerHTML = `<dialog><i id="a"></i></dialog><p role="dialog"><i id="b"></i></p><i id="c"></i>`;
  expect(["#a", "#b", "#c"].map((id) => isElsewhere({ target: at(id) }))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isElsewhere({ target: window })).toBe(false);
});
