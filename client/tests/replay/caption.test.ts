import { describe, expect, test } from "vitest";
import { lastOf } from "$client/replay/caption";

describe("the caption of a replay", () => {
  test("holds everything where there is room", () => {
    expect(lastOf(["Ania takes a lamp.", "She wins."], 60)).toBe("Ania takes a lamp. She wins.");
  });

  test("drops what came first, never the end", () => {
    expect(lastOf(["A long beginning of it all.", "Then more.", "Ania wins."], 25)).toBe(
      "… Then more. Ania wins.",
    );
  });

  test("keeps the last sentence, however long", () => {
    expect(lastOf(["One.", "A very long sentence indeed."], 5)).toBe(
      "… A very long sentence indeed.",
    );
  });

  test("is empty where nothing was told", () => {
    expect(lastOf([], 50)).toBe("");
  });
});
