// How long a bot's advice stays: until the next question, or where all speak at once, until it is void.

import { describe, expect, it } from "vitest";
import { stillHolds } from "$client/kit/hint/advice";
import type { Ask, Choice } from "$client/wire";
import { choice } from "../choices";
import { offers } from "../games/reglamentacja/deal_shop";

const asks = (prompt: string, actors: number[], legal: Choice[], open = false): Ask => ({
  prompt,
  actors,
  legal,
  open,
  back: "",
});
const take = (number: number): Choice => choice({ verb: "take", args: { number } });

describe("advice", () => {
  it("is for one question", () => {
    const queue = choice({ verb: "queue", args: { shop: "kiosk" } });
    const question = asks("place", [0], [queue]);
    expect(stillHolds(queue, question, question)).toBe(true);
    expect(stillHolds(queue, question, asks("place", [0], [queue]))).toBe(false);
    expect(stillHolds(queue, question, null)).toBe(false);
  });

  it("stays while others speak, as long as its move can be made", () => {
    const question = asks("trading", [0, 1, 2], [take(1)], true);
    const later = asks("trading", [0, 1, 2], [take(1), take(2)], true);
    expect(stillHolds(take(1), question, later)).toBe(true);
    expect(stillHolds(take(1), question, asks("trading", [0, 1, 2], [take(2)], true))).toBe(false);
    const offer = choice(offers("all", { give: ["soap"], ask: ["butter"] }));
    expect(stillHolds(offer, question, later)).toBe(true);
    expect(stillHolds(offer, question, { ...later, open: false })).toBe(false);
    expect(stillHolds(take(1), question, asks("buying", [0, 1], [take(1)]))).toBe(false);
  });
});
