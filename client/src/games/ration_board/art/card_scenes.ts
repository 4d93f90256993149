// Which scene stands on a release card: its own, or for a card of somebody's own box one of the
// same effect. The sheet of scenes is a part of the page: a file of its own comes when the card has
// gone again.

import sheet from "./cards.svg?raw";

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
  return `#card-${isDrawn(id) ? id : (BY_EFFECT[effect] ?? "rc26")}`;
}

const SHEET = "release_card_scenes";

/** Lays the sheet into the page, unseen, where it is not there yet. */
export function laySheet(): void {
  if (document.getElementById(SHEET)) return;
  const laid = new DOMParser().parseFromString(sheet, "image/svg+xml").documentElement;
  laid.id = SHEET;
  laid.setAttribute("width", "0");
  laid.setAttribute("height", "0");
  laid.setAttribute("aria-hidden", "true");
  laid.style.position = "absolute";
  document.body.append(document.adoptNode(laid));
}
