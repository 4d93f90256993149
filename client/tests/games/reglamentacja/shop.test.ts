// Reglamentacja's shop: prices against a hand, whose turn it is, the row as it is shown, the score.

import { counted } from "$client/games/reglamentacja/box/stamps";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { asked, mayJustWatch } from "$client/games/reglamentacja/bar/asked";
import { moveWords } from "$client/games/reglamentacja/moves/move_words";
import { KINDS, SPECULATOR } from "$client/games/reglamentacja/box/parts";
import { scenesOf, type ShopScene } from "$client/games/reglamentacja/news/scenes";
import { boxOf, isRaised, pointsOf } from "$client/games/reglamentacja/box/box";
import { scoresOf, tieBreak } from "$client/games/reglamentacja/ending/score";
import { Shelf } from "$client/games/reglamentacja/board/shop/shelf.svelte";
import { missingOf, slotsOf } from "$client/games/reglamentacja/board/shop/slots";
import { motion } from "$client/kit/motion.svelte";
import type { Play } from "$client/kit/play";
import type { ReglamentacjaMove, ShopView, Told, WireEvent } from "$client/wire";
import { LANGUAGES, loadWords } from "$client/words/language.svelte";
import { choice } from "../../choices";
import { counters, offer, offers } from "./deal_shop";
import { EDITION, score, shop } from "./view";

const MEAT_AND_PLACE = { give: ["meat" as const], give_place: true };

const box = boxOf(EDITION as Parameters<typeof boxOf>[0]);
beforeAll(() => motion.choose(true));

describe("a card against a hand", () => {
  it("is complete when all three stamps are held", () => {
    expect(missingOf(slotsOf(box.cards[0]!, shop().hand))).toEqual([]);
  });

  it("lacks what is not there, stamp by stamp", () => {
    const slots = slotsOf(box.cards[1]!, shop().hand);
    expect(slots.map((slot) => slot.held)).toEqual([true, true, false]);
    expect(missingOf(slots)).toEqual([5]);
  });

  it("counts what the box tells for a visit, and what is printed for none", () => {
    expect([0, 1, -1].map((visit) => pointsOf(box, 0, visit))).toEqual([6, 3, 3]);
    const told = { ...EDITION, points: { rendezvous_with_friends: [11] } };
    const other = boxOf(told as unknown as Parameters<typeof boxOf>[0]);
    expect(pointsOf(other, 0, 0)).toBe(11);
  });

  it("is marked where it counts for more than is printed", () => {
    expect([6, 3].map((points) => isRaised(box.cards[0]!, points))).toEqual([true, false]);
  });
});

describe("what is asked", () => {
  const at = (changes: Partial<ShopView>, seat = 0) =>
    asked({ view: shop(changes), seat } as Play<ShopView>);

  it.each([
    [{ steps: ["trading", "spinning"], live: true }, 0, "flick", 0],
    [{ steps: ["trading", "spinning"] }, 1, "spin_of", 0],
    [{ steps: ["trading"], live: true }, 1, "trade_of", 0],
    [{ steps: ["trading"], live: true, active: 1 }, -1, "trade_watched", 1],
    [{ steps: ["trading"], live: true, fallen: true }, 0, "fallen", 0],
    [{ steps: ["trading"], turn: 2 }, 0, "word_of", 2],
    [{ steps: ["trading"], phase: 4, live: true }, 0, "final", 0],
    [{ steps: ["trading"], phase: 4 }, 0, "word_final", 0],
    [{ steps: ["trading"], phase: 4, turn: 2 }, 0, "word_final_of", 2],
    [{ steps: ["spinning"], phase: 4 }, 0, "spin_final", 0],
    [{ steps: ["spinning"], phase: 4, live: true }, 1, "flick_of", 0],
    [{ steps: ["discarding"] }, 0, "discard", 0],
    [{ steps: ["shopping"] }, 0, "buy_of", 1],
    [{ steps: ["last_shopping"], place: 1 }, 0, "last", 0],
    [{ steps: ["speculator"] }, 0, "speculator", 5],
    [{ steps: [], reason: "points" }, 0, "over", -1],
  ])("%o, seat %i: %s", (changes, seat, message, who) => {
    expect(at(changes, seat)).toMatchObject({ message, who });
  });

  it.each([
    [{ steps: ["trading"], live: true, active: 1 }, 0, true],
    [{ steps: ["trading"], live: true, active: 0 }, 0, false],
    [{ steps: ["trading"], turn: 2 }, 0, true],
    [{ steps: ["trading"], turn: 2 }, -1, false],
    [{ steps: ["trading"], live: true, active: 1, fallen: true }, 0, false],
    [{ steps: ["shopping"] }, 0, false],
  ])("a newcomer may just watch others trade: %o, seat %i: %s", (changes, seat, may) => {
    expect(mayJustWatch({ view: shop(changes), seat })).toBe(may);
  });

  it("says how many stamps are too many, as the server counts them", () => {
    expect(at({ steps: ["discarding"], to_discard: 2 }).number).toBe(2);
  });
});

describe("the row as it is shown", () => {
  const card = (name: string) => ({ kind: "card", name, number: 0 });
  const bought = { code: "bought", facts: { seat: { who: 1 }, card: card("meat_balls") } };
  const took = { code: "speculator_took", facts: { die: 4, card: card("buffet") } };
  const turned = { code: "turned_up", facts: { card: card("home_dumplings") } };
  const LATER = [0, 1, 3, 4, 5, 6];

  /** A shelf with one scene on stage, and the view of what came after it. */
  function shelfWith(event: WireEvent) {
    const told = { n: 7, events: [event, turned] } as unknown as Told;
    const after = shop({ row: LATER });
    let scene: ShopScene | null = scenesOf(told, shop(), after, 0, box)[0]!;
    const shelf = new Shelf(
      () => scene,
      () => after.row,
    );
    shelf.follow(scene, false);
    return { shelf, over: () => shelf.follow((scene = null), false) };
  }

  it("keeps a card that goes until it has been seen", () => {
    const { shelf, over } = shelfWith(bought);
    expect(shelf.row).toEqual([0, 1, 2, 3, 4, 5]);
    expect(shelf.going).toEqual({ card: 2, to: 1 });
    over();
    expect(shelf.row).toEqual(LATER);
    expect(shelf.going).toBeNull();
  });

  it("shows where the speculator’s die lies, to who wants no motion at once", () => {
    const { shelf, over } = shelfWith(took);
    expect([shelf.face, shelf.going]).toEqual([4, { card: 3, to: SPECULATOR }]);
    over();
    expect([shelf.face, shelf.going]).toEqual([0, null]);
  });

  it("lets the die run along the row, and nothing is taken before it lies", () => {
    vi.useFakeTimers();
    motion.choose(false);
    const { shelf } = shelfWith(took);
    expect([shelf.face, shelf.going]).toEqual([1, null]);
    vi.advanceTimersByTime(500);
    expect(shelf.going).toBeNull();
    vi.advanceTimersByTime(700);
    expect([shelf.face, shelf.going?.card]).toEqual([4, 3]);
    motion.choose(true);
    vi.useRealTimers();
  });

  it("is the view’s own when nothing happens", () => {
    const shelf = new Shelf(
      () => null,
      () => [3, 4],
    );
    expect(shelf.row).toEqual([3, 4]);
  });
});

describe("the score", () => {
  const end = shop({
    reason: "points",
    visits: [0, 1, 2],
    bought: [[0, 1], [3], [2, 6]],
    ranking: [1, 3, 2],
    hand_sizes: [1, 2, 3],
    scores: [score([6, 8], "points", 7), score([6], "points", 3), score([6, 4], "points", 5)],
  });

  it("is told from the last place to the first, card by card", () => {
    const scores = scoresOf(end, box);
    expect(scores.map((score) => score.seat)).toEqual([1, 2, 0]);
    expect(scores.map((score) => score.points)).toEqual([6, 10, 14]);
    expect(scores[2]!.lines.map((line) => line.points)).toEqual([6, 8]);
    expect(scores[2]!.lines.map((line) => line.doubled)).toEqual([true, true]);
    expect(tieBreak(end)).toBe("");
  });

  it("is the server’s, whatever the cards and visits are", () => {
    const told = { ...end, scores: [score([1, 2]), score([50], "", 3), score([3, 2], "", 5)] };
    const scores = scoresOf(told, box);
    expect(scores.map(({ points }) => points)).toEqual([50, 5, 3]);
    expect(scores[2]!.lines.map((line) => line.doubled)).toEqual([false, false]);
  });

  it.each(["cards", "stamps"])("knows a tie that %s decided", (how) => {
    const tied = { ...end, ranking: [1, 1, 3], scores: [score([6], how), score([6], how)] };
    expect(tieBreak(tied)).toBe(`tie_${how}`);
  });
});

describe("a move in words, for a hint", () => {
  const told: [ReglamentacjaMove, string][] = [
    [{ verb: "spin", args: { quality: 73 } }, "spin the top"],
    [{ verb: "quiet", args: {} }, "say nothing"],
    [{ verb: "buy", args: { card: "cheesecake" } }, "buy “cheesecake”"],
    [{ verb: "buy_nothing", args: {} }, "buy nothing"],
    [{ verb: "discard", args: { kind: "soap" } }, "discard one soap"],
    [
      { verb: "pay", args: { first: "soap", second: "butter", deal: "his place" } },
      "slip the speculator butter and soap for his place",
    ],
    [
      { verb: "take", args: { number: 4, giving: ["soap", "soap"] } },
      "accept Bartek’s offer of butter for soap, giving 2 soap",
    ],
    [{ verb: "call", args: { phrase: "who has", kind: "butter" } }, "call “Who has butter?”"],
    [{ verb: "call", args: { phrase: "last chance" } }, "call “Last chance!”"],
    [offers("all", { give: ["butter"], ask: ["soap"] }), "offer everyone butter for soap"],
    [
      offers(2, { give: ["chocolate"], any: 3, among: [...KINDS] }),
      "offer Celina chocolate for any 3 stamps",
    ],
    [
      offers(1, { ...MEAT_AND_PLACE, ask: ["sugar"], any: 2, among: ["meat", "soap"] }),
      "the place in the queue for sugar, and",
    ],
    [
      counters(7, { give: ["soap"], ask_place: true }),
      "answer Celina’s offer of butter for soap with soap for the place in the queue",
    ],
  ];
  it.each(told)("%j", async (move, words) => {
    const speech = (await loadWords("en", "reglamentacja")).at(["Ania", "Bartek", "Celina"], 0);
    const terms = {
      give: counted([KINDS.indexOf("butter")]),
      ask: counted([KINDS.indexOf("soap")]),
    };
    const offers = [
      offer({ number: 4, maker: 1, ...terms }),
      offer({ number: 7, maker: 2, ...terms }),
    ];
    expect(moveWords(speech, choice(move), { offers })).toContain(words);
  });

  it.each(LANGUAGES)("is told in %s without a gap", async (language) => {
    const speech = (await loadWords(language, "reglamentacja")).at(["Ania", "Bartek", "Celina"], 0);
    const stop: ReglamentacjaMove = { verb: "stop", args: {} };
    const offer = offers("all", {
      give: ["butter"],
      give_place: true,
      ask: ["soap"],
      any: 2,
      among: ["meat", "flour"],
    });
    for (const move of [stop, offer]) expect(moveWords(speech, choice(move))).not.toMatch(/[{}‹›]/);
  });
});
