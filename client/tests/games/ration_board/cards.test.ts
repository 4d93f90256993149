// Every release card has a picture of its own and a title; a card of somebody's own box gets a
// picture of its effect.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sceneOf } from "../../../src/games/ration_board/art/card_scenes";
import type { Box } from "../../../src/games/ration_board/box/box";
import { readBox } from "./box";

const { cards } = readBox() as Box;
const sheet = readFileSync("src/games/ration_board/art/cards.svg", "utf8");
const drawings = new Map(
  [...sheet.matchAll(/<symbol id="([^"]+)"[^>]*>([^]*?)<\/symbol>/g)].map((one) => [
    one[1]!,
    one[2]!.trim(),
  ]),
);
const named = (id: string, effect: string): string => sceneOf(id, effect).split("#")[1]!;

describe("the pictures on release cards", () => {
  it("are forty, one for each card, and no two alike", () => {
    const names = cards.map((card) => named(card.id, card.effect));
    expect(names).toEqual(cards.map((card) => `card-${card.id}`));
    expect(new Set(names.map((name) => drawings.get(name))).size).toBe(40);
    expect(names.filter((name) => !drawings.has(name))).toEqual([]);
  });

  it("follow the effect on a card of one's own", () => {
    const effects = [...new Set(cards.map((card) => card.effect))];
    for (const effect of effects) {
      const borrowed = named("my-card", effect).replace("card-", "");
      expect(cards.find((card) => card.id === borrowed)?.effect).toBe(effect);
    }
    expect(drawings.has(named("rc41", "something new"))).toBe(true);
  });

  it("use only parts that are there, and no letters that a language would have to translate", () => {
    const parts = new Set([...sheet.matchAll(/<g id="([^"]+)"/g)].map((one) => one[1]));
    const used = [...sheet.matchAll(/href="#([^"]+)"/g)].map((one) => one[1]);
    expect(used.filter((part) => !parts.has(part))).toEqual([]);
    expect([...parts].filter((part) => !used.includes(part))).toEqual([]);
    expect(sheet).not.toContain("<text");
    expect(sheet).not.toContain("style="); // the page allows no style in its markup
  });
});
