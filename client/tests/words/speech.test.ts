// The sentences here and on the server are the same ones. speech.py wrote the server's.

import { describe, expect, test } from "vitest";
import { LANGUAGES, loadWords } from "$client/words/language.svelte";
import type { Facts } from "$client/words/speech";
import kept from "./speech.json";

interface Message {
  game: string;
  code: string;
  facts: Facts;
  reader: number | null;
  said: Record<string, string>;
}
const messages = kept.messages as unknown as Message[];

describe.each([...LANGUAGES])("in %s", (language) => {
  test.each(["", "kolejka", "ration_board", "reglamentacja"])(
    "every sentence of «%s»",
    async (game) => {
      const words = await loadWords(language, game);
      for (const { code, facts, reader, said } of messages.filter((one) => one.game === game)) {
        const speech = words.at(kept.names, reader);
        const told = code.includes(".")
          ? speech.refusal({ code, facts, rule: "" })
          : speech.event({ code, facts });
        expect(told, `${game} ${code}`).toBe(said[language]);
      }
    },
  );
});

test("there is enough to compare", () => {
  expect(new Set(messages.map((one) => one.game + one.code)).size).toBeGreaterThan(60);
});

test("a sentence that no file knows stands for itself", async () => {
  const words = await loadWords("en");
  expect(words.say("no-such-sentence")).toBe("‹no-such-sentence›");
  expect(words.term({ kind: "space", name: "X7", number: 0 })).toBe("X7");
});

test("words that an edition brings along come first", async () => {
  const words = (await loadWords("en", "ration_board")).at(["Ania"], 0, {
    "card-rc99": "Drive on.",
  });
  expect(words.term({ kind: "card", name: "rc99", number: 0 })).toBe("Drive on.");
  expect(words.has("card-rc99")).toBe(true);
});

test("every phrase and every word of the drawer is there in every language", async () => {
  const { PHRASES } = await import("$client/table/drawer/phrases");
  for (const language of LANGUAGES) {
    const words = await loadWords(language);
    for (const phrase of PHRASES) expect(words.has(`phrase-${phrase}`)).toBe(true);
  }
});
