// How long each event on the road is shown, in milliseconds at normal pace.

import { SHORTEST } from "$client/kit/stage/scene";
import type { TimelineEvent } from "./event_timeline";

const LASTS: Record<string, number> = {
  called: 750,
  rolled: 800,
  rolled_off: 700,
  tied_for_start: 700,
  starts: 900,
  fell_short: 1_300,
  drew: 2_800, // a card of somebody else's
  kept: 900,
  traded: 1_500,
  shared_ride: 1_500,
  missed_turn: 1_500,
  won_extra_turn: 1_300,
  turns_cancelled: 1_500,
  waits_at_detour: 1_300,
  forgot_to_call: 1_500,
  applied: 800,
  shuffled: 700,
  approved: 1_600,
  turned_down: 1_300,
  won: 1_200,
  finished: 1_200,
  time_was_up: 1_500,
};

/** Where a reason is told, there is more to read. */
const REASONS: Record<string, number> = {
  ration_second_chance: 2_400,
  skip_next_area: 1_500,
  full_roll_on_red: 1_500,
  behind: 1_500,
  nobody_ahead: 2_000,
  nobody_behind: 2_000,
};

/** My own bad luck: why nothing happens now is read under the dice. */
const MINE: Record<string, number> = { fell_short: 2_200, turned_down: 2_200 };

export const TUMBLE = 700; // dice, before they lie still
const A_SPACE = 130;
const LONGEST = 2_400; // nobody wants to watch a car drive round half the map
const A_LOOK = 300; // at where the car has arrived

/** How long a car is on its way over so many spaces. */
export const drivingTime = (spaces: number): number => Math.min(spaces * A_SPACE, LONGEST);

/** Until the car has arrived. */
export function driveLasts({ moves }: TimelineEvent): number {
  const longest = Math.max(3, ...moves.map(({ way }) => way.length - 1));
  return drivingTime(longest) + A_LOOK;
}

export function lastsOf(event: TimelineEvent, mine = false): number {
  const lasts = (mine ? MINE[event.code] : undefined) ?? LASTS[event.code];
  if (lasts !== undefined) return lasts;
  const driving = event.moves.length ? driveLasts(event) : SHORTEST;
  return Math.max(driving, REASONS[event.why] ?? 0);
}

/** What nobody may miss, however far behind the screen is. */
const MATTERS = new Set(["drew", "approved"]);
const HURRIES = 3; // tellings that wait: from here on everything goes faster
const FASTER = 0.35;

/** Who falls behind hurries, but never so that a card could not be seen. */
export function hurried(code: string, lasts: number, waiting: number): number {
  if (waiting < HURRIES || !Number.isFinite(lasts)) return lasts;
  return MATTERS.has(code) ? Math.max(SHORTEST, lasts * FASTER) : lasts * FASTER;
}
