// Who is away is seen beside that player, with the time until a bot stands in, by a clock of the test's own.

import { flushSync } from "svelte";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import Away from "$client/kit/seats/Away.svelte";
import { absenceOf, FOREVER, roundly } from "$client/kit/seats/absence";
import type { RoomInfo, SeatInfo } from "$client/wire";
import { reading } from "$client/words/language.svelte";
import { TestClock } from "./test_clock";

const USUAL = { name: "Bartek", bot: "", stand_in: "", here: false, open: false, left: -1 };
const room = (bartek: Partial<SeatInfo>, phase = "playing"): RoomInfo =>
  ({
    phase,
    seats: [
      { ...USUAL, name: "Ania", here: true },
      { ...USUAL, ...bartek },
    ],
  }) as RoomInfo;
const play = (bartek: Partial<SeatInfo>, roomAt = 0, seat = 0) => ({
  room: room(bartek),
  roomAt,
  seat,
});

beforeAll(async () => {
  await reading.begin();
  await reading.choose("en");
});
afterEach(cleanup);

const seen = (): string =>
  (document.querySelector(".away > [aria-hidden]")?.textContent ?? "").replace(/\s+/g, " ").trim();
const heard = (): string => document.querySelector(".away .unseen")?.textContent ?? "";

it("counts down once a second", () => {
  const clock = new TestClock();
  render(Away, { play: play({ stands_in_after: 61_500 }), seat: 1, clock });
  expect(seen()).toBe("away bot in 1:02");
  clock.move(500);
  flushSync();
  expect(seen()).toBe("away bot in 1:01");
  clock.move(1_000);
  flushSync();
  expect(seen()).toBe("away bot in 1:00");
  clock.move(59_999);
  flushSync();
  expect(seen()).toBe("away bot in 0:01");
  clock.move(1);
  flushSync();
  expect(seen()).toBe("away bot sits down");
});

it("counts from when the room was told, and begins anew when it is told again", async () => {
  const clock = new TestClock();
  clock.move(5_000);
  const { rerender } = render(Away, {
    play: play({ stands_in_after: 30_000 }, 2_000),
    seat: 1,
    clock,
  });
  expect(seen()).toBe("away bot in 0:27");
  await rerender({ play: play({ stands_in_after: 120_000 }, 5_000), seat: 1, clock });
  expect(seen()).toBe("away bot in 2:00");
  await rerender({ play: play({ here: true }, 5_000), seat: 1, clock });
  expect(seen()).toBe("");
});

it("is read out in words that stay for a minute, and interrupts nobody", () => {
  const clock = new TestClock();
  const { container } = render(Away, { play: play({ stands_in_after: 180_000 }), seat: 1, clock });
  expect(heard()).toBe("Away. Time until a bot stands in: 3 minutes.");
  const said = new Set<string>();
  for (let second = 0; second < 59; second++) {
    clock.move(1_000);
    flushSync();
    said.add(heard());
  }
  expect([...said]).toEqual(["Away. Time until a bot stands in: 3 minutes."]);
  expect(container.querySelector("[aria-live], [role=status], [role=timer]")).toBeNull();
});

it.each([
  [{}, "away", "Away."],
  [{ stand_in: "greedy" }, "away bot plays", "Away. A bot plays meanwhile."],
  [{ here: true }, "", ""],
  [{ bot: "greedy" }, "", ""],
  [{ name: "" }, "", ""],
])("without a time it says so: %j", (bartek, shown, spoken) => {
  render(Away, { play: play(bartek), seat: 1, clock: new TestClock() });
  expect([seen(), heard()]).toEqual([shown, spoken]);
});

it("is nothing at my own seat, nor after the game", () => {
  render(Away, { play: play({}, 0, 1), seat: 1, clock: new TestClock() });
  expect(seen()).toBe("");
  expect(absenceOf(room({}, "over"), 0, 1)).toBeNull();
  expect(absenceOf(room({}), 0, 1)).toEqual({ until: FOREVER, stoodIn: false });
});

it.each([
  [1, 10],
  [10_000, 10],
  [10_001, 20],
  [60_000, 60],
  [60_001, 120],
  [7_200_000, 7_200],
  [7_200_001, 10_800],
])("%d milliseconds are %d seconds, as people say it", (milliseconds, seconds) => {
  expect(roundly(milliseconds)).toBe(seconds);
});
