// Arrow keys among the buttons of a place, as each game lays them out.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { arrowKeys, lineBy, ROWS, ROWS_AND_ENDS } from "$client/kit/keys/arrow_keys";

let place: HTMLElement;
const here = (): string => document.activeElement?.id ?? "";
const button = (id: string) => `<button id="${id}"></button>`;

beforeEach(() => {
  place = document.createElement("div");
  document.body.append(place);
});
afterEach(() => place.remove());

/** Where a key leads from a button; a key that is left to the page is told by a question mark. */
function press(from: string, key: string, more: KeyboardEventInit = {}): string {
  place.querySelector<HTMLElement>(`#${from}`)!.focus();
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  document.activeElement!.dispatchEvent(event);
  return here() + (event.defaultPrevented ? "" : "?");
}

describe("one line", () => {
  beforeEach(() => {
    place.innerHTML = ["a", "b", "c", "d"].map(button).join("");
  });

  it.each([
    ["b", "ArrowRight", "c"],
    ["b", "ArrowDown", "c"],
    ["b", "ArrowLeft", "a"],
    ["b", "ArrowUp", "a"],
    ["b", "End", "d"],
    ["b", "Home", "a"],
    ["d", "ArrowRight", "d?"],
    ["a", "ArrowUp", "a?"],
    ["b", "x", "b?"],
  ])("from %s by %s to %s", (from, key, to) => {
    arrowKeys({ steps: lineBy(1) })(place);
    expect(press(from, key)).toBe(to);
  });

  it.each([
    ["b", "ArrowDown", "d"],
    ["d", "ArrowUp", "b"],
    ["c", "ArrowDown", "c?"],
  ])("laid out in pairs: from %s by %s to %s", (from, key, to) => {
    arrowKeys({ steps: lineBy(2) })(place);
    expect(press(from, key)).toBe(to);
  });

  it("may hold a step beyond its end", () => {
    arrowKeys({ steps: lineBy(1), held: true })(place);
    expect(press("d", "ArrowRight")).toBe("d");
  });

  it("leaves keys with a modifier to the browser, and everything once it is let go", () => {
    const away = arrowKeys({ steps: lineBy(1) })(place);
    expect(press("b", "ArrowLeft", { altKey: true })).toBe("b?");
    away();
    expect(press("b", "ArrowLeft")).toBe("b?");
  });

  it("passes over what cannot be reached", () => {
    arrowKeys({ steps: lineBy(1), buttons: ({ id }) => id !== "c" })(place);
    expect(press("b", "ArrowRight")).toBe("d");
  });
});

describe("several rows", () => {
  const rows = (within: HTMLElement) => within.children;
  beforeEach(() => {
    place.innerHTML = `<p>${button("a")}${button("b")}${button("c")}</p><p>no</p><p>${button("d")}${button("e")}</p>`;
  });

  it.each([
    ["b", "ArrowDown", "e"],
    ["c", "ArrowDown", "e"],
    ["e", "ArrowUp", "b"],
    ["d", "ArrowDown", "d?"],
    ["b", "End", "c"],
  ])("are entered below: from %s by %s to %s", (from, key, to) => {
    arrowKeys({ steps: ROWS_AND_ENDS, rows, held: true })(place);
    expect(press(from, key)).toBe(to);
  });

  it.each([
    ["c", "ArrowDown", "d"],
    ["e", "ArrowUp", "a"],
    ["d", "ArrowRight", "e"],
    ["e", "ArrowRight", "e?"],
    ["b", "End", "b?"],
  ])("or at their first button: from %s by %s to %s", (from, key, to) => {
    arrowKeys({ steps: ROWS, rows, entered: "first" })(place);
    expect(press(from, key)).toBe(to);
  });
});
