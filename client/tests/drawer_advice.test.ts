// How long a bot's advice stays: until the next question, or where all speak at once, until it is void.

import { describe, expect, it } from "vitest";
import { stillHolds } from "$client/table/drawer/advice";
import type { Ask } from "$client/wire";

const asks = (prompt: string, actors: number[], moves: string[], open = false): Ask => ({
  prompt,
  actors,
  legal: moves.map((move) => ({ move, do: "", key: [] })),
  open,
  back: "",
});

describe("advice", () => {
  it("is for one question", () => {
    const question = asks("place", [0], ["queues kiosk"]);
    expect(stillHolds("queues kiosk", question, question)).toBe(true);
    expect(stillHolds("queues kiosk", question, asks("place", [0], ["queues kiosk"]))).toBe(false);
    expect(stillHolds("queues kiosk", question, null)).toBe(false);
  });

  it("stays while others speak, as long as its move can be made", () => {
    const question = asks("trading", [0, 1, 2], ["takes #1"], true);
    const later = asks("trading", [0, 1, 2], ["takes #1", "takes #2"], true);
    expect(stillHolds("takes #1", question, later)).toBe(true);
    expect(stillHolds("takes #1", question, asks("trading", [0, 1, 2], ["takes #2"], true))).toBe(
      false,
    );
    expect(stillHolds("offers all soap for butter", question, later)).toBe(true);
    expect(stillHolds("takes #1", question, asks("buying", [0, 1], ["takes #1"]))).toBe(false);
  });
});
