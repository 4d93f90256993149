// What a queue card is aimed at, and where it leads: the one as the game describes its cards, the
// other as the server says.

import { describe, expect, it } from "vitest";
import { aimOf, FIELDS, landing, moveOf, walkOf } from "$client/games/kolejka/moves/aim";
import type { KolejkaMove, TermFact } from "$client/wire";
import { choice } from "../../choices";
import { leading, queue, square, walk } from "./square";

type Args = Extract<KolejkaMove, { verb: "play" }>["args"];
const play = (args: Args, leads?: ReturnType<typeof leading>) =>
  choice({ verb: "play", args } as KolejkaMove, "", leads);
const elsewhere = (kind: string): TermFact => ({ kind, name: "kiosk", number: 1 });

describe("what each card asks for", () => {
  it("is what the game says of it", () => {
    expect(FIELDS).toEqual({
      list: ["shop"],
      sir: ["pawn"],
      mother: ["pawn"],
      criticise: ["pawn"],
      lucky: ["pawn", "to"],
      error: ["shop", "goods", "to"],
      increased: ["shop"],
      counter: ["shop", "goods"],
      stocktaking: ["shop"],
      committee: [],
    });
  });
});

describe("an aim", () => {
  it("is read from a choice by the numbers of the view, -1 where there is none", () => {
    const lucky = play({ card: "lucky", shop: "groceries", place: 2, to: "kiosk" });
    expect(aimOf(lucky)).toEqual({ card: 4, shop: 0, place: 1, goods: -1, to: 4 });
    const counter = play({ card: "counter", shop: "kiosk", goods: "clothing" });
    expect(aimOf(counter)).toEqual({ card: 7, shop: 4, place: -1, goods: 3, to: -1 });
  });

  it("becomes the same move again", () => {
    const error = play({ card: "error", shop: "kiosk", goods: "clothing", to: "groceries" });
    expect(moveOf(aimOf(error), square())).toEqual({ verb: "play", args: error.args });
  });
});

describe("a pawn's way", () => {
  it.each([
    ["sir", "furniture", 3, 2],
    ["mother", "groceries", 4, 1],
  ] as const)("leads forward with %s, the ghost where it will stand", (card, shop, place, to) => {
    const found = walkOf(play({ card, shop, place }, walk(queue(shop, place), queue(shop, to))));
    const at = shop === "groceries" ? 0 : 2;
    expect(found).toEqual({
      from: { shop: at, place: place - 1 },
      to: { shop: at, place: to - 1 },
    });
    expect(landing(found!)).toEqual({ shop: at, place: to - 1 });
  });

  it("leads back with criticise: the ghost is drawn behind those who move up", () => {
    const leads = walk(queue("kiosk", 1), queue("kiosk", 3));
    const found = walkOf(play({ card: "criticise", shop: "kiosk", place: 1 }, leads));
    expect(found).toEqual({ from: { shop: 4, place: 0 }, to: { shop: 4, place: 2 } });
    expect(landing(found!)).toEqual({ shop: 4, place: 3 });
  });

  it("leads to another queue with lucky", () => {
    const leads = walk(queue("groceries", 2), queue("clothing", 4));
    const found = walkOf(
      play({ card: "lucky", shop: "groceries", place: 2, to: "clothing" }, leads),
    );
    expect(found).toEqual({ from: { shop: 0, place: 1 }, to: { shop: 3, place: 3 } });
    expect(landing(found!)).toEqual({ shop: 3, place: 3 });
  });

  it("is none where a whole queue turns round, goods go, or nothing is moved", () => {
    const turned = leading(
      [queue("kiosk", 1), queue("kiosk", 2)],
      [queue("kiosk", 2), queue("kiosk", 1)],
    );
    expect(walkOf(play({ card: "list", shop: "kiosk" }, turned))).toBeNull();
    const bought = leading(
      [queue("kiosk", 1), elsewhere("pile")],
      [elsewhere("home"), elsewhere("owned")],
    );
    expect(walkOf(play({ card: "counter", shop: "kiosk", goods: "kiosk" }, bought))).toBeNull();
    const brought = leading([elsewhere("truck")], [elsewhere("pile")]);
    expect(walkOf(play({ card: "increased", shop: "kiosk" }, brought))).toBeNull();
    expect(walkOf(play({ card: "committee" }))).toBeNull();
  });

  it("is none where the queue is only one end of it", () => {
    const home = walk(queue("kiosk", 1), elsewhere("home"));
    expect(
      walkOf(choice({ verb: "recall", args: { shop: "kiosk", place: 1 } }, "", home)),
    ).toBeNull();
    const joined = walk(elsewhere("home"), queue("kiosk", 1));
    expect(walkOf(choice({ verb: "queue", args: { shop: "kiosk" } }, "", joined))).toBeNull();
  });
});
