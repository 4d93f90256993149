// The table of a guided game: the learner, and the others by their names in the record.

import { pretendRoom } from "$client/kit/pretend_room";
import { myName } from "$client/net/seat_keys";
import type { RoomInfo, SeatInfo } from "$client/wire";
import type { Speech } from "$client/words/speech";
import type { Film } from "./film";

const namesIn = (film: Film, speech: Speech): string[] => [
  myName() || speech.say("lobby-default_name"),
  ...film.names.slice(1),
];

const seatOf = (name: string, seat: number): SeatInfo => ({
  name,
  bot: seat ? "guide" : "",
  stand_in: "",
  here: true,
  open: false,
  left: 0,
});

export function roomOf(film: Film, speech: Speech): RoomInfo {
  const { game, edition, options } = film;
  const seats = namesIn(film, speech).map(seatOf);
  return pretendRoom({ code: "", game, edition, options, pace: "days", seats, host: 0 });
}
