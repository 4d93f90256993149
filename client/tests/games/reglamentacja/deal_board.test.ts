// Slips: what a tap on one does, in which order they lie, and that nothing jumps under a finger.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice, OfferView, ShopView } from "$client/wire";
import {
  ASKED,
  Board,
  FADES,
  GUARD,
  isForMe,
  LAIN,
} from "$client/games/reglamentacja/board/market/board.svelte";
import { endingOf, isAnswered } from "$client/games/reglamentacja/board/market/endings";
import { slipsOf, takeOf, type Slip } from "$client/games/reglamentacja/board/market/slips";
import { BOX, decline, offer, shop, stamps, take } from "./deal_shop";
import { event, told, who } from "./told";

const [SUGAR, , FLOUR, ALCOHOL, BUTTER, SOAP, CHOCOLATE] = [0, 1, 2, 3, 4, 5, 6];
const HAND = stamps({ [FLOUR]: 2, [SOAP]: 2, [ALCOHOL]: 1 });

const slips = (offers: OfferView[], legal: Choice[], changes: Partial<ShopView> = {}): Slip[] =>
  slipsOf({ view: shop({ hand: HAND, offers, ...changes }), legal, me: 0, box: BOX });

describe("a slip", () => {
  const sugar = offer({ number: 1, to: 0, give: stamps({ [SUGAR]: 1 }), any_of: 2, among: 127 });

  it("takes with the stamps that I would miss least, and is marked if it completes a card", () => {
    const legal = [
      take(1, { [FLOUR]: 2 }),
      take(1, { [FLOUR]: 1, [SOAP]: 1 }),
      take(1, { [SOAP]: 1, [ALCOHOL]: 1 }),
      take(1, { [SOAP]: 2 }),
    ];
    const [slip] = slips([sugar], legal);
    expect(slip?.deed).toBe("take");
    expect(takeOf(slip!)).toEqual({
      verb: "take",
      args: { number: 1, giving: ["alcohol", "soap"] },
    });
    expect(slip?.completes).toBe(0);
    expect(takeOf(slip!, stamps({ [FLOUR]: 2 }))).toEqual({
      verb: "take",
      args: { number: 1, giving: ["flour", "flour"] },
    });
  });

  it("without a choice is taken as it is", () => {
    const [slip] = slips([offer({ number: 3, ask: stamps({ [SOAP]: 1 }) })], [take(3)]);
    expect(takeOf(slip!)).toEqual({ verb: "take", args: { number: 3 } });
  });

  it("counters what I cannot pay, withdraws my own, waits for my word, watches others", () => {
    const found = slips(
      [
        offer({ number: 1, ask: stamps({ [CHOCOLATE]: 1 }) }),
        offer({ number: 2, maker: 0 }),
        offer({ number: 3, to: 0 }),
        offer({ number: 4, maker: 2, to: 1 }),
      ],
      [decline(1)],
    );
    const deeds = Object.fromEntries(found.map((slip) => [slip.offer.number, slip.deed]));
    expect(deeds).toEqual({ 1: "counter", 2: "withdraw", 3: "wait", 4: "watch" });
    expect(found.map((slip) => slip.offer.number)).toEqual([3, 1, 2, 4]); // to me, to all, mine
  });
});

describe("a slip that I have said no to", () => {
  const declined = offer({ number: 1, declined: 1, ask: stamps({ [SOAP]: 1 }) });
  const next = offer({ number: 2, maker: 2, to: 1 });

  it("stays, last of all, and is taken where the server lets me", () => {
    const [last] = slips([declined, next], [take(1)]).slice(-1);
    expect(last).toMatchObject({ offer: { number: 1 }, refused: true, deed: "take" });
    expect(isForMe({ slip: last!, since: 0, drawn: true, ending: null, left: 0 })).toBe(true);
    expect(takeOf(last!)).toEqual({ verb: "take", args: { number: 1 } });
  });

  it("is countered where nothing lets me take it, but I may speak", () => {
    const view = shop({ hand: HAND, offers: [declined] });
    const [spoken] = slipsOf({ view, legal: [], open: true, me: 0, box: BOX });
    expect(spoken?.deed).toBe("counter");
    const [silent] = slipsOf({ view, legal: [], open: false, me: 0, box: BOX });
    expect(silent?.deed).toBe("wait");
  });

  it("is somebody else’s matter where others have said no", () => {
    const [slip] = slips([offer({ number: 1, declined: 2 | 4 })], [take(1)]);
    expect(slip).toMatchObject({ refused: false, rank: 1 });
  });
});

describe("the board", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const over = () => ({ why: "withdrawn", taker: -1, paid: null });
  const mine = (number: number): OfferView =>
    offer({ number, to: 0, ask: stamps({ [SOAP]: 1 }), give: stamps({ [BUTTER]: 1 }) });
  const lying = (...numbers: number[]): Slip[] =>
    slips(
      numbers.map(mine),
      numbers.map((n) => take(n)),
    );
  const order = (board: Board): number[] => board.shown.map(({ slip }) => slip.offer.number);

  it("does not trust a tap on what has just come, and says so", () => {
    const board = new Board();
    board.see(lying(1), over, 1000);
    expect(board.trusts(1, 1000 + GUARD - 1)).toBe(false);
    expect(board.tooSoon).toBe(1);
    expect(board.trusts(1, 1000 + GUARD)).toBe(true);
  });

  it("counts from when it was drawn: a busy machine does so late, once for each change", () => {
    const board = new Board();
    board.see(lying(1), over, 1000);
    board.drew(board.shown[0]!, 1900);
    expect(board.trusts(1, 1900 + GUARD - 1)).toBe(false);
    board.see(lying(1), over, 2000); // nothing has changed
    board.drew(board.shown[0]!, 2600);
    expect(board.trusts(1, 1900 + GUARD)).toBe(true);
    board.see(slips([mine(1)], [decline(1)]), over, 3000); // I cannot pay it any more
    board.drew(board.shown[0]!, 3500);
    expect(board.trusts(1, 3500 + GUARD - 1)).toBe(false);
  });

  it("does not trust a tap on what has just changed its face", () => {
    const board = new Board();
    board.see(lying(1), over, 1000);
    board.see(slips([mine(1)], [decline(1)]), over, 3000); // I cannot pay it any more
    expect(board.trusts(1, 3100)).toBe(false);
    expect(board.trusts(1, 3400)).toBe(true);
  });

  it("lays new ones below, leaves a gap for a while, then moves the others up", () => {
    const board = new Board();
    board.see(lying(1, 2), over, performance.now());
    board.see(lying(2, 3), over, performance.now());
    expect(order(board)).toEqual([1, 2, 3]);
    expect(board.shown[0]?.ending?.why).toBe("withdrawn");
    vi.advanceTimersByTime(LAIN - 160);
    expect(order(board)).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(320);
    expect(order(board)).toEqual([2, 3]);
    expect(board.trusts(2, performance.now())).toBe(false); // it has just moved
    vi.advanceTimersByTime(GUARD);
    expect(board.trusts(2, performance.now())).toBe(true);
  });

  it("keeps the last one longer, where nothing has to move up", () => {
    const board = new Board();
    board.see(lying(1, 2), over, performance.now());
    board.see(lying(1), over, performance.now());
    vi.advanceTimersByTime(FADES - 200);
    expect(order(board)).toEqual([1, 2]);
    vi.advanceTimersByTime(400);
    expect(order(board)).toEqual([1]);
    expect(board.trusts(1, performance.now())).toBe(true);
  });

  it("keeps my own that I may offer again, until I have, or trading is over", () => {
    const broken = () => ({ why: "cannot_keep", taker: -1, paid: null });
    const own = slips([offer({ number: 1, maker: 0 })], []);
    const board = new Board();
    board.see(own, broken, performance.now());
    board.see([], broken, performance.now());
    vi.advanceTimersByTime(GUARD - 1);
    expect(board.trusts(1, performance.now())).toBe(false); // it has only just gone
    vi.advanceTimersByTime(FADES * 2);
    expect(board.trusts(1, performance.now())).toBe(true);
    vi.advanceTimersByTime(ASKED);
    expect(order(board)).toEqual([]);
    board.see(own, broken, performance.now());
    board.see([], broken, performance.now());
    vi.advanceTimersByTime(FADES * 2);
    board.trading = false;
    vi.advanceTimersByTime(LAIN);
    expect(order(board)).toEqual([]);
  });

  it("forgets what was answered, and others’ that ended alike do not stay", () => {
    const broken = () => ({ why: "cannot_keep", taker: -1, paid: null });
    const board = new Board();
    board.see(slips([offer({ number: 1, maker: 0 }), mine(2)], []), broken, performance.now());
    board.see([], broken, performance.now());
    vi.advanceTimersByTime(FADES + 200);
    expect(order(board)).toEqual([1]);
    board.forget(1);
    expect(order(board)).toEqual([]);
  });

  it("keeps the place that a slip spoke of, though the queue has moved since", () => {
    const places = (queue: number[], ...offers: OfferView[]): Slip[] =>
      slips(offers, [], { queue });
    const sold = offer({ number: 1, give_place: true, to: 2 });
    const wanted = offer({ number: 2, maker: 2, to: 1, ask_place: true });
    const board = new Board();
    board.see(places([0, 1, 2, 5], sold, wanted), over, 1000);
    const shown = () => board.shown.map(({ slip }) => [slip.gives, slip.asks]);
    expect(shown()).toEqual([
      [2, 0],
      [0, 2],
    ]);
    board.see(places([0, 2, 1, 5]), over, 2000); // they have changed places
    expect(shown()).toEqual([
      [2, 0],
      [0, 2],
    ]);
  });

  it("moves nothing while a finger is down", () => {
    const board = new Board();
    board.see(lying(2, 3), over, performance.now());
    board.press();
    board.see(lying(3), over, performance.now());
    vi.advanceTimersByTime(5_000);
    expect(order(board)).toEqual([2, 3]);
    board.release();
    vi.advanceTimersByTime(200);
    expect(order(board)).toEqual([3]);
  });
});

describe("why an offer is gone", () => {
  it("is read from what everybody remembers", () => {
    const past = [offer({ number: 4, why: 5 }), offer({ number: 5, why: 2 })];
    expect(endingOf(shop({ past }), [], 4).why).toBe("cannot_keep");
    expect(endingOf(shop({ past }), [], 5).why).toBe("withdrawn");
    expect(endingOf(shop(), [], 5).why).toBe("over");
  });

  it("is told also when trading ended in the same breath, and nothing is remembered", () => {
    const replaced = event("offer_gone", { seat: who(1), number: 5, why: "replaced" });
    const past = [told(3, replaced, event("top_fell"), event("hands_went_down"))];
    expect(endingOf(shop(), past, 5).why).toBe("replaced");
    expect(endingOf(shop(), past, 6).why).toBe("over");
  });

  it("is no plain no where its answer was another offer", () => {
    const no = (number: number) => [
      event("declined", { seat: who(0), number }),
      event("offer_gone", { seat: who(1), number, why: "declined" }),
    ];
    const answer = event("offer_made", { seat: who(0), number: 8, answers: 5 });
    const past = [told(3, ...no(5), answer), told(4, ...no(6))];
    expect(endingOf(shop(), past, 5).why).toBe("answered");
    expect(endingOf(shop(), past, 6).why).toBe("declined");
    expect(isAnswered(past, 5, 2)).toBe(false); // not by her
  });

  it("names who took it, and what was chosen to pay", () => {
    const paid = { terms: [{ kind: "stamp", name: "soap", number: 2 }], choose: 0 };
    const facts = { number: 4, seat: { who: 1 }, taker: { who: 2 }, paid };
    expect(endingOf(shop(), [told(1, event("dealt", facts))], 4)).toEqual({
      why: "dealt",
      taker: 2,
      paid: stamps({ [SOAP]: 2 }),
    });
  });
});
