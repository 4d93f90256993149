// What Kolejka shows of a telling: in order, each thing at its place, and what touches me.

import { describe, expect, it } from "vitest";
import { scenesOf, seenOf } from "$client/games/kolejka/news/scenes";
import { hitsOf, touches } from "$client/games/kolejka/news/touched";
import { SPECULATOR } from "$client/games/kolejka/box/parts";
import { SHORTEST } from "$client/kit/stage/scene";
import type { Fact, TermFact, Told, WireEvent } from "$client/wire";
import { leading, queue, square, walk } from "./square";

const [ME, HALINA] = [0, 1];
const RTV = 1;
const who = (seat: number): Fact => ({ who: seat });
const term = (kind: string, name: string, number = 0): TermFact => ({ kind, name, number });
const event = (code: string, facts: Record<string, Fact>): WireEvent => ({ code, facts });
const told = (...events: WireEvent[]): Told => ({
  t: "told",
  n: 7,
  lines: [],
  events,
  view: null,
  mine: null,
  ask: null,
});
const shown = (before: Partial<ReturnType<typeof square>>, ...events: WireEvent[]) =>
  scenesOf(told(...events), square(before), square(), ME).map(
    ({ kind, place, phase }) => [kind, place, phase] as const,
  );

const truck = event("delivery_came", {
  shop: term("shop", "rtv_agd"),
  number: 2,
  moved: 2,
  ...leading(
    [term("truck", "rtv_agd"), term("truck", "rtv_agd")],
    [term("pile", "rtv_agd", 1), term("pile", "rtv_agd", 2)],
  ),
});
const bought = (seat: number, place: number): WireEvent =>
  event("bought", {
    seat: who(seat),
    goods: term("goods", "rtv_agd"),
    shop: term("shop", "rtv_agd"),
    ...leading(
      [queue("rtv_agd", 1), term("pile", "rtv_agd", place)],
      [term("home", "player", seat), term("owned", "player", seat)],
    ),
  });
const criticised = (from: number, to: number, pawn: number): WireEvent =>
  event("card_played", {
    seat: who(HALINA),
    card: term("card", "criticise"),
    kind: "criticise",
    shop: term("shop", "rtv_agd"),
    place: from,
    whose: "other",
    pawn: who(pawn),
    ...walk(queue("rtv_agd", from), queue("rtv_agd", to)),
  });
const stocktaking = event("card_played", {
  seat: who(HALINA),
  card: term("card", "stocktaking"),
  kind: "stocktaking",
  shop: term("shop", "rtv_agd"),
  whose: "nobody",
  pawn: who(-1),
});
const inQueue = (...owners: number[]) => ({ queues: [[], owners, [], [], [], []] });

describe("scenes", () => {
  it("show each truck at its shop, in the hour of the delivery", () => {
    expect(shown({}, truck)).toEqual([["truck", RTV, 2]]);
  });

  it("show that the time was up, in whichever hour it was", () => {
    const scenes = scenesOf(told(event("time_was_up", {})), square(), square({ phase: 7 }), ME);
    expect(scenes.map(({ kind, phase }) => [kind, phase])).toEqual([["notice", 6]]);
  });

  it("show a list that is complete in the hour of what completed it", () => {
    const complete = event("completed", { seat: who(HALINA) });
    const exchanged = event("exchanged", { seat: who(HALINA) });
    const phases = (...events: WireEvent[]) => shown({}, ...events).map(([, , phase]) => phase);
    expect(phases(exchanged, complete)).toEqual([5, 5]);
    expect(phases(bought(HALINA, 1), complete)).toEqual([4, 4]);
  });

  it("show one buyer after the other, and where it is sold out", () => {
    const stocked = { ...inQueue(ME, HALINA, 2), shops: [[], [RTV, RTV], [], [], []] };
    expect(shown(stocked, bought(ME, 2), bought(HALINA, 1))).toEqual([
      ["bought", RTV, 4],
      ["bought", RTV, 4],
      ["sold_out", RTV, 4],
    ]);
  });

  it("count what a truck of the same telling brings before it is bought", () => {
    expect(shown(inQueue(ME, HALINA), truck, bought(ME, 2)).map(([kind]) => kind)).toEqual([
      "truck",
      "bought",
    ]);
  });

  it("show a card, then each pawn that it moves: whose, from where to where", () => {
    const scenes = scenesOf(told(criticised(2, 4, ME)), square(inQueue(2, ME, 3, 4)), square(), 2);
    expect(scenes.map(({ kind }) => kind)).toEqual(["card", "moved"]);
    expect(scenes[1]!.walks).toEqual([
      { owner: ME, from: { queue: RTV, place: 1 }, to: { queue: RTV, place: 3 } },
    ]);
  });

  it("show a whole queue that is turned round: everybody from the old place to the new one", () => {
    const places = [1, 2, 3].map((place) => queue("rtv_agd", place));
    const list = event("card_played", {
      seat: who(HALINA),
      card: term("card", "list"),
      kind: "list",
      shop: term("shop", "rtv_agd"),
      ...leading(places, [...places].reverse()),
    });
    const scenes = scenesOf(told(list), square(inQueue(ME, 2, 3)), square(), ME);
    const walks = scenes.slice(1).flatMap((scene) => scene.walks);
    expect(walks.map(({ owner, to }) => [owner, to?.place])).toEqual([
      [ME, 2],
      [3, 0],
    ]);
    expect(scenes[0]!.touchesMe).toBe(true);
  });

  it("show a speculator who carries his goods to the market", () => {
    const carried = event("speculator_bought", {
      goods: term("goods", "rtv_agd"),
      shop: term("shop", "rtv_agd"),
      ...leading(
        [queue("rtv_agd", 1), term("pile", "rtv_agd", 2)],
        [queue("rtv_agd", 2), term("stall", "rtv_agd")],
      ),
    });
    const before = { ...inQueue(SPECULATOR, HALINA), shops: [[], [RTV, RTV], [], [], []] };
    const [scene] = scenesOf(told(carried), square(before), square(), ME);
    expect([scene!.kind, scene!.goods, scene!.walks[0]!.owner]).toEqual(["carried", 1, SPECULATOR]);
  });

  it("show the shutter of a stocktaking, and Saturday", () => {
    expect(shown({}, stocktaking).map(([kind]) => kind)).toEqual(["card", "closed"]);
    expect(shown({}, event("saturday_came", {}))).toEqual([["notice", -1, 6]]);
  });

  it("last long enough to be followed", () => {
    const all = [truck, bought(ME, 1), criticised(1, 2, HALINA), event("day_ended", {})];
    const scenes = scenesOf(told(...all), square(inQueue(HALINA, ME)), square(), ME);
    expect(scenes.every(({ lasts }) => lasts >= SHORTEST)).toBe(true);
  });

  it("do not stumble over facts that do not fit what was seen before", () => {
    expect(() => shown({}, bought(HALINA, 9), criticised(8, 9, ME))).not.toThrow();
  });
});

describe("what touches me", () => {
  const touchedBy = (one: WireEvent, before: Partial<ReturnType<typeof square>>, seat = ME) => {
    const [scene] = scenesOf(told(one), square(before), square(), seat);
    return scene!.touchesMe;
  };

  it("is my pawn moved, or its place taken", () => {
    expect(touchedBy(criticised(1, 3, ME), inQueue(ME, 2, 3))).toBe(true);
    expect(touchedBy(criticised(1, 3, 2), inQueue(2, ME, 3))).toBe(true); // I move up
    expect(touchedBy(criticised(1, 2, 2), inQueue(2, 3, ME))).toBe(false);
  });

  it("is my shop shut", () => {
    expect(touchedBy(stocktaking, inQueue(HALINA, ME))).toBe(true);
    expect(touchedBy(stocktaking, inQueue(HALINA))).toBe(false);
  });

  it("is not what I do myself", () => {
    expect(touchedBy(criticised(1, 3, HALINA), inQueue(HALINA, 2, 3), HALINA)).toBe(false);
  });

  it("tells where my pawns stand then, also of those that only make room", () => {
    const [card, moved] = scenesOf(
      told(criticised(1, 3, 2)),
      square(inQueue(2, ME, ME, 3)),
      square(),
      ME,
    );
    const places = card!.shifts.map(({ from, to }) => [from.place, to.place]);
    expect(places).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect([card!.mood, moved!.mood]).toEqual(["good", "good"]);
  });

  it("is good, bad, or neither", () => {
    const moodBy = (one: WireEvent, before: Partial<ReturnType<typeof square>>) =>
      scenesOf(told(one), square(before), square(), ME)[0]!.mood;
    expect(moodBy(criticised(1, 3, ME), inQueue(ME, 2, 3))).toBe("bad");
    expect(moodBy(criticised(1, 3, 2), inQueue(2, ME, 3))).toBe("good");
    expect(moodBy(stocktaking, inQueue(ME))).toBe("bad");
    expect(moodBy(criticised(1, 3, 2), inQueue(2, 3, 4, ME))).toBe("mixed"); // none of mine
  });

  it("is found in the list, too, when this page did not see it happen", () => {
    expect(touches(square())(criticised(1, 3, ME), ME)).toBe(true);
    expect(touches(square())(criticised(1, 3, 2), ME)).toBe(false);
  });

  it("stands where my pawn stands, though the card named another shop", () => {
    const lucky = event("card_played", {
      seat: who(HALINA),
      card: term("card", "lucky"),
      kind: "lucky",
      shop: term("shop", "kiosk"),
      ...walk(queue("kiosk", 1), queue("rtv_agd", 2)),
    });
    const one = { ...told(lucky), lines: ["b plays lucky kiosk 1 rtv_agd"] };
    scenesOf(one, square({ queues: [[], [2, ME], [], [], [HALINA], []] }), square(), ME);
    const [hit] = hitsOf([one], ME, square());
    expect([hit!.queue, hit!.mood]).toEqual([RTV, "bad"]);
  });

  it("stays at its queue until I have acted", () => {
    const hit = { ...told(criticised(1, 3, ME)), lines: ["b plays criticise rtv_agd 1"] };
    const acted = { ...told(event("passed", { seat: who(ME) })), lines: ["a passes"] };
    expect(hitsOf([acted, hit], ME, square()).map(({ queue }) => queue)).toEqual([RTV]);
    expect(hitsOf([hit, acted], ME, square())).toEqual([]);
  });
});

describe("the list", () => {
  it("names what has been shown, up to the scene that is on stage", () => {
    const earlier = { ...told(truck), n: 6 };
    const day = told(bought(ME, 2), bought(HALINA, 1), event("completed", { seat: who(HALINA) }));
    const later = { ...told(event("day_ended", {})), n: 8 };
    const [first, second] = scenesOf(day, square(inQueue(ME, HALINA)), square(), ME);
    const past = [earlier, day, later];
    const codes = (scene: typeof first | null) =>
      seenOf(past, scene ?? null).flatMap(({ events }) => events.map(({ code }) => code));
    expect(codes(first)).toEqual(["delivery_came", "bought"]);
    expect(codes(second)).toEqual(["delivery_came", "bought", "bought"]);
    expect(codes(null)).toHaveLength(5);
  });
});
