// A room for plays that no server keeps, a replay or a lesson: nothing can be taken back or said there,
// and nobody waits for a clock.

import { QUIET_SETTINGS, type RoomInfo } from "$client/wire";

type Given = "code" | "game" | "edition" | "options" | "pace" | "seats" | "host";

export const pretendRoom = (given: Pick<RoomInfo, Given>): RoomInfo => ({
  ...given,
  revision: 0,
  watch: "",
  public: false,
  phase: "playing",
  watching: 0,
  manners: QUIET_SETTINGS,
  commitment: "",
  asks_back: -1,
  agreed: [],
  rematch: "",
});
