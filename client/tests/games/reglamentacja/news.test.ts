// "Since your last move" in Reglamentacja: what is listed, what touches me, where it points, in which words.

import { beforeAll, describe, expect, it } from "vitest";
import { SPECULATOR } from "$client/games/reglamentacja/box/parts";
import { DEEDS, isListed, lastDeed } from "$client/games/reglamentacja/news/news";
import { pointedOut } from "$client/games/reglamentacja/news/pointing";
import { sentencesIn, severalOf } from "$client/games/reglamentacja/news/sentences";
import { touchesIn } from "$client/games/reglamentacja/news/touched";
import { LANGUAGES, loadWords } from "$client/words/language.svelte";
import type { Speech } from "$client/words/speech";
import { bought, card, event, offered, stamps, told, took, who } from "./told";

const NAMES = ["Ania", "Bartek", "Celina"];
const [ME, BARTEK, CELINA] = [0, 1, 2];
const drew = (seat: number) => event("drew_something", { seat: who(seat) });
const dealt = (seat: number, taker: number) =>
  event("dealt", { seat: who(seat), taker: who(taker), number: 4 });
const declined = (seat: number, number: number) => event("declined", { seat: who(seat), number });
const gone = (seat: number, why: string, number = 4) =>
  event("offer_gone", { seat: who(seat), number, why });

describe("the list", () => {
  it("leaves out my own draws alone", () => {
    const events = [drew(ME), drew(BARTEK), bought(ME, "buffet"), dealt(ME, BARTEK)];
    const own = event("drew", { seat: who(ME), stamp: card("soap") });
    expect([...events, own].map((one) => isListed(one, ME))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});

describe("what touches me", () => {
  const past = [told(1, offered(4, ME, BARTEK)), told(2, offered(5, BARTEK, CELINA))];
  const touches = touchesIn(past);
  it.each([
    ["an offer to me", offered(6, BARTEK, ME), true],
    ["an offer to all", offered(6, BARTEK, -1), false],
    ["an offer between others", offered(6, BARTEK, CELINA), false],
    ["mine is taken", dealt(ME, BARTEK), true],
    ["a deal of others", dealt(BARTEK, CELINA), false],
    ["a no to mine", declined(BARTEK, 4), true],
    ["a no to another’s", declined(CELINA, 5), false],
    ["mine is off", gone(ME, "cannot_keep"), true],
    ["I took mine back", gone(ME, "withdrawn"), false],
    ["my place is wanted", event("called", { seat: who(CELINA), whom: who(ME) }), true],
    ["a raid", took(3, "buffet"), false],
  ])("%s: %#", (_, one, expected) => {
    expect(touches(one, ME)).toBe(expected);
  });

  it("is nothing for who has no seat", () => {
    expect(touches(offered(6, BARTEK, ME), -1)).toBe(false);
  });
});

describe("a line points at its place", () => {
  it("a person, a card, a slip, the top, the stamps", () => {
    expect(pointedOut([bought(BARTEK, "buffet")])).toMatchObject({
      people: [BARTEK],
      cards: ["buffet"],
    });
    expect(pointedOut([took(3, "buffet")]).people).toEqual([SPECULATOR]);
    expect(pointedOut([declined(CELINA, 5)])).toMatchObject({ people: [CELINA], offers: [5] });
    expect(pointedOut([event("top_fell")]).top).toBe(true);
    expect(pointedOut([event("reshuffled", { number: 9 })])).toMatchObject({
      piles: true,
      offers: [],
    });
  });

  it("at nothing, where nothing is pointed at", () => {
    const nowhere = { people: [], cards: [], offers: [], top: false, piles: false };
    expect(pointedOut([])).toEqual(nowhere);
  });
});

describe("the last deed", () => {
  it("is each player’s own, and both sides’ of a deal", () => {
    const past = [told(1, bought(ME, "buffet")), told(2, dealt(BARTEK, CELINA)), told(3, drew(ME))];
    const deeds = [ME, BARTEK, CELINA].map((seat) => lastDeed(past, seat)?.code);
    expect(deeds).toEqual(["bought", "dealt", "dealt"]);
    expect(lastDeed([], ME)).toBeNull();
  });

  it("has words in every language", async () => {
    for (const language of LANGUAGES) {
      const speech = (await loadWords(language, "reglamentacja")).at(NAMES, ME);
      const without = [...DEEDS].filter((deed) => !speech.has(`reg-stage-did_${deed}`));
      expect(without).toEqual([]);
    }
  });
});

describe("offers in words", () => {
  let english: Speech;
  beforeAll(async () => {
    english = (await loadWords("en", "reglamentacja")).at(NAMES, ME);
  });
  const past = [told(1, offered(4, ME, BARTEK)), told(2, offered(5, BARTEK, -1))];
  const say = (one: Parameters<ReturnType<typeof sentencesIn>>[1]) =>
    sentencesIn(past)(english, one);

  it.each([
    [offered(4, ME, BARTEK), "You offer Bartek: butter for sugar."],
    [offered(5, BARTEK, -1), "Bartek offers everyone: butter for sugar."],
    [declined(BARTEK, 4), "Bartek says no to your offer: butter for sugar."],
    [declined(CELINA, 5), "Celina says no to Bartek’s offer: butter for sugar."],
    [gone(BARTEK, "withdrawn", 5), "Bartek takes an offer back: butter for sugar."],
    [declined(CELINA, 77), "Celina says no to #77."],
  ])("%# %s", (one, sentence) => {
    expect(say(one)).toBe(sentence);
  });

  it("say whose place it is", () => {
    const { code, facts } = offered(6, BARTEK, ME);
    const wants = event(code, { ...facts, ask: stamps("place") });
    const gives = event(code, {
      ...facts,
      number: 7,
      to: who(CELINA),
      give: stamps("soap", "place"),
    });
    const both = sentencesIn([told(3, wants, gives)]);
    expect(both(english, wants)).toBe("Bartek offers you: butter for your place in the queue.");
    expect(both(english, gives)).toBe(
      "Bartek offers Celina: soap and Bartek’s place in the queue for sugar.",
    );
  });

  it("a deal without its number, and several draws as one", () => {
    const facts = { ...dealt(BARTEK, ME).facts, gave: stamps("soap"), paid: stamps("meat") };
    const deal = event("dealt", { ...facts, stamps: "both", place: "no" });
    expect(say(deal)).toBe("Deal! You give meat and get soap from Bartek.");
    expect(severalOf(english, drew(BARTEK), 3)).toBe("Bartek draws 3 stamps.");
    expect(severalOf(english, event("kept_quiet", { seat: who(BARTEK) }), 2)).toBeNull();
  });

  it("everything else as the log has it", () => {
    expect(say(event("kept_quiet", { seat: who(BARTEK) }))).toBe("Bartek says nothing.");
  });
});
