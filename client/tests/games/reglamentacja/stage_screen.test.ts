// Reglamentacja's screen while something is shown: the raid of a table that stands still, the curtain, its sign.

import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import Screen from "$client/games/reglamentacja/Screen.svelte";
import { motion } from "$client/kit/motion.svelte";
import type { Play } from "$client/kit/play";
import type { ShopView, Told } from "$client/wire";
import { loadWords } from "$client/words/language.svelte";
import type { Speech } from "$client/words/speech";
import { event, told, took, who } from "./told";
import { shop } from "./view";

vi.mock("$client/net/api", async () => {
  const view = await import("./view");
  return { box: () => Promise.resolve(view.EDITION) };
});
vi.mock("$client/games/reglamentacja/board/top/Top.svelte", () => ({ default: () => undefined }));

const NAMES = ["Ania", "Bartek", "Celina"];
let english: Speech;
vi.setConfig({ testTimeout: 30_000 }); // a busy machine takes its time
beforeAll(async () => {
  motion.choose(true);
  english = (await loadWords("en", "reglamentacja")).at(NAMES, 0);
});
afterEach(cleanup);

const playing = (view: ShopView, past: Told[], standsUntil = 0): Play<ShopView> =>
  ({
    game: "reglamentacja",
    room: {
      code: "ABC",
      manners: { hints: false },
      seats: NAMES.map((name) => ({ name, bot: "", stand_in: "", here: true, left: -1 })),
    },
    seat: 0,
    view,
    ask: null,
    latest: past.at(-1) ?? null,
    past,
    pointedAt: [],
    pointed: -1,
    flicked: -1,
    standsUntil,
    speech: english,
    refusal: null,
    busy: false,
    dismiss: () => undefined,
  }) as unknown as Play<ShopView>;

const open = (play: Play<ShopView>) => render(Screen, { play, unread: 0, onmenu: vi.fn() });

it("a table that stands still shows the raid, to who came late, too, and no longer", async () => {
  const past = [told(3, took(4, "buffet")), told(4, event("kept_quiet", { seat: who(1) }))];
  const view = shop({ live: true });
  const { rerender } = open(playing(view, past, performance.now() + 60_000));
  await waitFor(() => expect(document.querySelector(".scene.raid")).toBeTruthy());
  expect(document.querySelector(".scene.raid")!.textContent).toMatch(/rolls 4 .*buffet/);
  expect(document.querySelector(".scene")!.hasAttribute("data-staged")).toBe(false); // nothing new
  expect(screen.getByText("The speculator is shopping.")).toBeTruthy();
  expect(document.querySelector(".field.halted")).toBeTruthy(); // nothing is traded over it
  await rerender({ play: playing(view, past, performance.now() - 1) });
  await waitFor(() => expect(document.querySelector(".scene.raid")).toBeNull());
  expect(document.querySelector(".field.halted")).toBeNull();
});

it("the list does not run ahead of what is being shown", async () => {
  const next = event("turn_began", { seat: who(1) });
  const past = [told(3, took(4, "buffet"), next), told(4)]; // seen before, and still to be waited for
  const view = shop({ live: true });
  const { rerender } = open(playing(view, past, performance.now() + 60_000));
  const ahead = () => [...document.querySelectorAll("li.ahead")].map((one) => one.textContent);
  await waitFor(() => expect(ahead()).toHaveLength(1));
  expect(ahead()[0]).toMatch(/A new turn/);
  await rerender({ play: playing(view, past, performance.now() - 1) });
  await waitFor(() => expect(ahead()).toEqual([]));
});

it("before the final turn a curtain says what is different, and a sign stays", async () => {
  const before = told(8, event("kept_quiet", { seat: who(1) }));
  const { rerender } = open(playing(shop(), [before]));
  const began = told(9, event("final_turn_began", { seat: who(0) }));
  const last = shop({ phase: 4, row: [0, 1, 2, 3, 4], cards_left: 0, queue: [0, 1, 2] });
  await rerender({ play: playing(last, [before, began]) });
  const curtain = await screen.findByRole("region", { name: "Final turn" });
  expect(curtain.dataset.staged).toBe("9:final_turn_began");
  expect(curtain.textContent).toMatch(/with everybody.*speculator is gone.*three stamps/);
  screen.getByRole("button", { name: "To the final turn" }).click();
  await waitFor(() => expect(document.querySelector(".curtain")).toBeNull());
  expect(document.querySelector(".shop .final")!.textContent).toMatch(/Final turn/);
});
