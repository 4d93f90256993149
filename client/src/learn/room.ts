// The table of a guided game: the learner, and the others by their names in the record.

import { pretendRoom } from "$client/kit/pretend_room";
import { myName } from "$client/net/seat_keys";
import type { RoomInfo, SeatInfo } from "$client/wire";
import type { Speech } from "$client/words/speech";
import type { RecordFrames } from "./record_frames";

const namesIn = (replay: RecordFrames, speech: Speech): string[] => [
  myName() || speech.say("lobby-default_name"),
  ...replay.names.slice(1),
];

const seatOf = (name: string, seat: number): SeatInfo => ({
  name,
  bot: seat ? "guide" : "",
  stand_in: "",
  here: true,
  open: false,
  left: 0,
});

export function roomOf(replay: RecordFrames, speech: Speech): RoomInfo {
  const { game, edition, options } = replay;
  const seats = namesIn(replay, speech).map(seatOf);
  return pretendRoom({ code: "", game, edition, options, pace: "days", seats, host: 0 });
}
