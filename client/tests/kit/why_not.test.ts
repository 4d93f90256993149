// Why not is answered beside what was tapped, within the window.

import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Bubble from "$client/kit/why_not/Bubble.svelte";
import { besideOf, type Place } from "$client/kit/why_not/bubble_place";
import { tappedIn } from "$client/kit/why_not/tapped";

const ABOVE = { right: false, corner: 16, lost: 60 };
const RIGHT = { right: true, corner: -Infinity, lost: 80 };
let thing: HTMLElement;

beforeEach(() => {
  vi.stubGlobal("innerWidth", 1000);
  vi.stubGlobal("innerHeight", 600);
  thing = document.createElement("button");
  document.body.append(thing);
});
afterEach(() => {
  thing.remove();
  vi.unstubAllGlobals();
});

const standsAt = (x: number, y: number): void =>
  void (thing.getBoundingClientRect = () => new DOMRect(x, y, 100, 40));

describe("a bubble", () => {
  it("stands above the thing, its tail at the middle", () => {
    standsAt(400, 300);
    const found = { left: 350, top: 238, side: "above", tail: 100 };
    expect(besideOf(thing, 200, 50, ABOVE)).toEqual(found);
  });

  it("stands below where there is no room above", () => {
    standsAt(400, 20);
    expect(besideOf(thing, 200, 50, ABOVE)).toMatchObject({ top: 72, side: "below" });
  });

  it("stays within the window; the tail keeps off the corners where the look asks for it", () => {
    standsAt(-45, 300);
    expect(besideOf(thing, 200, 50, ABOVE)).toMatchObject({ left: 8, tail: 16 });
    const narrow = besideOf(thing, 950, 50, RIGHT);
    expect(narrow).toMatchObject({ left: 8, tail: -3, side: "above" });
  });

  it("stands on the right where there is room and it is wanted", () => {
    standsAt(400, 300);
    expect(besideOf(thing, 200, 50, RIGHT)).toMatchObject({ left: 512, top: 295, side: "right" });
    standsAt(800, 300);
    expect(besideOf(thing, 200, 50, RIGHT)).toMatchObject({ left: 750, side: "above" });
  });

  it("stands in the middle when the thing is gone", () => {
    expect(besideOf(null, 200, 50, ABOVE)).toMatchObject({ left: 400, top: 72, side: "below" });
    expect(besideOf(null, 900, 50, RIGHT)).toMatchObject({ left: 50, top: 18, side: "above" });
  });
});

describe("a bubble beside what may be tapped", () => {
  const area = (x: number, y: number, width = 100, height = 40): DOMRect =>
    new DOMRect(x, y, width, height);
  const hides = (place: Place, { left, right, top, bottom }: DOMRect): boolean =>
    place.left < right && place.left + 200 > left && place.top < bottom && place.top + 50 > top;

  it("goes to the next side where its own would cover something", () => {
    standsAt(400, 300);
    const above = area(400, 240);
    expect(besideOf(thing, 200, 50, ABOVE, [above])).toMatchObject({ side: "below", top: 352 });
    const both = [above, area(400, 360)];
    expect(besideOf(thing, 200, 50, ABOVE, both)).toMatchObject({ side: "right", left: 512 });
    const three = [...both, area(520, 300)];
    expect(besideOf(thing, 200, 50, ABOVE, three)).toMatchObject({ side: "left", left: 188 });
  });

  it("is moved along the thing's edge, and its tail still points there", () => {
    standsAt(400, 300);
    const right = area(480, 240);
    const closed = [area(280, 300), area(520, 300), area(400, 352)];
    const place = besideOf(thing, 200, 50, ABOVE, [right, ...closed]);
    expect(place).toMatchObject({ side: "above", left: 274 });
    expect(place.left + place.tail).toBe(450);
  });

  it("goes away from the thing rather than upon something, to the nearest free place", () => {
    standsAt(400, 300);
    const around = [area(180, 200, 540, 90), area(180, 350, 540, 90), area(180, 290, 210, 60)];
    const all = [...around, area(510, 290, 210, 60)];
    const place = besideOf(thing, 200, 50, ABOVE, all);
    expect(place.side).toBe("away");
    expect(all.some((one) => hides(place, one))).toBe(false);
    expect(place.top).toBeGreaterThan(100);
  });

  it("covers as little as it can where nothing is free", () => {
    standsAt(400, 300);
    const everything = [area(0, 0, 1000, 300), area(0, 340, 1000, 260), area(0, 300, 400, 40)];
    const place = besideOf(thing, 200, 50, ABOVE, [...everything, area(500, 325, 500, 15)]);
    expect(place.left).toBeGreaterThan(500);
    expect(place.top).toBeGreaterThan(280);
    expect(place.top).toBeLessThan(305);
  });
});

describe("what was tapped", () => {
  const tapped = (markup: string, selector: string): string | undefined => {
    const place = document.createElement("div");
    place.innerHTML = markup;
    const target = place.querySelector(selector);
    return tappedIn({ target } as unknown as Event)?.id;
  };

  it("is the button around it, unless it belongs to the answer itself", () => {
    expect(tapped(`<button id="card"><i></i></button>`, "i")).toBe("card");
    expect(tapped(`<div class="bubble"><button id="close"></button></div>`, "button")).toBe(
      undefined,
    );
    expect(tapped(`<p><i></i></p>`, "i")).toBe(undefined);
  });
});

describe("the Tab key", () => {
  const tab = (from: Element, shiftKey = false): void =>
    void from.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", shiftKey, bubbles: true }));
  const show = (entered: boolean, onclose = () => undefined): void => {
    const answer = { words: "The shop is closed.", rule: "", sign: "×", understood: "Understood" };
    render(Bubble, {
      props: { ...answer, anchor: thing, look: ABOVE, spared: ".legal", entered, onclose },
    });
    thing.focus();
    tab(thing);
  };
  const close = (): HTMLElement => screen.getByRole("button", { name: "Understood" });
  afterEach(cleanup);

  it("goes from what was asked into the bubble, and back", () => {
    show(true);
    expect(document.activeElement).toBe(close());
    tab(close(), true);
    expect(document.activeElement).toBe(thing);
  });

  it("is the browser's own where the game leaves it so", () => {
    show(false);
    expect(document.activeElement).toBe(thing);
  });

  it("finds what is meant ringed where the bubble had to go elsewhere", () => {
    const legal = document.createElement("p");
    legal.className = "legal";
    legal.getBoundingClientRect = () => new DOMRect(0, 60, 1000, 200);
    legal.getClientRects = () => [legal.getBoundingClientRect()] as unknown as DOMRectList;
    document.body.append(legal);
    standsAt(400, 10);
    for (const size of ["offsetWidth", "offsetHeight"])
      Object.defineProperty(HTMLElement.prototype, size, { get: () => 200, configurable: true });
    show(true);
    flushSync();
    expect(thing.hasAttribute("data-refused")).toBe(true);
    for (const size of ["offsetWidth", "offsetHeight"])
      Reflect.deleteProperty(HTMLElement.prototype, size);
    cleanup();
    expect(thing.hasAttribute("data-refused")).toBe(false);
    legal.remove();
  });

  it("finds a button that closes it", () => {
    const closed = vi.fn(() => undefined);
    show(false, closed);
    expect(screen.getByText("The shop is closed.")).toBeTruthy();
    close().click();
    expect(closed).toHaveBeenCalledOnce();
  });
});
