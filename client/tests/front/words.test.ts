// Everything that the pages around the games offer has words, in each language.

import { describe, expect, it } from "vitest";
import { LANGUAGES, loadWords } from "$client/words/language.svelte";

const OPTIONS: Record<string, string[]> = {
  stalls: ["fixed", "random"],
  saturday: ["all", "played"],
  remind: ["off", "on"],
  past_home: ["drive", "stop"],
  places: ["off", "on"],
  pace: ["beats", "live"],
  visits: ["all", "no_meal"],
};
const EDITIONS = ["standard", "rebuilt-1943", "rebuilt-1983"];
const BOTS = [
  "shopper",
  "apprentice",
  "greedy",
  "neighbour",
  "random",
  "navigator",
  "six",
  "always6",
  "trader",
  "hermit",
];
const TROUBLES = ["house-away", "house-busy", "table-unknown", "table-too_often", "code-too_many"];

describe.each(LANGUAGES)("in %s", (language) => {
  it("every value of a house rule is told", async () => {
    const speech = await loadWords(language);
    for (const [option, values] of Object.entries(OPTIONS)) {
      expect(speech.has(`lobby-option-${option}`), option).toBe(true);
      for (const value of values)
        expect(speech.has(`lobby-option-${option}-${value}`), `${option}=${value}`).toBe(true);
    }
  });

  it("editions, bots and troubles are told", async () => {
    const speech = await loadWords(language);
    const asked = [
      ...EDITIONS.map((name) => `lobby-edition-${name}`),
      ...BOTS.map((name) => `bot-${name}`),
      ...TROUBLES.map((name) => `refusal-${name}`),
    ];
    expect(asked.filter((id) => !speech.has(id))).toEqual([]);
  });

  it("no sentence lacks a fact", async () => {
    const speech = await loadWords(language);
    const facts = { free: 2, number: 2, game: "G", name: "N", time: "T", code: "C" };
    for (const id of ["lobby-phase-gathering", "lobby-share_text", "lobby-invited_by"])
      expect(speech.say(id, facts)).not.toMatch(/[{}‹›]/);
  });
});

it("Polish counts seats as Poles do", async () => {
  const speech = await loadWords("pl");
  const told = (free: number): string => speech.say("lobby-phase-gathering", { free });
  expect([1, 2, 5].map(told)).toEqual([
    "jedno wolne miejsce",
    "2 wolne miejsca",
    "5 wolnych miejsc",
  ]);
});
