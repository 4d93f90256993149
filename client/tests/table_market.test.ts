// Reglamentacja beside the table: what is read aloud of its market, its hints, its standing.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadWords } from "$client/words/language.svelte";
import { Announcements, newsFor } from "$client/table/drawer/announcing";
import { deedWords } from "$client/table/drawer/deeds";
import { isOfferTo } from "$client/table/drawer/market_news";
import { inkOf } from "$client/table/drawer/marks";
import { courseOf } from "$client/table/after/course";
import { ending, standings, wantedIn } from "$client/table/after/standing";
import { Film } from "$client/replay/film";
import type { Fact, ShopView, ShownFilm, Told, WireEvent } from "$client/wire";
import { EDITION, shop } from "./reglamentacja_view";

const ME = 0;
const who = (seat: number): Fact => ({ who: seat });
const event = (code: string, seat: number, facts: Record<string, Fact> = {}): WireEvent => ({
  code,
  facts: { seat: who(seat), ...facts },
});
const offer = (from: number, to: number): WireEvent =>
  event("offer_made", from, to < 0 ? { all: "yes", to: "" } : { all: "no", to: who(to) });

function isNews(one: WireEvent, seat = ME): boolean {
  return newsFor({ events: [one] } as unknown as Told, seat, "reglamentacja").length > 0;
}

describe("what is read aloud of the market", () => {
  const heard: [string, WireEvent][] = [
    ["an offer to me", offer(1, ME)],
    ["an offer to all", offer(1, -1)],
    ["a deal of others", event("dealt", 1, { taker: who(2) })],
    ["my offer that is gone", event("offer_gone", ME)],
    ["a call for a stamp", event("called", 1, { phrase: "who_has" })],
    ["the top", event("top_spun", 1)],
    ["the top that falls", { code: "top_fell", facts: {} }],
    ["the speculator's pay", event("paid_speculator", 2)],
  ];
  test.each(heard)("%s", (_, one) => expect(isNews(one)).toBe(true));

  const unheard: [string, WireEvent][] = [
    ["an offer between others", offer(1, 2)],
    ["my own offer", offer(ME, -1)],
    ["the end of another's offer", event("offer_gone", 1)],
    ["another who declines", event("declined", 2)],
    ["small talk", event("called", 1, { phrase: "too_dear" })],
    ["the last chance", event("called", 2, { phrase: "last_chance" })],
    ["my own call", event("called", ME, { phrase: "gives" })],
    ["silence", event("kept_quiet", 1)],
    ["what others draw", event("drew_something", 1)],
  ];
  test.each(unheard)("not: %s", (_, one) => expect(isNews(one)).toBe(false));

  test("whoever watches hears what is said to all, and the deals", () => {
    expect([offer(1, -1), event("dealt", 1), offer(1, 2)].map((one) => isNews(one, -1))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("another game's events of the same name are told as ever", () => {
    const told = { events: [event("drew_something", 1)] } as unknown as Told;
    expect(newsFor(told, ME, "kolejka")).toHaveLength(1);
  });
});

describe("when several wait", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("an offer to me comes first and is not left out", () => {
    const said: string[] = [];
    const out = new Announcements(
      (words) => said.push(words),
      (number) => `${number} more.`,
    );
    out.add([], [() => "Bartek offers you soap."]);
    out.add(["One.", "Two.", "Three.", "Four."].map((words) => () => words));
    vi.advanceTimersByTime(1_000);
    expect(said).toEqual(["Bartek offers you soap. 2 more. Three. Four."]);
  });

  test("it is to me only where it names me", () => {
    expect([offer(1, ME), offer(1, -1), offer(1, 2)].map((one) => isOfferTo(one, ME))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("a hint of Reglamentacja in words", () => {
  const moves = ["spins 40", "is quiet", "buys cheesecake", "discards soap", "takes #3"];
  const offers = ["offers all sugar for meat", "offers b soap for any 2", "calls who has flour"];
  test.each(["en", "pl", "it"] as const)("in %s", async (language) => {
    const speech = (await loadWords(language, "reglamentacja")).at(["Ania", "Bartek"], ME);
    for (const move of [...moves, ...offers]) {
      const told = deedWords(speech, { move, do: "", key: [] });
      expect(told).not.toMatch(/[‹#_]\w*|undefined/);
      expect(told).not.toContain(move);
    }
  });
});

describe("after the game", () => {
  const box = wantedIn("reglamentacja", EDITION);
  /** Cheesecake and brownie for friends (3 + 2, doubled); laundry and buffet (4 + 3 doubled). */
  const over = (changes: Partial<ShopView> = {}): ShopView =>
    shop({
      ...{ reason: "points", rule: "REG-SCO-1", ranking: [1, 2, 3] },
      ...{ visits: [0, 1, 2], bought: [[0, 4], [1, 3], []], hand_sizes: [2, 1, 4] },
      ...changes,
    });

  test("points and cards stand beside each name", async () => {
    const speech = (await loadWords("en", "reglamentacja")).at(["Ania", "Bartek", "June"], ME);
    const notes = standings(speech, "reglamentacja", over({ bought: [[0, 4], [1], []] }), box);
    expect(notes.map(({ note }) => note)).toEqual([
      "10 points · 2 cards",
      "4 points · 1 card",
      "0 points · 0 cards",
    ]);
  });

  test("equal in points and cards: the stamps have decided, and it is said", async () => {
    const speech = (await loadWords("en", "reglamentacja")).at(["Ania", "Bartek", "June"], ME);
    const notes = standings(speech, "reglamentacja", over(), box);
    expect(notes[0]!.note).toBe("10 points · 2 cards · 2 stamps left");
    expect(notes[1]!.note).toBe("10 points · 2 cards · 1 stamp left");
    expect(ending(speech, "reglamentacja", over(), box)).toContain(
      "equal in points and cards with somebody else, but with more stamps",
    );
    const clear = over({ bought: [[0, 4], [], []] });
    expect(ending(speech, "reglamentacja", clear, box)).toContain("nobody is better prepared");
  });

  test("while the box is fetched, nothing is said about points", async () => {
    const speech = (await loadWords("en", "reglamentacja")).at(["Ania", "Bartek", "June"], ME);
    const early = standings(speech, "reglamentacja", over(), wantedIn("reglamentacja", null));
    expect(early.map(({ note }) => note)).toEqual(["", "", ""]);
  });

  test("the course counts icons turn by turn, and at the end what the visits double", () => {
    const { visits, bought } = over();
    const views: Partial<ShopView>[] = [
      shop({ rounds: 0 }),
      { rounds: 1 },
      { bought: [[0], [1], []] },
      { rounds: 2 },
      { bought },
      { visits },
    ];
    const shown = { game: "reglamentacja", names: ["Ania", "Bartek", "June"] };
    const frames = views.map((view) => ({ view, own: [], ask: [], events: [], seen: [] }));
    const course = courseOf(new Film({ ...shown, frames } as unknown as ShownFilm), box)!;
    expect(course).toEqual({
      ...{ most: 10, steps: [0, 1, 2, 3], visits: true },
      lines: [
        [0, 3, 5, 10],
        [0, 4, 7, 10],
        [0, 0, 0, 0],
      ],
    });
  });

  test("each game has its own inks", () => {
    const games = ["kolejka", "ration_board", "reglamentacja"];
    expect(new Set(games.map((game) => inkOf(game, 3))).size).toBe(3);
    expect(inkOf("reglamentacja", 3)).toBe("#7a3f8c");
  });
});
