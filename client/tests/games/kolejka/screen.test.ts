// Kolejka's whole screen, drawn from views: what everybody reads, and what a tap does.

import { cleanup, configure, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Ask, SquareView, Told } from "$client/wire";
import { motion } from "$client/kit/motion.svelte";
import type { Play } from "$client/kit/play";
import { QUEUES as QUEUE_NAMES } from "$client/games/kolejka/box/parts";
import Screen from "$client/games/kolejka/Screen.svelte";
import { loadWords, reading } from "$client/words/language.svelte";
import type { Speech } from "$client/words/speech";
import { choice } from "../../choices";
import { square } from "./square";

vi.mock("$client/net/api", () => ({
  box: () =>
    Promise.resolve({
      lists: [
        { groceries: 0, rtv_agd: 4, furniture: 3, clothing: 2, kiosk: 1 },
        { groceries: 4, rtv_agd: 3, furniture: 2, clothing: 1, kiosk: 0 },
      ],
      tables: [],
    }),
}));

let english: Speech;
configure({ asyncUtilTimeout: 8000 }); // reading roles takes its time on a busy machine
beforeAll(async () => {
  motion.choose(true);
  english = (await loadWords("en", "kolejka")).at(["Ania", "Bartek"], 0);
});
afterEach(cleanup);

function show(
  view: Partial<SquareView>,
  ask: Partial<Ask> | null,
  seat = 0,
  more: Partial<Play<SquareView>> & { order?: () => Promise<unknown> } = {},
) {
  const act = vi.fn(() => Promise.resolve(true));
  const play = {
    game: "kolejka",
    room: {
      phase: "playing",
      seats: [{ name: "Ania" }, { name: "Bartek" }],
      manners: { hints: false },
    },
    seat,
    view: square(view),
    ask: ask && { prompt: "", actors: [0], legal: [], open: false, back: "", ...ask },
    latest: null,
    speech: english,
    refusal: null,
    busy: false,
    past: [],
    pointed: -1,
    pointedAt: [],
    flicked: -1,
    act,
    preview: () => Promise.resolve(null),
    dismiss: vi.fn(),
    ...more,
  };
  render(Screen, { play: play as unknown as Play<SquareView>, unread: 0, onmenu: vi.fn() });
  return act;
}

const QUEUES = [[1, 0, 5], [], [], [], [], [1]];
const criticise = choice(
  { verb: "play", args: { card: "criticise", shop: "groceries", place: 1 } },
  "plays criticise groceries 1",
);

describe("queue jumping", () => {
  const ask = {
    prompt: "jumping",
    legal: [criticise, choice({ verb: "pass", args: {} })],
  };

  it("leads from the card over the pawn to a button that names the deed", async () => {
    const act = show({ queues: QUEUES, hand: [3], hand_sizes: [1, 3] }, ask);
    screen.getByRole("button", { name: /Criticising the authorities/ }).click();
    const pawn = await screen.findByRole("button", { name: /^Bartek, place 1 at the grocer/ });
    expect(pawn.getAttribute("aria-disabled")).toBe("false");
    pawn.click();
    (await screen.findByRole("button", { name: /Bartek back/ })).click();
    await waitFor(() => expect(act).toHaveBeenCalledWith("plays criticise groceries 1"));
  });

  it("names whose turn it is, and says “you” only to somebody", async () => {
    show({ queues: QUEUES, hand: [3], hand_sizes: [1, 3] }, ask);
    expect(await screen.findByText("Your turn!")).toBeTruthy();
    cleanup();
    const everybody = english.at(["Ania", "Bartek"], null); // a replay with everything open
    show({ queues: QUEUES, hand: [3], hand_sizes: [1, 3] }, ask, 0, { speech: everybody });
    expect(await screen.findByText("Now: Ania")).toBeTruthy();
  });

  it("says why a card is of no use now", async () => {
    show({ queues: QUEUES, hand: [7], hand_sizes: [1, 3] }, ask);
    screen.getByRole("button", { name: /Under-the-counter goods/ }).click();
    await screen.findByText(/none of your pawns is first/);
    expect(screen.getByRole("link", { name: "KOL-CRD-8" })).toBeTruthy();
  });

  it("passes by one tap", async () => {
    const act = show({ queues: QUEUES, hand: [3] }, ask);
    screen.getByRole("button", { name: "Pass" }).click();
    await waitFor(() => expect(act).toHaveBeenCalledWith({ verb: "pass", args: {} }));
  });
});

describe("while something is shown", () => {
  const buys = {
    code: "bought",
    facts: {
      seat: { who: 1 },
      goods: { kind: "goods", name: "kiosk", number: 0 },
      shop: { kind: "shop", name: "kiosk", number: 0 },
    },
  };
  const ends = { code: "completed", facts: { seat: { who: 1 } } };
  const telling = { t: "told", n: 1, lines: [], events: [buys, ends] } as unknown as Told;
  const now = { latest: telling, past: [telling] };
  const over = { phase: 4, reason: "list_complete", ranking: [2, 1] };

  it("the end waits, and the list names nothing before it is seen", async () => {
    show(over, null, 0, now);
    expect(await screen.findByText(/The shops are open/)).toBeTruthy();
    expect(document.querySelector("[data-staged='1:bought']")).toBeTruthy();
    for (const early of ["The end", "Got it all!"]) expect(screen.queryByText(early)).toBeNull();
    expect(document.querySelector("[data-listed='1:completed']")).toBeNull();
  });

  it("it stands there when nothing is shown any more", async () => {
    show(over, null, 0, { past: [telling] });
    expect(await screen.findByText("The end")).toBeTruthy();
    expect(screen.getByText("Got it all!")).toBeTruthy();
  });

  it("it is said who comes next, and nothing points elsewhere", async () => {
    const asked = { prompt: "recall", legal: [choice({ verb: "done", args: {} })] };
    show({ phase: 6 }, asked, 0, { ...now, pointedAt: [buys] });
    expect(await screen.findByText("Next: you")).toBeTruthy();
    expect(screen.queryByText(/Close of day/)).toBeNull();
    expect(document.querySelector(".ring")).toBeNull();
    expect(screen.getByRole("button", { name: "Leave them in line" })).toBeTruthy();
    cleanup();
    show({ phase: 6 }, asked, 0, { past: [telling], pointedAt: [buys] });
    expect(document.querySelector(".ring")).toBeTruthy();
  });
});

describe("who has passed", () => {
  it("still sees the cards, on top of the own pile", () => {
    const piles = [
      [
        { size: 1, knowers: 1, cards: [3] },
        { size: 7, knowers: 0, cards: null },
      ],
      [],
    ];
    show({ passed: [true, false], hand_sizes: [0, 3], piles }, { prompt: "jumping", actors: [1] });
    expect(screen.getByText("Criticising the authorities")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Criticising/ })).toBeNull();
    expect(screen.queryByText("No cards in hand today.")).toBeNull();
  });
});

describe("queueing", () => {
  it("offers the end of every queue", () => {
    const legal = QUEUE_NAMES.map((shop) => choice({ verb: "queue", args: { shop } }));
    show({ phase: 1, queues: QUEUES, home: [2, 3] }, { prompt: "queue_up", legal });
    expect(screen.getAllByText(/^Stand here:/)).toHaveLength(6);
    expect(screen.getByText("Stand here: place 4 at the grocer’s")).toBeTruthy();
  });
});

describe("what everybody sees", () => {
  it("tells whose turn it is and what each one lacks", async () => {
    show({ queues: QUEUES, turn: 1 }, { prompt: "jumping", actors: [1] });
    expect(screen.getByText("Now: Bartek")).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText(/lacks/)).toHaveLength(2));
  });

  it("shows what is missing and what is beyond a list as the server counts them", async () => {
    const told = { missing: [7, 31], surplus: [0, 5] };
    show({ queues: QUEUES, turn: 1, ...told }, { prompt: "jumping", actors: [1] });
    await waitFor(() => expect(screen.getAllByText(/lacks/)).toHaveLength(2));
    const lists = [...document.querySelectorAll(".lacks")].map((one) => one.textContent);
    expect(lists).toEqual(["lacks7", "lacks31"]);
    expect(screen.getByText(/\+5 extra/)).toBeTruthy();
  });

  it("shows a spectator no hand", () => {
    show({ viewer: null, queues: QUEUES }, { prompt: "jumping", actors: [1] }, -1);
    expect(screen.queryByText("No cards in hand today.")).toBeNull();
    expect(screen.queryByText("YOU")).toBeNull();
  });

  it("stamps the list of whoever has won", async () => {
    const end = { reason: "list_complete", rule: "KOL-END-1", ranking: [1, 2], missing: [0, 10] };
    show(
      {
        ...end,
        goods: [
          [0, 4, 3, 2, 1],
          [0, 0, 0, 0, 0],
        ],
      },
      null,
    );
    expect(screen.getByText("The end")).toBeTruthy();
    await screen.findByText("Got it all!");
    expect(screen.getByText("You have completed your list and win.")).toBeTruthy();
  });

  it("says of nobody that the list is complete when the time was up", async () => {
    const end = { reason: "by_time", rule: "HSE-CLA-4", ranking: [1, 2], missing: [7, 9] };
    show({ ...end, phase: 3, passed: [true, true], decided_by: "missing" }, null);
    expect(screen.getByText("The end")).toBeTruthy();
    await screen.findByText("Time is up. You miss the fewest goods and win.");
    expect(screen.queryByText("Got it all!")).toBeNull();
    expect(screen.queryByText(/completed/)).toBeNull();
    expect(screen.queryByText(/passed/)).toBeNull();
  });
});

describe("a bot's advice", () => {
  const room = { phase: "playing", seats: [{}, {}], manners: { hints: true } };
  const atTable = { room: room as unknown as Play<SquareView>["room"], order: vi.fn() };
  const mine = { prompt: "jumping", actors: [0], legal: [] };
  const hint = () => screen.queryByRole("button", { name: "What would a bot do?" });

  beforeAll(() => reading.begin("kolejka"));

  it("is at hand when I am asked", () => {
    show({ queues: QUEUES }, mine, 0, atTable);
    expect(hint()).not.toBeNull();
  });

  it("is not offered to spectators, nor while others play", () => {
    show({ queues: QUEUES, viewer: null }, mine, -1, atTable);
    expect(hint()).toBeNull();
    cleanup();
    show({ queues: QUEUES }, { ...mine, actors: [1] }, 0, atTable);
    expect(hint()).toBeNull();
  });

  it("is not offered in a replay, nor where the host wants none", () => {
    show({ queues: QUEUES }, mine, 0, { room: atTable.room });
    expect(hint()).toBeNull();
    cleanup();
    show({ queues: QUEUES }, mine, 0, { order: vi.fn() });
    expect(hint()).toBeNull();
  });
});

describe("what the drawer has to do with the street", () => {
  it("puts a ring around what a line of the log is about", () => {
    const facts = { seat: { who: 1 }, shop: { kind: "shop", name: "kiosk", number: 0 }, place: 1 };
    show({ queues: QUEUES }, null, 0, { pointedAt: [{ code: "queued_up", facts }] });
    expect(document.querySelectorAll("#lane-kiosk > .ring")).toHaveLength(1);
    expect(document.querySelectorAll(".list > .ring")).toHaveLength(1);
    expect(document.querySelectorAll(".ring")).toHaveLength(2);
  });

  it("says nothing about commands of the drawer that were refused", () => {
    const refusal = { code: "command.stale", rule: "", facts: {}, about: "~chat" };
    show({ queues: QUEUES }, null, 0, { refusal });
    expect(document.querySelector(".bubble")).toBeNull();
  });
});

describe("KOL-MKT-3: my pawn at the market", () => {
  const market = { queues: [[], [], [], [], [], [0]], goods: [[2, 0, 0, 0, 0], []] };
  const home = choice({ verb: "go_home", args: {} });
  const acts = () => screen.queryAllByRole("button", { name: /wait|home/i });

  it("may wait or go home before it has exchanged", async () => {
    show(market, { prompt: "market", legal: [home] });
    await waitFor(() => expect(acts()).toHaveLength(2));
  });

  it("is offered the way home alone once it has", async () => {
    show({ ...market, exchanged: true }, { prompt: "market", legal: [home] });
    await waitFor(() => expect(acts()).toHaveLength(1));
    expect(screen.getByText(/You have exchanged/)).toBeTruthy();
  });
});
