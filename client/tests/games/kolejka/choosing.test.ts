// What I am about to do in Kolejka: step by step, only from what is legal; the rest is asked why not.

import { describe, expect, it, vi } from "vitest";
import type { Choice, KolejkaMove, SquareView } from "$client/wire";
import type { Play } from "$client/kit/play";
import { Choosing } from "$client/games/kolejka/moves/choosing.svelte";
import { choice } from "../../choices";
import { square } from "./square";

type Args<V extends KolejkaMove["verb"]> = Extract<KolejkaMove, { verb: V }>["args"];
const play = (args: Args<"play">, line = ""): Choice =>
  choice({ verb: "play", args } as KolejkaMove, line);
const exchange = (args: Args<"exchange">, line: string): Choice =>
  choice({ verb: "exchange", args } as KolejkaMove, line);

function asked(prompt: string, legal: Choice[], view: Partial<SquareView> = {}) {
  const act = vi.fn(() => Promise.resolve(true));
  const ask = { prompt, actors: [0], legal, open: false, back: "" };
  const table = { seat: 0, view: square(view), ask, act, dismiss: vi.fn() };
  return { act, choosing: new Choosing(() => table as unknown as Play<SquareView>) };
}

const QUEUES = [[1, 0, 2], [0], [], [], [], [1]];

describe("a card for a pawn", () => {
  const legal = [
    play({ card: "criticise", shop: "groceries", place: 1 }, "plays criticise groceries 1"),
  ];

  it("is chosen, aimed and done", async () => {
    const { choosing, act } = asked("jumping", legal, { queues: QUEUES, hand: [3] });
    expect(choosing.pawnMark(0, 0)).toBe("plain");
    choosing.pickCard(3);
    expect([0, 1].map((place) => choosing.pawnMark(0, place))).toEqual(["legal", "not"]);
    expect(choosing.pawnMark(5, 0)).toBe("not");
    await choosing.tapPawn(0, 0);
    expect(choosing.pawnMark(0, 0)).toBe("chosen");
    await choosing.confirm();
    expect(act).toHaveBeenCalledExactlyOnceWith("plays criticise groceries 1");
    expect(choosing.aim).toBeNull();
  });

  it("asks the server why a greyed pawn cannot be chosen", async () => {
    const { choosing, act } = asked("jumping", legal, { queues: QUEUES, hand: [3] });
    choosing.pickCard(3);
    await choosing.tapPawn(0, 2);
    expect(act).toHaveBeenCalledExactlyOnceWith({
      verb: "play",
      args: { card: "criticise", shop: "groceries", place: 3 },
    });
    expect(choosing.chosen).toBeNull();
  });

  it("is laid down again by a second tap", () => {
    const { choosing } = asked("jumping", legal, { queues: QUEUES, hand: [3] });
    choosing.pickCard(3);
    choosing.pickCard(3);
    expect(choosing.something).toBe(false);
  });
});

describe("a card with two aims", () => {
  const legal = [
    play({ card: "lucky", shop: "groceries", place: 2, to: "kiosk" }),
    play({ card: "lucky", shop: "groceries", place: 2, to: "clothing" }),
  ];

  it("asks for the pawn, then for the shop", async () => {
    const { choosing } = asked("jumping", legal, { queues: QUEUES, hand: [4] });
    choosing.pickCard(4);
    expect(choosing.field).toBe("pawn");
    expect(choosing.shopMark(4)).toBe("plain");
    await choosing.tapPawn(0, 1);
    expect(choosing.field).toBe("to");
    expect([0, 3, 4, 5].map((queue) => choosing.shopMark(queue))).toEqual([
      "not",
      "legal",
      "legal",
      "plain",
    ]);
    await choosing.tapShop(3);
    expect(choosing.chosen).toBe(legal[1]);
    await choosing.tapShop(4);
    expect(choosing.chosen).toBe(legal[0]);
  });
});

describe("goods that go astray", () => {
  it("are named at once where only one kind lies", async () => {
    const legal = [play({ card: "error", shop: "kiosk", goods: "kiosk", to: "groceries" })];
    const { choosing } = asked("jumping", legal, { hand: [5], shops: [[], [], [], [], [4]] });
    choosing.pickCard(5);
    await choosing.tapShop(4);
    expect(choosing.counter).toBe(-1);
    expect(choosing.field).toBe("to");
    await choosing.tapShop(0);
    expect(choosing.chosen).toBe(legal[0]);
  });

  it("are asked for where two kinds lie", async () => {
    const legal = [
      play({ card: "counter", shop: "kiosk", goods: "kiosk" }),
      play({ card: "counter", shop: "kiosk", goods: "groceries" }),
    ];
    const { choosing } = asked("jumping", legal, { hand: [7], shops: [[], [], [], [], [4, 0]] });
    choosing.pickCard(7);
    await choosing.tapShop(4);
    expect(choosing.counter).toBe(4);
    await choosing.tapGoods(0);
    expect(choosing.chosen).toBe(legal[1]);
  });
});

describe("one tap where one choice is enough", () => {
  it("joins a queue", async () => {
    const legal = [choice({ verb: "queue", args: { shop: "market" } })];
    const { choosing, act } = asked("queue_up", legal);
    expect(choosing.shopMark(4)).toBe("not");
    expect(choosing.shopMark(5)).toBe("legal");
    await choosing.tapShop(5);
    expect(act).toHaveBeenCalledWith({ verb: "queue", args: { shop: "market" } });
  });

  it("calls a pawn home", async () => {
    const legal = [choice({ verb: "recall", args: { shop: "groceries", place: 2 } })];
    const { choosing, act } = asked("recall", legal, { queues: QUEUES });
    expect([0, 1].map((place) => choosing.pawnMark(0, place))).toEqual(["not", "legal"]);
    await choosing.tapPawn(0, 1);
    expect(act).toHaveBeenCalledWith({ verb: "recall", args: { shop: "groceries", place: 2 } });
  });

  it("takes goods over the counter", async () => {
    const legal = [choice({ verb: "take", args: { goods: "kiosk", shop: "groceries" } })];
    const { choosing, act } = asked("opening", legal, { buyers: [[0, 0]] });
    expect([0, 4].map((kind) => choosing.goodsMark(kind))).toEqual(["not", "legal"]);
    await choosing.tapGoods(4);
    expect(act).toHaveBeenCalledWith({ verb: "take", args: { goods: "kiosk", shop: "groceries" } });
  });

  it("says a verb that needs nothing else", async () => {
    const { choosing, act } = asked("market", []);
    await choosing.simply("go_home");
    expect(act).toHaveBeenCalledExactlyOnceWith({ verb: "go_home", args: {} });
  });
});

describe("the market", () => {
  const legal = [
    exchange({ pay: "groceries", take: "kiosk" }, "exchanges groceries for kiosk"),
    exchange(
      { pay: "groceries", also: "groceries", take: "clothing" },
      "exchanges groceries groceries for clothing",
    ),
    exchange(
      { pay: "groceries", also: "groceries", take: "kiosk" },
      "exchanges groceries groceries for kiosk",
    ),
  ];

  it("takes one for one at the trader's, two for one elsewhere", async () => {
    const { choosing } = asked("market", legal, { goods: [[2, 0, 0, 0, 0]] });
    await choosing.bargain.tapPay(0);
    await choosing.bargain.tapTake(4);
    expect(choosing.chosen?.move).toBe("exchanges groceries for kiosk");
    await choosing.bargain.tapTake(3);
    expect(choosing.chosen).toBeNull();
    await choosing.bargain.tapPay(0);
    expect(choosing.chosen?.move).toBe("exchanges groceries groceries for clothing");
  });

  it("says how much is still to be paid", async () => {
    const { choosing } = asked("market", legal, { goods: [[2, 0, 0, 0, 0]] });
    expect(choosing.bargain.state).toBe("nothing");
    await choosing.bargain.tapPay(0);
    expect(choosing.bargain.state).toBe("trader");
    await choosing.bargain.tapTake(3);
    expect(choosing.bargain.state).toBe("more");
    await choosing.bargain.tapPay(0);
    expect(choosing.bargain.state).toBe("enough");
  });

  it("gives back what is tapped once too often, and says why other goods will not do", async () => {
    const { choosing, act } = asked("market", legal, { goods: [[2, 0, 0, 0, 0]] });
    for (let tap = 0; tap < 3; tap++) await choosing.bargain.tapPay(0);
    expect(choosing.bargain.pay).toEqual([0]);
    await choosing.bargain.tapTake(1);
    expect(act).toHaveBeenCalledWith({
      verb: "exchange",
      args: { pay: "groceries", take: "rtv_agd" },
    });
  });
});

describe("others are waited for", () => {
  it("and nothing is offered", () => {
    const table = { seat: 1, view: square(), ask: { prompt: "recall", actors: [0], legal: [] } };
    const choosing = new Choosing(() => table as unknown as Play<SquareView>);
    expect(choosing.asked).toBe("");
    expect(choosing.pawnMark(0, 0)).toBe("plain");
  });
});
