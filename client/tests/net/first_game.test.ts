// Which games this browser has played: kept, and rubbish that somebody left there does no harm.

import { beforeEach, expect, test } from "vitest";
import { isFirstGame, isFirstTable, notePlayed } from "$client/net/first_game";

beforeEach(() => localStorage.clear());

test("a game is a first one until it was played", () => {
  expect(isFirstGame("peek")).toBe(true);
  notePlayed("peek", "ABC");
  notePlayed("peek", "ABC");
  expect([isFirstGame("peek"), isFirstGame("other")]).toEqual([false, true]);
  expect(localStorage.getItem("kartki.played")).toBe('["peek"]');
});

test.each(["{", "7", '{"a": 1}', "[1, null]"])("rubbish is left out of account: %s", (rubbish) => {
  localStorage.setItem("kartki.played", rubbish);
  expect(isFirstGame("peek")).toBe(true);
  notePlayed("peek", "ABC");
  expect(isFirstGame("peek")).toBe(false);
});

test("the first table stays the first one, when its page is loaded again, too", () => {
  expect([isFirstTable("peek", "ABC"), isFirstTable("peek", "XYZ")]).toEqual([true, true]);
  notePlayed("peek", "ABC");
  notePlayed("peek", "XYZ");
  expect([isFirstTable("peek", "ABC"), isFirstTable("peek", "XYZ")]).toEqual([true, false]);
});
