// Reglamentacja's whole screen, drawn from views: what everybody reads, and what a tap does.

import { cleanup, configure, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Screen from "$client/games/reglamentacja/Screen.svelte";
import { motion } from "$client/kit/motion.svelte";
import { ACT, type Play } from "$client/kit/play";
import type { Ask, ReglamentacjaMove, ShopView } from "$client/wire";
import { loadWords } from "$client/words/language.svelte";
import type { Speech } from "$client/words/speech";
import { choice } from "../../choices";
import { score, shop } from "./view";

vi.mock("$client/net/api", async () => {
  const view = await import("./view");
  return { box: () => Promise.resolve(view.EDITION) };
});
vi.mock("$client/games/reglamentacja/board/top/Top.svelte", async () => ({
  default: (await import("$client/games/reglamentacja/board/queue/LittleTop.svelte")).default,
}));

const NAMES = ["Ania", "Bartek", "Celina"];
let english: Speech;
vi.setConfig({ testTimeout: 30_000 }); // reading roles takes its time on a busy machine
configure({ asyncUtilTimeout: 15_000 });
beforeAll(async () => {
  motion.choose(true);
  english = (await loadWords("en", "reglamentacja")).at(NAMES, 0);
});
afterEach(cleanup);

const CHEESECAKE: ReglamentacjaMove = { verb: "buy", args: { card: "cheesecake" } };
const NOTHING: ReglamentacjaMove = { verb: "buy_nothing", args: {} };

function show(
  view: Partial<ShopView>,
  ask: Partial<Ask> | null,
  seat = 0,
  refusal: unknown = null,
) {
  const act = vi.fn(() => Promise.resolve(true));
  const dismiss = vi.fn();
  const play = {
    game: "reglamentacja",
    room: {
      phase: "playing",
      seats: NAMES.map((name) => ({ name, bot: "", stand_in: "", here: true, left: -1 })),
      manners: { hints: false },
    },
    seat,
    view: shop({ viewer: seat < 0 ? null : seat, ...view }),
    ask: ask && { prompt: "", actors: [0], legal: [], open: false, back: "", ...ask },
    latest: null,
    speech: english,
    refusal,
    busy: false,
    past: [],
    pointed: -1,
    flicked: -1,
    act,
    preview: () => Promise.resolve(null),
    dismiss,
  };
  render(Screen, { play: play as unknown as Play<ShopView>, unread: 2, onmenu: vi.fn() });
  return { act, dismiss };
}

const card = (name: RegExp) => screen.findByRole("button", { name });

describe("the shop", () => {
  it("tells of each card what it brings, what it costs and what is missing", async () => {
    show({}, {});
    expect(await card(/cheesecake, cake, 6 points, doubled/)).toBeTruthy();
    expect(await card(/1: cheesecake.*2 flour and 1 sugar\. You have all of it/)).toBeTruthy();
    expect(await card(/2: great laundry.*You are short 1 soap/)).toBeTruthy();
  });

  it("says whose turn it is, and what is asked", async () => {
    show({ steps: ["shopping"] }, { actors: [1] });
    expect(await screen.findByText("Bartek is at the counter.")).toBeTruthy();
  });

  it("buys what the large card shows", async () => {
    const { act } = show(
      { steps: ["shopping"], queue: [0, 1, 2, 5], phase: 2 },
      { legal: [choice(NOTHING), choice(CHEESECAKE)] },
    );
    await fireEvent.click(await card(/cheesecake, cake/));
    await fireEvent.click(await screen.findByRole("button", { name: "Buy it" }));
    expect(act).toHaveBeenCalledWith(CHEESECAKE);
  });

  it("asks the server why a card cannot be bought", async () => {
    const { act } = show(
      { steps: ["shopping"], queue: [0, 1, 2, 5] },
      { legal: [choice(NOTHING)] },
    );
    await fireEvent.click(await card(/great laundry/));
    const buy = await screen.findByRole("button", { name: "Buy it" });
    expect(buy.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(buy);
    expect(act).toHaveBeenCalledWith({ verb: "buy", args: { card: "great_laundry" } });
  });

  it("prepares an offer for what a card lacks", async () => {
    show({}, {});
    await fireEvent.click(await card(/great laundry/));
    await fireEvent.click(await screen.findByRole("button", { name: "Get me what’s missing" }));
    expect(screen.queryByRole("dialog", { name: "great laundry" })).toBeNull();
  });

  it("puts the large card back with Escape, and the focus on its card", async () => {
    show({}, {});
    const laundry = await card(/great laundry/);
    laundry.focus();
    await fireEvent.click(laundry);
    const large = await screen.findByRole("dialog", { name: "great laundry" });
    await fireEvent.keyDown(large, { key: "Escape" });
    expect(screen.queryByRole("dialog", { name: "great laundry" })).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(laundry));
  });
});

describe("my tray", () => {
  it("discards with a tap", async () => {
    const { act } = show({ steps: ["discarding"], hand_sizes: [8, 5, 5] }, {});
    await fireEvent.click(await screen.findByRole("button", { name: "2 soap: discard one" }));
    expect(act).toHaveBeenCalledWith({ verb: "discard", args: { kind: "soap" } });
  });

  it("calls for what is not there", async () => {
    const { act } = show({}, {});
    await fireEvent.click(await screen.findByRole("button", { name: /no butter: call/ }));
    const args = { phrase: "who has", kind: "butter" };
    expect(act).toHaveBeenCalledWith({ verb: "call", args });
  });

  it("shows nobody’s stamps to a spectator", async () => {
    show({ hand: [0, 0, 0, 0, 0, 0, 0], visit: -1 }, null, -1);
    expect(await screen.findByText(/You are looking on/)).toBeTruthy();
    expect(screen.queryByRole("list", { name: "Your stamps" })).toBeNull();
  });

  it("turns the visit face down", async () => {
    show({}, {});
    const visit = await screen.findByRole("button", { name: /Rendezvous with Friends/ });
    await fireEvent.click(visit);
    expect(screen.queryByText("Rendezvous with Friends")).toBeNull();
  });
});

describe("refusals", () => {
  const refused = (about: string) => ({
    code: "buy.wrong_stamps",
    rule: "REG-SHP-1",
    facts: {
      card: { kind: "card", name: "buffet", number: 0 },
      missing: { terms: [{ kind: "stamp", name: "meat", number: 2 }], choose: 0 },
    },
    about,
  });

  it("are told with their rule", async () => {
    show({}, {}, 0, refused(ACT));
    expect(
      await screen.findByText(/You cannot pay for this: buffet. You lack 2 meat./),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: "REG-SHP-1" })).toBeTruthy();
  });

  it.each(["", "~ the top falls"])("of nobody’s act are not (%o)", (about) => {
    show({}, {}, 0, refused(about));
    expect(screen.queryByText(/You do not have the three stamps/)).toBeNull();
  });
});

it("does not call anybody served whom the end by time has kept from the last shopping", async () => {
  const queue = { phase: 5, place: 1, queue: [0, 1, 2], steps: [], ranking: [1, 2, 3] };
  const scores = [score([6], "points"), score([], "points"), score([], "points")];
  const counted = { ...queue, visits: [0, 1, 2], bought: [[3], [], []], scores };
  show({ ...counted, reason: "by_time" }, null);
  expect(await screen.findByText("Dinner with the Boss")).toBeTruthy();
  expect(document.querySelectorAll(".served")).toHaveLength(1);
});

it("turns up every visit at the end, and counts", async () => {
  show(
    {
      reason: "points",
      steps: [],
      visits: [0, 1, 2],
      bought: [[0, 1], [3], []],
      ranking: [1, 2, 3],
      scores: [score([6, 8], "points", 7), score([6], "points", 3), score([], "points")],
    },
    null,
  );
  expect(await screen.findByText("Dinner with the Boss")).toBeTruthy();
  expect(screen.getByText("14 points")).toBeTruthy();
  expect(screen.getByText("nothing bought")).toBeTruthy();
  const [best] = [...document.querySelectorAll("article")].filter((one) => one.matches(".won"));
  const drawn = [...best!.querySelectorAll("li use")].map((one) => one.getAttribute("href"));
  expect(drawn.map((href) => href?.split("#")[1])).toEqual([
    "card-cheesecake",
    "card-great_laundry",
  ]);
});
