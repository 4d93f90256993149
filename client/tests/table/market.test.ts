// Reglamentacja beside the table: what is read aloud of its market, its hints, its standing.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { moveWords } from "$client/kit/hint/move_words";
import { KINDS } from "$client/games/reglamentacja/box/parts";
import { LANGUAGES, loadWords } from "$client/words/language.svelte";
import { Announcements } from "$client/table/announcements";
import kolejka from "$client/games/kolejka/beside";
import game from "$client/games/reglamentacja/beside";
import { inkOf } from "$client/kit/seats/marks";
import { ending, standings } from "$client/table/after/standing";
import { ReplayFrames } from "$client/kit/replay_frames";
import type { Fact, ReglamentacjaMove, ShopView, ShownFilm, WireEvent } from "$client/wire";
import { choice } from "../choices";
import { offers } from "../games/reglamentacja/deal_shop";
import { score, shop } from "../games/reglamentacja/view";

const ME = 0;
const who = (seat: number): Fact => ({ who: seat });
const event = (code: string, seat: number, facts: Record<string, Fact> = {}): WireEvent => ({
  code,
  facts: { seat: who(seat), ...facts },
});
const offer = (from: number, to: number): WireEvent =>
  event("offer_made", from, to < 0 ? { all: "yes", to: "" } : { all: "no", to: who(to) });

const isNews = (one: WireEvent, seat = ME): boolean => game.isNews(one, seat);

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
    const told = [event("drew_something", 1)];
    expect(told.filter((one) => kolejka.isNews(one, ME))).toHaveLength(1);
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
    expect([offer(1, ME), offer(1, -1), offer(1, 2)].map((one) => game.isUrgent(one, ME))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("a hint of Reglamentacja in words", () => {
  const moves: ReglamentacjaMove[] = [
    { verb: "spin", args: { quality: 40 } },
    { verb: "quiet", args: {} },
    { verb: "buy", args: { card: "cheesecake" } },
    { verb: "discard", args: { kind: "soap" } },
    { verb: "take", args: { number: 3 } },
    offers("all", { give: ["sugar"], ask: ["meat"] }),
    offers(1, { give: ["soap"], any: 2, among: [...KINDS] }),
    { verb: "call", args: { phrase: "who has", kind: "flour" } },
  ];
  test.each(LANGUAGES)("in %s", async (language) => {
    const speech = (await loadWords(language, "reglamentacja")).at(["Ania", "Bartek"], ME);
    for (const move of moves) {
      const told = moveWords(game, speech, choice(move, "as written"));
      expect(told).not.toMatch(/[‹#_]\w*|undefined/);
      expect(told).not.toContain("as written");
    }
  });
});

describe("after the game", () => {
  const result = game.result;
  /** Cheesecake and brownie for friends (3 + 2, doubled); laundry and buffet (4 + 3 doubled). */
  const over = (changes: Partial<ShopView> = {}): ShopView =>
    shop({
      ...{ reason: "points", rule: "REG-SCO-1", ranking: [1, 2, 3] },
      ...{ visits: [0, 1, 2], bought: [[0, 4], [1, 3], []], hand_sizes: [2, 1, 4] },
      scores: [score([6, 4], "stamps", 5), score([4, 6], "stamps", 7), score([], "points")],
      ...changes,
    });

  test("points and cards stand beside each name", async () => {
    const speech = (await loadWords("en", "reglamentacja")).at(["Ania", "Bartek", "June"], ME);
    const scores = [score([6, 4], "points", 5), score([4], "points"), score([], "points")];
    const notes = standings(speech, over({ bought: [[0, 4], [1], []], scores }), result);
    expect(notes.map(({ note }) => note)).toEqual([
      "10 points · 2 cards",
      "4 points · 1 card",
      "0 points · 0 cards",
    ]);
  });

  test("equal in points and cards: the stamps have decided, and it is said", async () => {
    const speech = (await loadWords("en", "reglamentacja")).at(["Ania", "Bartek", "June"], ME);
    const notes = standings(speech, over(), result);
    expect(notes[0]!.note).toBe("10 points · 2 cards · 2 stamps left");
    expect(notes[1]!.note).toBe("10 points · 2 cards · 1 stamp left");
    expect(ending(speech, over(), result)).toContain(
      "equal in points and cards with somebody else, but with more stamps",
    );
    const clear = over({ scores: [score([6, 4], "points"), score([]), score([])] });
    expect(ending(speech, clear, result)).toContain("nobody is better prepared");
  });

  test("points decided: nothing is said of stamps, however many others are level", async () => {
    const speech = (await loadWords("en", "reglamentacja")).at(["Ania", "Bartek", "June"], ME);
    const scores = [score([5], "cards"), score([5], "cards"), score([])];
    const notes = standings(speech, over({ scores }), result);
    expect(notes[0]!.note).toBe("5 points · 1 card");
  });

  test("the course tells what is printed turn by turn, and at the end what it counts", () => {
    const { visits, scores } = over();
    const hidden = [score([3, 2]), score([4, 3]), score([])];
    const views: Partial<ShopView>[] = [
      shop({ rounds: 0 }),
      { rounds: 1 },
      { scores: [score([3]), score([4]), score([])] },
      { rounds: 2 },
      { scores: hidden },
      { visits, scores },
    ];
    const shown = { game: "reglamentacja", names: ["Ania", "Bartek", "June"] };
    const frames = views.map((view) => ({ view, own: [], ask: [], events: [], seen: [] }));
    const course = result.course(new ReplayFrames({ ...shown, frames } as unknown as ShownFilm))!;
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
