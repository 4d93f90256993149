// Which scene stands on a release card: its own, or for a card of somebody's own box one of the
// same effect.

import sprite from "./cards.svg?url";

const DRAWN = 40; // rc01 to rc40

const BY_EFFECT: Record<string, string> = {
  forward: "rc05",
  back: "rc12",
  to_clear_behind: "rc21",
  to_clear_ahead: "rc26",
  to_clear_ahead_and_miss_turn: "rc22",
  to_clear_ahead_and_extra_turn: "rc28",
  miss_turn: "rc29",
  ration_second_chance: "rc32",
  skip_next_area: "rc35",
  full_roll_on_red: "rc37",
  go_home: "rc38",
  swap_with_leader: "rc39",
  share_ride: "rc40",
};

const isDrawn = (id: string): boolean => /^rc\d\d$/.test(id) && Number(id.slice(2)) <= DRAWN;

export function sceneOf(id: string, effect: string): string {
  return `${sprite}#card-${isDrawn(id) ? id : (BY_EFFECT[effect] ?? "rc26")}`;
}
