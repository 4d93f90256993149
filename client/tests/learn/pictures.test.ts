// The drawings in the texts: each is there, says what it shows, and stands in every language.
import { expect, it } from "vitest";
import { isPicture, partsOf } from "$client/learn/prose";
import { pictureOf } from "$client/learn/pictures";

const texts = import.meta.glob<string>("$words/*/history/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const drawn = import.meta.glob("$client/learn/pictures/*.svg");
const namesIn = (text: string): string[] =>
  partsOf(text).flatMap((part) => (isPicture(part) ? [part.picture] : []));

it("finds every drawing of a text, with its sentence", () => {
  for (const text of Object.values(texts)) {
    const pictures = partsOf(text).filter(isPicture);
    expect(pictures.length).toBeGreaterThan(1);
    for (const { picture, caption } of pictures) {
      expect(pictureOf(picture)).toContain(picture);
      expect(caption.map(({ text }) => text).join("").length).toBeGreaterThan(20);
    }
  }
});

it("has the same drawings in every language, and none that stands nowhere", () => {
  const shown = new Set(Object.values(texts).flatMap(namesIn));
  expect(shown.size).toBe(Object.keys(drawn).length);
  for (const game of ["kolejka", "ration_board", "reglamentacja"]) {
    const orders = Object.entries(texts)
      .filter(([path]) => path.endsWith(`/${game}.md`))
      .map(([, text]) => namesIn(text));
    expect(orders.length).toBe(3);
    for (const order of orders) expect(order).toEqual(orders[0]);
  }
});

it("says which drawing is missing", () => {
  expect(() => pictureOf("nothing")).toThrow("nothing");
});
