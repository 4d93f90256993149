// Kolejka's pure parts: from a view to what is drawn, and from a choice to a move.

import { describe, expect, it } from "vitest";
import type { SquareView } from "$client/wire";
import { landing, moveOf, walkOf, type Aim } from "$client/games/kolejka/moves/aim";
import { deedOf } from "$client/games/kolejka/moves/move_words";
import { restocked, steps } from "$client/games/kolejka/moves/effects";
import { Crowd, matched } from "$client/games/kolejka/board/people";
import {
  goodsIn,
  hasCut,
  lacking,
  listsOf,
  served,
  shownToMe,
  wishes,
} from "$client/games/kolejka/box/square";
import { ITEMS } from "$client/games/kolejka/box/parts";
import { LANGUAGES, loadWords } from "$client/words/language.svelte";
import { choice } from "../../choices";
import { queue, square, walk } from "./square";

const LISTS = [
  [0, 4, 3, 2, 1],
  [4, 3, 2, 1, 0],
];

describe("the goods in a window", () => {
  it("keep their pictures when the first of them is bought", () => {
    const before = goodsIn(square({ shops: [[0, 0, 0], [], [], [], []] }), 0);
    const after = goodsIn(square({ shops: [[0, 0], [], [], [], []] }), 0);
    expect(after.map((good) => good.picture)).toEqual(before.slice(1).map((good) => good.picture));
  });

  it("keep their pictures when a truck brings more", () => {
    const before = goodsIn(square({ shops: [[0, 0], [], [], [], []] }), 0);
    const view = square({ shops: [[0, 0, 0], [], [], [], []], trucks: [7, 8, 8, 8, 8] });
    expect(goodsIn(view, 0).slice(0, 2)).toEqual(before);
  });

  it("have a key each, also where goods of two shops lie together", () => {
    const keys = goodsIn(square({ shops: [[0, 1, 1, 0], [], [], [], []] }), 0).map((g) => g.key);
    expect(new Set(keys).size).toBe(4);
  });
});

describe("every picture of a good", () => {
  it.each(LANGUAGES)("has its word: %s", async (language) => {
    const speech = await loadWords(language, "kolejka");
    const names = ITEMS.flat().map((name) => `item-${name}`);
    expect(names).toHaveLength(60);
    expect(names.filter((name) => !speech.has(name))).toEqual([]);
  });
});

describe("how far the goods reach", () => {
  it("is as far as there are goods", () => {
    const view = square({
      shops: [[0, 0], [], [], [], []],
      queues: [[1, 2, 3], [], [], [], [], []],
    });
    expect(served(view, 0)).toBe(2);
    expect(hasCut(view, 0)).toBe(true);
  });

  it("is nowhere at a closed shop, and needs no line where everybody is served", () => {
    const closed = [true, false, false, false, false];
    const queues = [[1, 2], [0], [], [], [], []];
    const view = square({ shops: [[0], [1, 1], [], [], []], queues, closed });
    expect(served(view, 0)).toBe(0);
    expect(hasCut(view, 0)).toBe(false);
    expect(hasCut(view, 1)).toBe(false);
  });
});

describe("a shopping list", () => {
  const view = square({
    lists: [0, 1],
    goods: [
      [1, 2, 3, 0, 2],
      [0, 0, 0, 0, 0],
    ],
  });

  it("shows of each shop what is wanted and what is there", () => {
    expect(wishes(view, LISTS, 0)).toEqual([
      { shop: 1, wanted: 4, owned: 2 },
      { shop: 2, wanted: 3, owned: 3 },
      { shop: 3, wanted: 2, owned: 0 },
      { shop: 4, wanted: 1, owned: 1 },
    ]);
    expect(lacking(view, LISTS, 0)).toEqual([1, 3]);
  });

  it("is empty until it is drawn", () => {
    expect(wishes(square({ lists: [-1, -1] }), LISTS, 0)).toEqual([]);
  });

  it("comes from the box by the names of the shops", () => {
    const list = { id: 1, groceries: 1, rtv_agd: 2, furniture: 3, clothing: 4, kiosk: 0 };
    expect(listsOf({ lists: [list], tables: [] })).toEqual([[1, 2, 3, 4, 0]]);
  });
});

describe("what a friend has shown", () => {
  it("is told from the top, with a gap for what others know", () => {
    const layer = (cards: number[] | null, size = 1) => ({ size, knowers: 1, cards });
    const deck = [layer([3]), layer(null), layer(null, 6)];
    expect(shownToMe(square({ deck }))).toEqual([3, null]);
    expect(shownToMe(square({}))).toEqual([]);
  });
});

describe("who is who in a queue", () => {
  it("follows somebody who is sent back", () => {
    expect(matched([0, 1, 2, 3], [1, 2, 0, 3])).toEqual([1, 2, 0, 3]);
  });

  it("follows everybody when a queue is turned round", () => {
    expect(matched([0, 1, 1, 5], [5, 1, 1, 0])).toEqual([3, 2, 1, 0]);
  });

  it("knows a newcomer", () => {
    expect(matched([0, 1], [0, 1, 2])).toEqual([0, 1, -1]);
  });

  it("keeps people the same over views, from one queue to another, too", () => {
    const crowd = new Crowd();
    const first = crowd.follow([[0, 1], [2]]);
    const [halina, bartek, ania] = [first[0]![0]!, first[0]![1]!, first[1]![0]!];
    const then = crowd.follow([[0], [2, 1]]);
    expect(then[0]).toEqual([halina]);
    expect(then[1]).toEqual([ania, bartek]);
    expect(crowd.follow([[0], [2, 1]])).toEqual(then);
  });
});

describe("what a card would do", () => {
  const before = square({
    queues: [[0, 1, 2, 0, 3], [3], [], [], [], []],
    shops: [[0, 0], [1], [], [], []],
  });

  it("names the moved pawn first, though another of its owner stands behind", () => {
    const after = { ...before, queues: [[1, 2, 0, 0, 3], [3], [], [], [], []] } as SquareView;
    const criticise = choice(
      { verb: "play", args: { card: "criticise", shop: "groceries", place: 1 } },
      "",
      walk(queue("groceries", 1), queue("groceries", 3)),
    );
    const found = steps(before, after, walkOf(criticise));
    expect(found[0]).toMatchObject({ owner: 0, from: 0, to: 2, reach: "loses" });
    expect(found.map(({ owner, from, to }) => [owner, from, to])).toContainEqual([2, 2, 1]);
    expect(found).toHaveLength(3);
  });

  it("follows a pawn to another shop", () => {
    const after = { ...before, queues: [[0, 1, 2, 0], [3, 3], [], [], [], []] } as SquareView;
    const lucky = choice(
      { verb: "play", args: { card: "lucky", shop: "groceries", place: 5, to: "rtv_agd" } },
      "",
      walk(queue("groceries", 5), queue("rtv_agd", 2)),
    );
    const found = steps(before, after, walkOf(lucky));
    expect(found).toEqual([{ owner: 3, from: 4, to: 1, shop: 1, came: 0, reach: "same" }]);
  });

  it("tells where goods come and go", () => {
    const after = { ...before, shops: [[0], [1, 0], [], [], []] } as SquareView;
    expect(restocked(before, after)).toEqual([
      { shop: 0, by: -1 },
      { shop: 1, by: 1 },
    ]);
  });
});

describe("a choice", () => {
  const view = square({ queues: [[0, 1, 2, 5], [], [], [], [], []], shops: [[0], [], [], [], []] });

  it("becomes a move, filled up where something is not chosen yet", () => {
    const args = (aim: Aim): object => moveOf(aim, view).args;
    expect(moveOf({ card: 9 }, view)).toEqual({ verb: "play", args: { card: "committee" } });
    expect(args({ card: 3, shop: 0, place: 2 })).toEqual({
      card: "criticise",
      shop: "groceries",
      place: 3,
    });
    expect(args({ card: 4, shop: 0, place: 1 })).toEqual({
      card: "lucky",
      shop: "groceries",
      place: 2,
      to: "rtv_agd",
    });
    expect(args({ card: 5, shop: 0 })).toEqual({
      card: "error",
      shop: "groceries",
      goods: "groceries",
      to: "rtv_agd",
    });
  });

  it("shows its ghost behind the two who move up", () => {
    const [from, to] = [
      { shop: 0, place: 0 },
      { shop: 0, place: 2 },
    ];
    expect(landing({ from, to })).toEqual({ shop: 0, place: 3 });
  });

  it.each(LANGUAGES)("has words for every deed (%s)", async (language) => {
    const speech = (await loadWords(language, "kolejka")).at(["Ania", "Bartek", "Darek"], 0);
    for (let card = 0; card < 10; card++) {
      const played = moveOf({ card, shop: 0, place: 1, goods: 0, to: 1 }, view);
      const deed = deedOf(choice(played), view, speech, 0);
      expect(deed.name + deed.detail).not.toMatch(/[‹{]/);
    }
  });
});
