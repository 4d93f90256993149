// "Since your last move": everything in order, nothing cut, my own draws left out.

import { expect, it } from "vitest";
import { entriesOf, linesOf, sinceMyAct } from "../../src/kit/since/since";
import type { WireEvent } from "../../src/wire";

const event = (code: string, seat: number): WireEvent => ({ code, facts: { seat: { who: seat } } });
const told = (n: number, line: string, ...events: WireEvent[]) => ({ n, lines: [line], events });

const past = [
  told(1, "a queues kiosk", event("queued_up", 0)),
  told(2, "b queues kiosk", event("queued_up", 1)),
  told(3, "a passes", event("passed", 0), event("bought", 1), event("drew_card", 0)),
  told(4, "* b draws ?", event("drew_something", 1)),
  told(5, "b plays criticise kiosk 1", event("card_played", 1)),
];
const isNews = ({ code }: WireEvent): boolean => code !== "drew_card";
const touches = ({ code }: WireEvent): boolean => code === "card_played";

it("begins with my last act, for it may have set off much more", () => {
  expect(sinceMyAct(past, 0).map(({ n }) => n)).toEqual([3, 4, 5]);
});

it("begins with the first telling while I have not acted", () => {
  expect(sinceMyAct(past, 2).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
});

it("does not take what chance deals to me for an act of mine", () => {
  expect(sinceMyAct([...past, told(6, "* a draws ?")], 0)[0]!.n).toBe(3);
});

it("has every event in order, the newest last, and marks what touches me", () => {
  const found = entriesOf(past, 0, isNews, touches);
  expect(found.map(({ n, event, touches }) => [n, event.code, touches])).toEqual([
    [3, "passed", false],
    [3, "bought", false],
    [4, "drew_something", false],
    [5, "card_played", true],
  ]);
});

it("gives each line a key of its own", () => {
  const keys = entriesOf(past, 2, () => true, touches).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

it("cuts nothing, however much has happened", () => {
  const many = Array.from({ length: 300 }, (_, n) => told(n, "b waits", event("waited", 1)));
  expect(entriesOf(many, 0, isNews, touches)).toHaveLength(300);
});

it("says once, and how often, what happened several times in a row", () => {
  const drawn = [1, 2, 3].map((n) => told(n, "* b draws ?", event("drew_something", 1)));
  const entries = entriesOf(
    [...drawn, told(4, "b passes", event("passed", 1))],
    0,
    isNews,
    touches,
  );
  const lines = linesOf(entries, ({ code }) => code);
  expect(lines.map(({ n, text, same }) => [n, text, same.map((one) => one.n)])).toEqual([
    [1, "drew_something", [2, 3]],
    [4, "passed", []],
  ]);
});

it("says once what happened to each in turn, round after round, in one telling", () => {
  const round = [1, 2].map((seat) => event("drew_something", seat));
  const events = [...round, ...round, event("passed", 1), event("drew_something", 1)];
  const entries = entriesOf([told(1, "b passes", ...events)], 0, isNews, touches);
  const lines = linesOf(entries, ({ code, facts }) => `${JSON.stringify(facts.seat)} ${code}`);
  expect(lines.map(({ event: { code }, same }) => [code, same.length + 1])).toEqual([
    ["drew_something", 2],
    ["drew_something", 2],
    ["passed", 1],
    ["drew_something", 1],
  ]);
});
