// Words beside the table: rules in Markdown, what is read aloud, a move in a hint, time, endings.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LANGUAGES, loadWords } from "$client/words/language.svelte";
import { Announcements } from "$client/table/announcements";
import { moveWords } from "$client/kit/hint/move_words";
import kolejkaBeside from "$client/games/kolejka/beside";
import { result as RESULT } from "$client/games/kolejka/ending/result";
import rationBoard from "$client/games/ration_board/beside";
import reglamentacja from "$client/games/reglamentacja/beside";
import { timeLeft } from "$client/kit/time_left";
import { blocks, rulePath } from "$client/kit/rules/RuleText.svelte";
import { ending, standings } from "$client/table/after/standing";
import { proofWords } from "$client/table/after/proof";
import {
  KOLEJKA_FORMS,
  RATION_BOARD_FORMS,
  type GameMove,
  type KolejkaMove,
  type Told,
} from "$client/wire";
import { choice } from "../choices";

describe("a rule's text", () => {
  test("has paragraphs, lists, bold, italics and other rules", () => {
    const found = blocks("One **two** *three* `four`.\nSee KOL-CRD-4.\n\n- a\n- b");
    expect(found.map((block) => block.list)).toEqual([false, true]);
    const kinds = found[0]!.lines[0]!.map((piece) => piece.as);
    expect(kinds).toEqual([..."tstetctrt"].map((kind) => KINDS[kind]));
    expect(found[1]!.lines.map(([piece]) => piece!.text)).toEqual(["a", "b"]);
  });

  test("a list may follow its heading without a blank line", () => {
    const found = blocks("Five shops:\n- one\n- two");
    expect(found.map((block) => [block.list, block.lines.length])).toEqual([
      [false, 1],
      [true, 2],
    ]);
  });

  test("markup from outside stays text", () => {
    expect(blocks("<b>x</b>")[0]!.lines[0]).toEqual([{ as: "text", text: "<b>x</b>" }]);
  });

  test("every rule has a place in its book", () => {
    expect(rulePath("KOL-CRD-4")).toBe("/rules/kolejka#KOL-CRD-4");
    expect(rulePath("HSE-UND-1")).toBe("/rules/house#HSE-UND-1");
  });
});

const KINDS: Record<string, string> = { t: "text", s: "strong", e: "em", c: "code", r: "rule" };

describe("what is read aloud", () => {
  let said: string[];
  let out: Announcements;
  beforeEach(() => {
    vi.useFakeTimers();
    said = [];
    out = new Announcements(
      (words) => said.push(words),
      (number) => `(${number} more)`,
    );
  });
  afterEach(() => vi.useRealTimers());

  const tell = (...words: string[]): void => out.add(words.map((word) => () => word));

  test("several tellings within a second are told as one", () => {
    tell("One.");
    vi.advanceTimersByTime(300);
    tell("Two.");
    vi.advanceTimersByTime(300);
    tell("Three.");
    expect(said).toEqual([]);
    vi.advanceTimersByTime(350);
    expect(said).toEqual(["One. Two. Three."]);
  });

  test("it does not wait for ever while things go on happening", () => {
    for (let i = 0; i < 20; i++) {
      tell(`${i}.`);
      vi.advanceTimersByTime(200);
    }
    expect(said.length).toBeGreaterThanOrEqual(3);
  });

  test("too much is cut short, and said so", () => {
    tell(...Array.from({ length: 9 }, (_, i) => `${i}.`));
    vi.advanceTimersByTime(1_000);
    expect(said).toEqual(["(6 more) 6. 7. 8."]);
  });

  test("while a voice still reads, news gathers, and only the latest is told", () => {
    const long = "A sentence that a voice needs about three seconds for, word by word.";
    tell(long);
    vi.advanceTimersByTime(400);
    for (let i = 1; i <= 8; i++) {
      tell(`Bot ${i} acts.`);
      vi.advanceTimersByTime(250);
    }
    expect(said).toEqual([long]);
    vi.advanceTimersByTime(2_000);
    expect(said).toEqual([long, "(5 more) Bot 6 acts. Bot 7 acts. Bot 8 acts."]);
  });

  test("what is asked does not wait for the voice, and comes last", () => {
    tell("A long story that is being read for quite a while by a patient voice.");
    vi.advanceTimersByTime(400);
    tell("Bartek passes.");
    out.ask(() => "Your turn.");
    vi.advanceTimersByTime(400);
    expect(said.at(-1)).toBe("Bartek passes. Your turn.");
  });

  test("a question that has been answered meanwhile is not put", () => {
    out.ask(() => "Your turn.");
    out.ask(null);
    tell("You pass.");
    vi.advanceTimersByTime(1_000);
    expect(said).toEqual(["You pass."]);
  });

  test("it speaks the language of the moment in which it is said", () => {
    let language = "en";
    out.add([() => `in ${language}`]);
    language = "pl";
    vi.advanceTimersByTime(400);
    expect(said).toEqual(["in pl"]);
  });

  test("my own act is not repeated, what it brought about is told", () => {
    const seat = { who: 0 };
    const told = {
      events: [
        { code: "called", facts: { seat, number: 8 } },
        { code: "rolled", facts: { seat, first: 2, second: 6, total: 8 } },
        { code: "called", facts: { seat: { who: 1 }, number: 5 } },
      ],
    } as unknown as Told;
    const newsFor = (seat: number) =>
      told.events.filter((event) => rationBoard.isNews(event, seat));
    expect(newsFor(0).map((event) => event.code)).toEqual(["rolled", "called"]);
    expect(newsFor(-1)).toHaveLength(3);
  });
});

describe("a hint's move in words", () => {
  const moves: [KolejkaMove, string][] = [
    [{ verb: "queue", args: { shop: "kiosk" } }, "postawić pionek w kolejce do kiosku"],
    [
      { verb: "play", args: { card: "lucky", shop: "kiosk", place: 3, to: "furniture" } },
      "„Szczęśliwy traf”: z miejsca 3",
    ],
    [
      {
        verb: "play",
        args: { card: "error", shop: "groceries", goods: "rtv_agd", to: "clothing" },
      },
      "ze spożywczego do odzieżowego",
    ],
    [
      { verb: "exchange", args: { pay: "groceries", also: "groceries", take: "furniture" } },
      "dwa artykuły spożywcze na mebel",
    ],
    [
      { verb: "exchange", args: { pay: "groceries", take: "furniture" } },
      "artykuł spożywczy na mebel",
    ],
    [{ verb: "go_home", args: {} }, "wrócić z bazaru do domu"],
  ];
  test.each(moves)("%j", async (move, words) => {
    const speech = await loadWords("pl", "kolejka");
    const told = moveWords(kolejkaBeside, speech, choice(move, "?"));
    expect(told).toContain(words);
    expect(told).not.toContain("‹");
  });

  test("what nobody has words for is shown as it is written", async () => {
    const speech = await loadWords("en", "reglamentacja");
    const unknown = choice({ verb: "bribe", args: {} } as unknown as GameMove, "bribes all");
    for (const game of [reglamentacja, rationBoard, kolejkaBeside, null])
      expect(moveWords(game, speech, unknown)).toContain("bribes all");
  });

  test.each(LANGUAGES)(
    "every move of Kolejka and Ration Board has words in %s",
    async (language) => {
      const [kolejka, ration_board] = [
        await loadWords(language, "kolejka"),
        await loadWords(language, "ration_board"),
      ];
      const filled = { shop: "kiosk", place: 2, goods: "kiosk", to: "groceries" };
      const traded = { pay: "kiosk", also: "clothing", take: "groceries" };
      for (const { verb, only, fields } of KOLEJKA_FORMS) {
        const all: Record<string, string | number> = { ...filled, ...traded };
        const args = { ...only, ...Object.fromEntries(fields.map((name) => [name, all[name]])) };
        const move = choice({ verb, args } as KolejkaMove, "as written");
        expect(moveWords(kolejkaBeside, kolejka, move)).not.toMatch(/[‹{]|as written|none/);
      }
      for (const { verb } of RATION_BOARD_FORMS) {
        const move = choice({ verb, args: { number: 7 } } as GameMove, "as written");
        expect(moveWords(rationBoard, ration_board, move)).not.toMatch(/[‹{]|as written/);
      }
    },
  );
});

test("minutes run down, hours and days are told whole", () => {
  expect(timeLeft("en", 65_400)).toBe("1:06");
  expect(timeLeft("en", -5)).toBe("0:00");
  expect(timeLeft("en", 5 * 3_600_000)).toBe("5 hours");
  expect(timeLeft("pl", 3 * 86_400_000)).toBe("3 dni");
});

describe("how it ended", () => {
  const kolejka = (missing: number[], ranking: number[], decided_by = "missing"): never =>
    ({ reason: "shops_empty", rule: "KOL-END-3", ranking, missing, decided_by }) as never;

  test("alone, by a tie-break, or shared", async () => {
    const speech = (await loadWords("en", "kolejka")).at(["Ania", "Bartek"], 1);
    const alone = kolejka([1, 3], [1, 2]);
    const close = kolejka([1, 1], [1, 2], "surplus");
    const draw = kolejka([1, 1], [1, 1]);
    expect(ending(speech, alone, RESULT)).toContain("misses the fewest goods");
    expect(ending(speech, close, RESULT)).toContain("the most beyond the list");
    expect(ending(speech, draw, RESULT)).toContain("Ania and you");
  });

  test("who stands where, and why", async () => {
    const speech = (await loadWords("en", "kolejka")).at(["Ania", "Bartek"], null);
    expect(standings(speech, kolejka([1, 0], [2, 1]), RESULT)).toEqual([
      { seat: 1, place: 1, note: "nothing missing" },
      { seat: 0, place: 0, note: "1 good missing" },
    ]);
  });

  test("who did not win stands by what is missing, and no number says they were ranked", async () => {
    const speech = (await loadWords("en", "kolejka")).at(["Ania", "Bartek", "Celina"], null);
    const found = standings(speech, kolejka([8, 1, 0], [2, 2, 1]), RESULT);
    expect(found.map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [1, 0],
      [0, 0],
    ]);
    const alike = standings(speech, kolejka([3, 3, 0], [2, 2, 1]), RESULT);
    expect(alike.map(({ place }) => place)).toEqual([1, 0, 0]);
  });

  test("where the book ranks everybody, so does the standing", async () => {
    const speech = (await loadWords("en", "kolejka")).at(["Ania", "Bartek", "Celina"], null);
    const ranks = { ...RESULT, winnersOnly: false };
    const found = standings(speech, kolejka([3, 3, 0], [2, 2, 1]), ranks);
    expect(found.map(({ place }) => place)).toEqual([1, 2, 2]);
  });

  test("the check of the dealer in words", async () => {
    const speech = await loadWords("en", "kolejka");
    const sums = { lines: 380, fingerprints: 0, refusals: 0, chances: 120, over: true };
    const proof = proofWords(speech, { proof: { ...sums, dealer: "sealed" }, fault: null });
    expect(proof.join(" ")).toContain("120 times luck decided");
    expect(proof.join(" ")).not.toContain("ended by time");
    const cut = { ...sums, dealer: "sealed" as const, by_time: true };
    const short = proofWords(speech, { proof: cut, fault: null });
    expect(short.at(-1)).toContain("ended by time");
    const fault = { code: "x", line: 3, column: 1, found: "", rule: "", sentence: "No." };
    expect(proofWords(speech, { proof: null, fault })).toContain("No.");
  });
});
