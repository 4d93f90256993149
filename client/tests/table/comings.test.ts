// Who goes and comes at a table, as it is read out.

import { expect, test } from "vitest";
import { Presence } from "$client/table/presence";
import type { RoomInfo, SeatInfo } from "$client/wire";

const seat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  ...{ name, bot: "", stand_in: "", here: true, open: false, left: -1 },
  ...more,
});
const room = (bartek: Partial<SeatInfo> = {}, phase = "playing"): RoomInfo =>
  ({ phase, seats: [seat("Ania"), seat("Bartek", bartek)] }) as RoomInfo;

function told(...rooms: RoomInfo[]): string[] {
  const comings = new Presence();
  return rooms.flatMap((one) =>
    comings.see("open", one, 0).map(({ message, name }) => `${message} ${name}`),
  );
}

test("going away and coming back are told once", () => {
  const away = { here: false };
  expect(told(room(), room(away), room(away), room())).toEqual([
    "announce-away Bartek",
    "announce-here Bartek",
  ]);
});

test("what was so before is not told, and a bot that stands in is told by the game", () => {
  const gone = { here: false };
  expect(told(room(gone), room({ ...gone, stand_in: "clerk" }))).toEqual([]);
});

test("after the game people may go without a word", () => {
  expect(told(room(), room({ here: false }, "over"))).toEqual([]);
});

test("my own line is told when it is back", () => {
  const comings = new Presence();
  comings.see("open", room(), 0);
  expect(comings.see("lost", room(), 0)).toEqual([]);
  expect(comings.see("open", room(), 0)).toEqual([{ message: "announce-connected", name: "" }]);
});

test("… with the time until a bot stands in, where there is one", () => {
  const comings = new Presence();
  comings.see("open", room(), 0);
  const away = room({ here: false, stands_in_after: 118_000 });
  expect(comings.see("open", away, 0)).toEqual([
    { message: "announce-away_until", name: "Bartek", until: 118_000 },
  ]);
});
