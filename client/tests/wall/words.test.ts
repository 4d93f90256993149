// What the wall says: names of tables, what happened there, and winners, so many as can be read.

import { beforeAll, describe, expect, it } from "vitest";
import { loadWords, LANGUAGES } from "$client/words/language.svelte";
import type { Speech } from "$client/words/speech";
import { namesOf, tableName, told } from "$client/wall/words";

describe("the words of the wall", () => {
  let speech: Speech;
  beforeAll(async () => void (speech = await loadWords("en", "kolejka", ["class", "wall"])));

  it("name the table and everybody at it; nobody is you", () => {
    expect(tableName(speech, "kiosk")).toBe("The Kiosk");
    const event = { code: "completed", facts: { seat: { who: 0 } } };
    expect(told(speech, ["Ala", "Bartek"], event)).toContain("Ala");
  });

  it("name three winners at most", () => {
    expect(namesOf(speech, ["Ala"], 3)).toBe("Ala");
    expect(namesOf(speech, ["Ala", "Jan", "Ola"], 3)).toBe("Ala, Jan and Ola");
    expect(namesOf(speech, ["Ala", "Jan", "Ola", "Ewa"], 3)).toBe("Ala, Jan and 2 more");
  });

  it.each(LANGUAGES)("are all there in %s, for every game", async (language) => {
    for (const game of ["kolejka", "ration_board", "reglamentacja"]) {
      const words = await loadWords(language, game, ["class", "wall"]);
      for (const kind of ["bargain", "queue", "patience", "generosity"])
        for (const number of [1, 2, 5])
          expect(words.say(`honour-${kind}`, { number })).not.toMatch(/[‹{]/);
      expect(words.say("wall-score")).not.toMatch(/‹/);
    }
  });

  it("are not loaded by other pages", async () => {
    const others = await loadWords("en", "kolejka");
    for (const message of ["wall-score", "wall-paused", "honour-queue", "class-table_kiosk"])
      expect(others.has(message)).toBe(false);
  });
});
