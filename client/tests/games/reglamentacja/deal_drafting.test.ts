// An offer is put together by taps and says itself as a move.

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ShopView } from "$client/wire";
import type { Sent } from "$client/kit/moves";
import type { Play } from "$client/kit/play";
import { KINDS } from "$client/games/reglamentacja/box/parts";
import { Drafting } from "$client/games/reglamentacja/moves/drafting.svelte";
import { BOX, counters, offer, offers, shop, stamps } from "./deal_shop";

const [SUGAR, MEAT, FLOUR, ALCOHOL, BUTTER, SOAP, CHOCOLATE] = [0, 1, 2, 3, 4, 5, 6];
const HAND = stamps({ [FLOUR]: 2, [SOAP]: 2, [ALCOHOL]: 1, [CHOCOLATE]: 1 });

const act = vi.fn<(move: Sent) => Promise<boolean>>(() => Promise.resolve(true));
beforeEach(() => act.mockClear());

function draft(changes: Partial<ShopView> = {}): Drafting {
  const play = { seat: 0, view: shop({ hand: HAND, ...changes }), act };
  return new Drafting(
    () => play as unknown as Play<ShopView>,
    () => BOX,
  );
}

describe("the move of an offer", () => {
  it("is two gestures and goes to all", () => {
    const mine = draft();
    mine.addGive(SOAP);
    expect(mine.ready).toBe(false);
    mine.addAsk(BUTTER);
    expect(mine.ready).toBe(true);
    expect(mine.move()).toEqual(offers("all", { give: ["soap"], ask: ["butter"] }));
  });

  it("goes to one seat", () => {
    const mine = draft();
    mine.begin(2);
    mine.addGive(CHOCOLATE);
    mine.askAny(3);
    expect(mine.move()).toEqual(offers(2, { give: ["chocolate"], any: 3, among: [...KINDS] }));
  });

  it("goes to whoever holds the top, and in the final turn to all", () => {
    const mine = draft({ active: 1 });
    mine.addGive(SOAP);
    expect(mine.to).toBe(1);
    const last = draft({ active: 1, phase: 4 });
    last.addGive(SOAP);
    expect(last.to).toBe(-1);
  });

  it("names what may be chosen", () => {
    const mine = draft();
    mine.addGive(CHOCOLATE);
    mine.askAny(2);
    mine.toggleAmong(MEAT);
    mine.toggleAmong(SUGAR);
    expect(mine.move()).toEqual(
      offers("all", { give: ["chocolate"], any: 2, among: ["sugar", "meat"] }),
    );
  });

  it("has places, several stamps and a choice on top of them", () => {
    const mine = draft();
    mine.begin(1);
    mine.addGive(SOAP);
    mine.addGive(SOAP);
    mine.givePlace = true;
    mine.addAsk(BUTTER);
    mine.addAsk(SUGAR);
    mine.askAny(1);
    expect(mine.move()).toEqual(
      offers(1, {
        give: ["soap", "soap"],
        give_place: true,
        ask: ["sugar", "butter"],
        any: 1,
        among: [...KINDS],
      }),
    );
    mine.askPlace = true;
    mine.givePlace = false;
    mine.askAny(1);
    mine.dropAsk(BUTTER);
    expect(mine.move()).toEqual(
      offers(1, { give: ["soap", "soap"], ask: ["sugar"], ask_place: true }),
    );
  });

  it("gives no more than I hold: one tap more takes all back", () => {
    const mine = draft();
    mine.addGive(SOAP);
    mine.addGive(SOAP);
    mine.addGive(SOAP);
    expect(mine.give[SOAP]).toBe(0);
    mine.addGive(BUTTER);
    expect(mine.give[BUTTER]).toBe(0);
  });
});

describe("prepared offers", () => {
  it("ask for what a card lacks, against what suits me least", () => {
    const mine = draft();
    mine.forCard(0);
    expect(mine.move()).toEqual(offers("all", { give: ["alcohol"], ask: ["sugar"] }));
  });

  it("counter with the same the other way round, as far as I can pay", () => {
    const mine = draft({ active: 1 });
    mine.counter(
      offer({ number: 4, give: stamps({ [BUTTER]: 1 }), ask: stamps({ [SOAP]: 3, [MEAT]: 1 }) }),
    );
    expect(mine.move()).toEqual(counters(4, { give: ["soap", "soap"], ask: ["butter"] }));
  });

  it("counter a choice with what I would miss least, and a place with the place", () => {
    const mine = draft();
    mine.counter(offer({ number: 7, give_place: true, any_of: 2, among: 127 }));
    expect(mine.move()).toEqual(counters(7, { give: ["alcohol", "chocolate"], ask_place: true }));
  });

  it("go on as offers of their own when what they answer is gone", () => {
    const mine = draft();
    mine.counter(offer({ number: 4, give: stamps({ [BUTTER]: 1 }), ask: stamps({ [SOAP]: 1 }) }));
    mine.keepTo({ hand: stamps({ [FLOUR]: 1 }), offers: [] });
    expect(mine.move()).toEqual(offers(1, { ask: ["butter"] }));
    expect(mine.ready).toBe(false);
  });
});

describe("half an offer", () => {
  const called = async (mine: Drafting): Promise<Sent | undefined> => {
    await mine.say();
    return act.mock.calls[0]?.[0];
  };

  it("asks who has something", async () => {
    const mine = draft();
    mine.addAsk(BUTTER);
    expect(await called(mine)).toEqual({
      verb: "call",
      args: { phrase: "who has", kind: "butter" },
    });
    expect(mine.open).toBe(false);
  });

  it("calls what I give, my place, and whose place I want", async () => {
    const gives = draft();
    gives.addGive(SOAP);
    expect(await called(gives)).toEqual({ verb: "call", args: { phrase: "gives", kind: "soap" } });
    act.mockClear();
    const sells = draft();
    sells.begin();
    sells.givePlace = true;
    expect(await called(sells)).toEqual({ verb: "call", args: { phrase: "sells place" } });
    act.mockClear();
    const wants = draft();
    wants.begin(2);
    wants.askPlace = true;
    expect(await called(wants)).toEqual({
      verb: "call",
      args: { phrase: "wants place of", seat: 2 },
    });
  });

  it("stays open where it is refused", async () => {
    act.mockResolvedValueOnce(false);
    const mine = draft();
    mine.addGive(SOAP);
    mine.addAsk(BUTTER);
    expect(await mine.say()).toBe(false);
    expect(mine.open).toBe(true);
  });
});
