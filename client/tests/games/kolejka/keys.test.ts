// Kolejka by keyboard: arrows walk along rows, and the focus is never lost.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asRow, byRows, Focus, offered } from "$client/games/kolejka/focus";
import { isElsewhere } from "$client/kit/focus/elsewhere";

let main: HTMLElement;
const at = (selector: string): HTMLElement => main.querySelector<HTMLElement>(selector)!;
const here = (): string => document.activeElement?.id ?? "";
const press = (key: string) =>
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
const button = (id: string, more = "") => `<button id="${id}" ${more}></button>`;

beforeEach(() => {
  main = document.createElement("main");
  document.body.append(main);
  // happy-dom lays nothing out: what is not hidden is shown
  vi.spyOn(HTMLElement.prototype, "getClientRects").mockImplementation(function (this: Element) {
    return (this.closest("[hidden]") ? [] : [new DOMRect()]) as unknown as DOMRectList;
  });
});
afterEach(() => {
  main.remove();
  vi.restoreAllMocks();
});

describe("arrow keys", () => {
  it("walk along a queue and from lane to lane, but not out of the street", () => {
    main.innerHTML = `<p>${button("a")}${button("b")}${button("c")}</p><p>no</p><p>${button("d")}</p>`;
    byRows(main);
    at("#b").focus();
    for (const [key, found] of [
      ["ArrowRight", "c"],
      ["ArrowRight", "c"],
      ["ArrowDown", "d"],
      ["ArrowDown", "d"],
      ["ArrowUp", "a"],
      ["End", "c"],
      ["Home", "a"],
    ] as const) {
      press(key);
      expect(here()).toBe(found);
    }
  });

  it("walk among my cards, past what is not shown", () => {
    main.innerHTML = `${button("a")}${button("b", "hidden")}<i>${button("c")}</i>`;
    const away = asRow(main);
    at("#a").focus();
    press("ArrowRight");
    expect(here()).toBe("c");
    away();
    press("ArrowLeft");
    expect(here()).toBe("c");
  });
});

describe("what is offered", () => {
  it("is the deed that is ready, before anything else", () => {
    main.innerHTML = `<div class="card">${button("card", 'aria-disabled="false"')}</div>
      <div class="acts">${button("pass", 'class="quiet"')}${button("do", 'class="do"')}</div>`;
    expect(offered(main)?.id).toBe("do");
    at("#do").remove();
    expect(offered(main)?.id).toBe("card");
    at("#card").setAttribute("aria-disabled", "true");
    expect(offered(main)?.id).toBe("pass");
  });
});

describe("the focus", () => {
  const TABLE = `<section class="prompt" id="prompt" tabindex="-1"></section>
    <div class="street"><b class="legal">${button("pawn")}</b></div>
    <div class="card">${button("card", 'data-card="3" aria-disabled="false"')}</div>
    <div class="advice">${button("hint")}</div>`;

  function follow(asked: () => boolean): Focus {
    main.innerHTML = TABLE;
    const focus = new Focus(main, asked);
    focus.follow();
    return focus;
  }

  it("goes to what is offered when what had it is taken away", async () => {
    follow(() => true);
    at("#card").focus();
    at("#card").remove();
    await vi.waitFor(() => expect(here()).toBe("pawn"));
  });

  it("waits at the words that say whose turn it is, and comes back with the turn", async () => {
    let asked = false;
    const focus = follow(() => asked);
    at("#pawn").focus();
    press("Enter");
    at("#pawn").remove();
    await vi.waitFor(() => expect(here()).toBe("prompt"));
    asked = true;
    focus.asked();
    expect(here()).toBe("card");
  });

  it("stays with a bot's advice", async () => {
    follow(() => true);
    at("#hint").focus();
    at(".advice").innerHTML = button("follow");
    await vi.waitFor(() => expect(here()).toBe("follow"));
  });

  it("goes on from the card to a pawn, and back to the card that is laid down", () => {
    const focus = follow(() => true);
    at("#card").focus();
    press("Enter");
    focus.chose(3);
    expect(here()).toBe("pawn");
    focus.chose(undefined);
    expect(here()).toBe("card");
  });

  it("is left alone where somebody uses a pointer", () => {
    const focus = follow(() => true);
    at("#card").focus();
    dispatchEvent(new Event("pointerdown"));
    focus.chose(3);
    expect(here()).toBe("card");
  });
});

describe("a key in the drawer", () => {
  it("is not for the game", () => {
    main.innerHTML = `<div role="dialog">${button("close")}</div>${button("card")}`;
    expect(isElsewhere({ target: at("#close") })).toBe(true);
    expect(isElsewhere({ target: at("#card") })).toBe(false);
  });
});
