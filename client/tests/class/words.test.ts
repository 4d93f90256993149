// A class speaks every language, and asks three questions after every game.

import { describe, expect, it } from "vitest";
import { QUESTIONS } from "$client/class/questions";
import { GAMES } from "$client/games";
import { LANGUAGES, loadWords } from "$client/words/language.svelte";

describe.each(LANGUAGES)("in %s", (language) => {
  it("the first page does without the words of a class", async () => {
    const speech = await loadWords(language);
    expect(speech.has("class-open")).toBe(false);
    expect(speech.has("class-table_kiosk")).toBe(false);
    expect(speech.has("lobby-class")).toBe(true);
  });

  it("every game has its three questions", async () => {
    const speech = await loadWords(language, "", ["class"]);
    for (const { name } of GAMES)
      for (const number of QUESTIONS)
        expect(speech.has(`lesson-question${number}_${name}`), `${name} ${number}`).toBe(true);
    expect(speech.has("class-table_kiosk")).toBe(true);
  });
});
