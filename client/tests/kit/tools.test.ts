// The end of every masthead: the same things in the same order, and the keys behind “?”.

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { ARROWS, type KeyLine } from "$client/kit/bar/keys";
import Tools from "$client/kit/bar/Tools.svelte";
import { reading } from "$client/words/language.svelte";

vi.setConfig({ testTimeout: 30_000 }); // words are read on the way

vi.stubGlobal("AudioContext", vi.fn()); // this window has no sound

const KEYS: KeyLine[] = [{ keys: ARROWS, does: "rb-keys-map" }];
const ORDER = ["English", "Polski", "Italiano", "Sounds", "pace", "Help: the keys"];
const pace = createRawSnippet(() => ({ render: () => "<button>pace</button>" }));
const onmenu = vi.fn();

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
beforeEach(async () => {
  await reading.begin("ration_board");
  await reading.choose("en");
});
afterEach(cleanup);

const lay = (folded: boolean, unread = 0) =>
  render(Tools, { game: "ration_board", keys: KEYS, folded, unread, onmenu, pace });

/** What a button is called by those who hear it. */
function called(button: HTMLElement): string {
  const words = [...button.querySelectorAll(".unseen")].map(({ textContent }) => textContent);
  return words.join(" ").trim() || button.textContent.trim();
}
const names = (): string[] =>
  [...document.querySelectorAll<HTMLElement>(".tools button:not(.more)")]
    .filter((button) => !button.closest("[hidden]"))
    .map(called);

it("stands in one order: language, sound, pace, help, menu", () => {
  lay(false);
  expect(names()).toEqual([...ORDER, "Menu: log, chat, people, settings"]);
});

it("keeps that order behind one button where there is no room; Escape folds it again", async () => {
  lay(true);
  expect(names()).toEqual(["Menu: log, chat, people, settings"]);
  const more = screen.getByRole("button", { name: "Language, sound, pace, help" });
  await fireEvent.click(more);
  expect(names()).toEqual([...ORDER, "Menu: log, chat, people, settings"]);
  await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
  expect(names()).toHaveLength(1);
  expect(document.activeElement).toBe(more);
});

it("opens the chat where something is unread", async () => {
  lay(false, 2);
  await fireEvent.click(screen.getByRole("button", { name: "Menu: 2 new messages" }));
  expect(onmenu).toHaveBeenLastCalledWith("chat");
});

it("shows the keys of the game at “?”, and gives the focus back", async () => {
  lay(false);
  const before = screen.getByRole("switch", { name: "Sounds" });
  before.focus();
  await fireEvent.keyDown(before, { key: "?" });
  const dialog = within(screen.getByRole("dialog", { name: "Keys" }));
  expect(dialog.getByText("on the map: along the road, space by space")).toBeTruthy();
  expect(dialog.getByText("left arrow")).toBeTruthy();
  await fireEvent.click(dialog.getByRole("button", { name: "Back to the table" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(before);
});

it("leaves a “?” that somebody writes alone", async () => {
  lay(false);
  const field = document.body.appendChild(document.createElement("input"));
  await fireEvent.keyDown(field, { key: "?" });
  await fireEvent.keyDown(document.body, { key: "?", ctrlKey: true });
  expect(screen.queryByRole("dialog")).toBeNull();
  field.remove();
});

it.each([false, true])(
  "has a way to the first page, after the help (folded: %s)",
  async (folded) => {
    lay(folded);
    if (folded)
      await fireEvent.click(screen.getByRole("button", { name: "Language, sound, pace, help" }));
    const home = screen.getByRole("link", { name: "To the first page. Your seat stays yours." });
    expect(home.getAttribute("href")).toBe("/");
    expect(home.previousElementSibling?.className).toContain("help");
  },
);
