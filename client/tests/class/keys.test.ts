// The classes of this browser: keys that survive a reload, a second tab and a second device.

import { beforeEach, expect, it } from "vitest";
import {
  classOf,
  forgetClass,
  keyInLink,
  keyToJoin,
  myClasses,
  rememberClass,
  teacherPath,
} from "$client/net/class_keys";
import { newKey } from "$client/net/seat_keys";
import { inShort, RUBBISH } from "../kept/rubbish";

const KEY = "k".repeat(43);

beforeEach(() => localStorage.clear());

it("joins with the same key in every tab and at every attempt", () => {
  const key = keyToJoin("K7MPQX", "kolejka");
  expect(keyToJoin("K7MPQX", "kolejka")).toBe(key);
  expect(keyToJoin("AAAAAA", "kolejka")).not.toBe(key);
  expect(classOf("K7MPQX")).toMatchObject({ key, teacher: false, game: "kolejka" });
});

it("never takes the teacher's role away by joining", () => {
  rememberClass("K7MPQX", "kolejka", KEY, true);
  expect(keyToJoin("K7MPQX", "kolejka")).toBe(KEY);
  expect(classOf("K7MPQX")?.teacher).toBe(true);
});

it("has the last opened class first, and forgets one", () => {
  rememberClass("AAAAAA", "kolejka", KEY, true);
  rememberClass("BBBBBB", "ration_board", KEY, false);
  rememberClass("AAAAAA", "kolejka", KEY, true);
  expect(myClasses().map(({ code }) => code)).toEqual(["AAAAAA", "BBBBBB"]);
  forgetClass("AAAAAA");
  expect(myClasses().map(({ code }) => code)).toEqual(["BBBBBB"]);
});

it("carries the teacher's key behind the #, which no server is told", () => {
  const key = newKey();
  const link = new URL(teacherPath("K7MPQX", key), "http://house");
  expect(link.pathname + link.search).toBe("/class/K7MPQX");
  expect(keyInLink(link.hash)).toBe(key);
  for (const odd of ["", "#", "#key=", "#key=short", `#key=${key}!`, `#other=${key}`])
    expect(keyInLink(odd)).toBe("");
});

it.each(RUBBISH.map((one) => [inShort(one), one]))("is not broken by %s", (_, rubbish) => {
  localStorage.setItem("kartki.classes", rubbish);
  expect(Array.isArray(myClasses())).toBe(true);
  rememberClass("K7MPQX", "kolejka", KEY, true);
  expect(classOf("K7MPQX")?.key).toBe(KEY);
});
