// What is read aloud: everything but the echoes of one's own acts.

import { expect, test } from "vitest";
import { allBut } from "$client/kit/news/echoes";

const isNews = allBut("passed", "waited");
const event = (code: string, who: number) => ({ code, facts: { seat: { who } } });

test.each([
  ["passed", 0, false],
  ["passed", 1, true],
  ["bought", 0, true],
])("%s by seat %i, heard by seat 0: %s", (code, who, heard) => {
  expect(isNews(event(code, who), 0)).toBe(heard);
});
