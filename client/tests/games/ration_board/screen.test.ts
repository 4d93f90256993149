// Ration Board's table: what is offered, what is sent, what is shown to whom.

import { cleanup, fireEvent, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ACT } from "$client/kit/play";
import type { Told } from "$client/wire";
import { readBox } from "./box";
import { CALLING, VIEW, car, drove, sitDown, type FakePlay } from "./laid";

vi.setConfig({ testTimeout: 30_000 }); // the words of three languages are read on the way

vi.mock("$client/net/api", async (original) => ({
  ...(await original<object>()),
  box: () => Promise.resolve(readBox()),
}));

vi.mock("$client/kit/sound.svelte", () => ({
  sound: new Proxy({}, { get: () => () => undefined }),
}));

beforeEach(() => vi.stubGlobal("scrollTo", () => undefined));
afterEach(cleanup);

const calls = (number: number) => ({ verb: "call", args: { number } });
const dice = (first: number, second: number) => ({ verb: "dice", args: { who: 0, first, second } });
const ROLLS = { verb: "roll", args: {} };

describe("calling", () => {
  it("offers twelve numbers with their odds and where they lead", async () => {
    await sitDown("en");
    const key = await screen.findByRole("button", { name: /^Call 10: 6 of 36.*red 12: road/ });
    expect(screen.getByRole("button", { name: /^Call 2:.*red 4: woods/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Call 11:.*red 13: Short Cut/ })).toBeTruthy();
    expect(key.getAttribute("aria-pressed")).toBe("false");
  });

  it("asks the server for each number, with dice that make it", async () => {
    const { play } = await sitDown("en");
    await waitFor(() => expect(play.previews).toHaveLength(12));
    expect(play.previews).toContainEqual([calls(10), [dice(4, 6)]]);
    expect(play.previews).toContainEqual([calls(1), [dice(1, 1)]]);
  });

  it("calls and rolls with one button that says so", async () => {
    const { play } = await sitDown("en");
    await fireEvent.click(await screen.findByRole("button", { name: /^Call 10:/ }));
    const button = await screen.findByRole("button", { name: /Call “Ten!” and roll/ });
    expect(button.textContent).toContain("6 ways in 36 · clear road past the woods");
    await fireEvent.click(button);
    await waitFor(() => expect(play.acts).toEqual([calls(10), ROLLS]));
  });

  it("takes figures from a keyboard", async () => {
    await sitDown("en");
    await fireEvent.keyDown(document.body, { key: "1" });
    await fireEvent.keyDown(document.body, { key: "2" });
    await screen.findByRole("button", { name: /Call “Twelve!” and roll/ });
    await fireEvent.keyDown(document.body, { key: "7" });
    await screen.findByRole("button", { name: /Call “Seven!” and roll/ });
  });

  it("lets the dice be taken without a call: the server answers for it", async () => {
    const { play } = await sitDown("en");
    await fireEvent.click(
      screen.getByRole("button", { name: "Roll without having called a number" }),
    );
    expect(play.acts).toEqual([ROLLS]);
  });

  it.each([
    ["pl", "„Dziesięć!” i rzucam"],
    ["it", "Chiama «Dieci!» e lancia"],
  ] as const)("speaks %s", async (language, words) => {
    await sitDown(language);
    const keys = document.querySelectorAll<HTMLElement>(".pad button");
    await fireEvent.click(keys[9]!);
    expect(document.querySelector(".go")?.textContent).toContain(words);
  });

  it("after the call only rolls, and asks the server why not another", async () => {
    const { play } = await sitDown("en", (play) => {
      play.view = { ...VIEW, called: 8 };
      play.ask = { ...CALLING, prompt: "roll_called" };
    });
    const other = screen.getByRole("button", { name: /^Call 9:/ });
    expect(other.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(other);
    await fireEvent.click(screen.getByRole("button", { name: /^Roll! / }));
    expect(play.acts).toEqual([calls(9), ROLLS]);
  });
});

describe("elsewhere on the road", () => {
  it("shows the clerk's window with what is wanted", async () => {
    await sitDown("en", (play) => {
      play.view = { ...VIEW, cars: [car("R21", 1), car("R22", 2)] };
      play.ask = { ...CALLING, prompt: "at_the_board" };
    });
    expect(screen.getByText("Wanted: 6")).toBeTruthy();
    expect(screen.getByText("Roll 6, 3 or 11. Otherwise try again next turn.")).toBeTruthy();
    const button = screen.getByRole("button", { name: /Roll for coffee/ });
    expect(button.textContent).toContain("9 ways in 36");
    expect(document.querySelector(".pad")).toBeNull();
  });

  it("has the dice alone on the blue road", async () => {
    const { play } = await sitDown("en", (play) => {
      play.view = { ...VIEW, cars: [car("B3", 1), car("R22", 2)] };
      play.ask = { ...CALLING, prompt: "blue_route" };
    });
    await fireEvent.click(screen.getByRole("button", { name: "Roll and drive" }));
    expect(play.acts).toEqual([ROLLS]);
  });

  it("offers nothing to whoever waits or only looks on", async () => {
    await sitDown("en", (play) => {
      play.seat = -1;
      play.ask = { ...CALLING, actors: [1] };
      play.view = { ...VIEW, viewer: null, turn: 1 };
    });
    expect(screen.getByText("Marek is driving")).toBeTruthy();
    expect(document.querySelector(".go, .pad")).toBeNull();
  });

  it("tells a refusal with its rule", async () => {
    await sitDown("en", (play) => {
      play.refusal = { code: "roll.call_first", rule: "RAT-RED-4", facts: {}, about: ACT };
    });
    expect(screen.getByText(/Call a number first!/)).toBeTruthy();
    expect(screen.getByRole("link", { name: /RAT-RED-4/ })).toBeTruthy();
  });

  it("keeps my HOLD cards in sight, in short and in full", async () => {
    await sitDown("en");
    expect(
      screen.getByText(/Foreman's letter: once, a refused roll of 7 or more passes/),
    ).toBeTruthy();
    expect(screen.getByText(/approved after all if it totals 7 or more/)).toBeTruthy();
  });

  it("says how it ended", async () => {
    await sitDown("en", (play) => {
      play.view = { ...VIEW, reason: "first_home", rule: "RAT-END-1", ranking: [2, 1] };
      play.ask = null;
    });
    expect(screen.getByText(/Marek was first Home/)).toBeTruthy();
    const rows = screen.getByRole("list", { name: "How everybody stands" }).children;
    expect([...rows].map((row) => row.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "1 Marek 2 ration cards",
      "2 June 1 ration card before the woods",
    ]);
    expect(screen.queryByRole("list", { name: "Cards you hold" })).toBeNull(); // they do nothing now
  });

  it.each([
    [[2, 1], "Time is up. Marek is farthest along and wins."],
    [[1, 2], "Time is up. You are farthest along and win."],
    [[1, 1], /^Time is up. A draw! The win is shared by .+ and Marek: equally many ration cards/],
  ])("says how it stood when the time was up: %o", async (ranking, sentence) => {
    await sitDown("en", (play) => {
      play.view = { ...VIEW, reason: "by_time", rule: "HSE-CLA-4", ranking };
      play.ask = null;
    });
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryByText(/first Home/)).toBeNull();
  });
});

describe("a bot's advice", () => {
  const asks = (play: FakePlay): void => {
    play.room = { ...play.room, manners: { ...play.room.manners, hints: true } };
    Object.assign(play, { order: () => new Promise(() => undefined) }); // a table can be asked
  };
  const button = () => screen.queryByRole("button", { name: "What would a bot do?" });

  it("is at hand when I am asked", async () => {
    await sitDown("en", asks);
    expect(button()).toBeTruthy();
  });

  it("is not there in a replay, for others, or where the host allows none", async () => {
    await sitDown("en", (play) => {
      play.room = { ...play.room, manners: { ...play.room.manners, hints: true } };
    });
    expect(button()).toBeNull();
    cleanup();
    await sitDown("en", (play) => {
      asks(play);
      play.ask = { ...CALLING, actors: [1] };
    });
    expect(button()).toBeNull();
    cleanup();
    await sitDown("en", (play) => {
      asks(play);
      play.room = { ...play.room, manners: { ...play.room.manners, hints: false } };
    });
    expect(button()).toBeNull();
  });
});

describe("by keyboard", () => {
  const keys = () => [...document.querySelectorAll<HTMLElement>(".pad button")];
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

  it("walks among the numbers with arrows; the Tab key comes in once", async () => {
    await sitDown("en");
    expect(keys().filter(({ tabIndex }) => tabIndex === 0)).toEqual([keys()[0]]);
    keys()[0]!.focus();
    await press("ArrowDown");
    await press("ArrowRight");
    expect(document.activeElement).toBe(keys()[7]);
    expect(keys().filter(({ tabIndex }) => tabIndex === 0)).toEqual([keys()[7]]);
  });

  it("goes from the number to the button, and back by Escape", async () => {
    await sitDown("en");
    keys()[9]!.focus();
    await fireEvent.click(keys()[9]!, { detail: 0 });
    await waitFor(() => expect(document.activeElement?.textContent).toContain("Call “Ten!”"));
    await press("Escape");
    expect(document.activeElement).toBe(keys()[9]);
    expect(keys()[9]!.getAttribute("aria-pressed")).toBe("false");
  });

  it("leads from the button to the numbers while none is chosen", async () => {
    const { play } = await sitDown("en");
    await fireEvent.click(screen.getByRole("button", { name: "Choose your number" }));
    expect(document.activeElement).toBe(keys()[0]);
    expect(play.acts).toEqual([]);
  });

  it("comes back to the space when its note is closed", async () => {
    await sitDown("en");
    const space = document.querySelector<HTMLElement>('[data-space="R2"]')!;
    space.focus();
    await press("Enter");
    const close = screen.getByRole("button", { name: "Close" });
    close.focus();
    await fireEvent.click(close);
    await waitFor(() => expect(document.activeElement).toBe(space));
  });
});

describe("who stands where", () => {
  it("is told once: by the spaces, not again by the cars", async () => {
    await sitDown("en");
    expect(screen.getByRole("button", { name: "red 2: June" })).toBeTruthy();
    expect(screen.queryByRole("img", { name: /June/ })).toBeNull();
    expect(screen.getByText("(red 2)")).toBeTruthy();
  });

  it("shows what was said and what happened before the page was opened", async () => {
    const dice = { code: "rolled", facts: { seat: { who: 1 }, first: 2, second: 3, total: 5 } };
    await sitDown("en", (play) => {
      play.past = [{ n: 4, lines: [], events: [dice] } as unknown as Told];
      play.ask = { ...CALLING, actors: [1] };
      play.view = { ...VIEW, turn: 1 };
    });
    expect(screen.getByText("Marek rolls 2 and 3: 5.")).toBeTruthy();
    expect(screen.getByText("Rolled 5")).toBeTruthy();
    expect(screen.getByRole("img", { name: "The dice show 2 and 3" })).toBeTruthy();
  });

  it("marks on the map what a line of the log is about", async () => {
    await sitDown("en", (play) => {
      play.pointed = 4;
      play.pointedAt = [drove(5)];
    });
    expect(document.querySelectorAll(".pointer circle")).toHaveLength(2);
    expect(document.querySelectorAll(".pointer path")).toHaveLength(1);
  });
});

describe("what happens is staged and listed", () => {
  const term = (kind: string, name: string) => ({ kind, name, number: 0 });
  const drew = (seat: number) => ({
    code: "drew",
    facts: { seat: { who: seat }, card: { kind: "card", name: "rc07", number: 4 } },
  });
  const shared = { code: "shared_ride", facts: { seat: { who: 1 }, other: { who: 0 } } };
  const approved = {
    code: "approved",
    facts: {
      seat: { who: 1 },
      ration: term("ration", "meat"),
      granted: 3,
      from: term("space", "R22"),
      way: { terms: ["R23", "R24", "EXIT"].map((name) => term("space", name)), choose: 0 },
    },
  };
  const happens =
    (...events: Told["events"]) =>
    (play: FakePlay) => {
      const told = { t: "told", n: 7, lines: ["b rolls"], events } as unknown as Told;
      play.latest = told;
      play.past = [told];
    };
  const staged = (code: string, where = "") =>
    document.querySelector<HTMLElement>(`${where} [data-staged="7:${code}"]`);

  it("a release card with its title, its picture and who drew it", async () => {
    await sitDown("en", (play) => {
      play.view = { ...VIEW, cars: [car("R2", 1), car("R6", 2)] };
      happens(drew(1))(play);
    });
    const card = staged("drew", ".map")!;
    expect(card.querySelector("h2")?.textContent).toBe("Marek draws");
    expect(card.querySelector("h3")?.textContent).toMatch(/\w{4}/);
    const scene = card.querySelector(".picture use")?.getAttribute("href");
    expect(scene).toBe("#card-rc07");
    expect(document.querySelector(`symbol${scene}`)?.children.length).toBeGreaterThan(3); // in the page
    expect(card.querySelector("small")?.textContent).toMatch(
      /^Stopped in the woods: cards are drawn/,
    );
    expect(card.querySelector("button")).toBeNull(); // it turns by itself
    expect(document.querySelectorAll("[data-staged]")).toHaveLength(1);
  });

  it("my own card until I drive on", async () => {
    await sitDown("en", happens(drew(0)));
    await fireEvent.click(screen.getByRole("button", { name: "Drive on" }));
    await waitFor(() => expect(staged("drew")).toBeNull());
  });

  it("a card that moves my car says so, and stays marked in the list", async () => {
    await sitDown("en", happens(drew(1), shared));
    expect(staged("drew")?.textContent).toContain("It moves your car!");
    await fireEvent.click(screen.getByRole("button", { name: "To my turn" }));
    const line = document.querySelector("[data-listed='7:shared_ride']")!;
    expect(line.hasAttribute("data-touches")).toBe(true);
    expect(line.textContent).toContain("Marek shares the ride with you.");
  });

  it("an approval at the window on the map, with the stamp", async () => {
    await sitDown("en", happens(approved));
    const stamp = staged("approved", ".map .window")!;
    expect(stamp.textContent?.trim()).toBe("Approved");
    expect(stamp.closest(".window")?.textContent).toContain("meat");
    expect(document.querySelectorAll('[data-staged="7:approved"]')).toHaveLength(1);
    expect(staged("approved:words")?.textContent).toContain("Approved! Marek takes the meat card");
  });

  it("being sent back Home without stars, coming Home with them", async () => {
    const way = (from: string) => ({
      from: term("space", from),
      way: { terms: [term("space", "HOME")], choose: 0 },
    });
    const home = (back: number, from: string) => ({
      code: "came_home",
      facts: { seat: { who: 1 }, back, ...way(from) },
    });
    await sitDown("en", happens(home(1, "R5"), home(0, "B17")));
    const banner = () => document.querySelector(".map p")?.textContent?.trim();
    expect(banner()).toBe("Marek is sent all the way back Home.");
    await fireEvent.click(document.querySelector(".pane")!);
    await waitFor(() => expect(banner()).toBe("★ Marek comes Home. ★"));
  });

  it("dice, call and roll of whoever the tag names, and of nobody else", async () => {
    const mine = { code: "rolled", facts: { seat: { who: 0 }, first: 2, second: 3, total: 5 } };
    const called = { code: "called", facts: { seat: { who: 1 }, number: 8 } };
    const before = { t: "told", n: 6, lines: [], events: [mine] } as unknown as Told;
    await sitDown("en", (play) => {
      happens(called)(play);
      play.past = [before, ...play.past.slice(-1)];
      play.latest = null;
      play.ask = { ...CALLING, actors: [1] };
      play.view = { ...VIEW, turn: 1, called: 8 };
    });
    expect(screen.getByText("Marek is driving")).toBeTruthy();
    const race = document.querySelector(".watching dl")!;
    expect([...race.querySelectorAll("b")].map((b) => b.textContent)).toEqual(["8", "–"]);
    expect(screen.queryByRole("img", { name: /The dice show/ })).toBeNull(); // they were mine
  });

  it("who has the dice, while nothing is told", async () => {
    const mine = { code: "rolled", facts: { seat: { who: 0 }, first: 2, second: 3, total: 5 } };
    await sitDown("en", (play) => {
      play.past = [{ t: "told", n: 6, lines: [], events: [mine] } as unknown as Told];
      play.ask = { ...CALLING, actors: [1] };
      play.view = { ...VIEW, turn: 1 };
    });
    expect(screen.getByText("Marek has the dice.")).toBeTruthy();
    expect(document.querySelector(".watching .dice")).toBeNull();
  });

  it("my own turn without a button that leads to it", async () => {
    const short = { code: "fell_short", facts: { seat: { who: 0 }, number: 8 } };
    await sitDown("en", happens(short));
    expect(staged("fell_short:words")?.textContent).toContain("less than the 8 you called");
    expect(screen.queryByRole("button", { name: "To my turn" })).toBeNull();
  });

  it("all else in words while it is shown, and every line of the list points at its place", async () => {
    const dice = { code: "rolled", facts: { seat: { who: 1 }, first: 2, second: 3, total: 5 } };
    const pointed: unknown[] = [];
    await sitDown("en", (play) => {
      happens(dice, drew(1), approved)(play);
      Object.assign(play, { point: (n: number, event?: object) => pointed.push([n, event]) });
    });
    expect(staged("rolled:words")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "To my turn" }));
    const lines = [...document.querySelectorAll<HTMLElement>("[data-listed]")];
    expect(lines.map(({ dataset }) => dataset.listed)).toEqual(
      ["rolled", "drew", "approved"].map((code) => `7:${code}`),
    );
    lines[2]!.focus();
    expect(pointed).toEqual([[7, approved]]);
  });
});
