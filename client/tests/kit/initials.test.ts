// What stands for a name where there is room for a letter or two.

import { expect, it } from "vitest";
import { initialsOf } from "../../src/kit/seats/initials";

it("is the first letter, or two where names begin alike, or nothing", () => {
  expect(initialsOf(["Wanda", "Lucyna", "Ösel"])).toEqual(["W", "L", "Ö"]);
  expect(initialsOf(["Marek", "Maria", "Marian", "Ewa"])).toEqual(["", "", "", "E"]);
  expect(initialsOf(["Wanda", "Witek", ""])).toEqual(["Wa", "Wi", ""]);
});
