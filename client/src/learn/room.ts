// The table of a guided game: the learner, and the others by their names in the record.

import { myName } from "$client/house/keys";
import type { RoomInfo, SeatInfo } from "$client/wire";
import type { Speech } from "$client/words/speech";
import type { Film } from "./film";

const MANNERS = {
  undo: false,
  chat: false,
  hints: false,
  bot_delay: 0,
  decision_seconds: 0,
  seat_seconds: 0,
  gone_seconds: 0,
};

export const namesIn = (film: Film, speech: Speech): string[] => [
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
  return {
    revision: 0,
    code: "",
    watch: "",
    game: film.game,
    edition: film.edition,
    options: film.options,
    pace: "days",
    public: false,
    phase: "playing",
    seats: namesIn(film, speech).map(seatOf),
    host: 0,
    watching: 0,
    manners: MANNERS,
    commitment: "",
    asks_back: -1,
    agreed: [],
    rematch: "",
  };
}
