// What a line of the log is about, to be shown on the map: spaces, windows, cars.

import type { CarView, WireEvent } from "$client/wire";
import type { Pointed } from "./art/seen";
import { beatOf, type Beat } from "./beats";
import type { Box } from "./box";
import { CENTRES, centreOf, WINDOW, windowAt, type Point } from "./places";

export function pointedIn(events: readonly WireEvent[], box: Box): Pointed {
  const beats = events.map(beatOf);
  const placed = beats.filter((beat) => spaceOf(beat, box) || beat.ration).map(({ seat }) => seat);
  const named = beats.flatMap(({ seat, other }) => [seat, other]);
  return {
    spaces: distinct(beats.map((beat) => spaceOf(beat, box))).filter((name) => CENTRES.has(name)),
    windows: distinct(beats.map(({ ration }) => windowOf(ration, box))).filter(Boolean),
    seats: distinct(named).filter((seat) => seat >= 0 && !placed.includes(seat)),
  };
}

/** The space of a beat; some are at a place that nobody has to name. */
function spaceOf(beat: Beat, box: Box): string {
  if (beat.code === "came_home") return "HOME";
  if (beat.code === "waits_at_detour")
    return box.spaces.find(({ kind }) => kind === "detour")?.id ?? "";
  return beat.space;
}

const windowOf = (ration: string, box: Box): string =>
  (ration && box.spaces.find((space) => space.ration === ration)?.id) || "";

const distinct = <T>(all: T[]): T[] => [...new Set(all)];

const middleOf = (window: string): Point => {
  const { x, y } = windowAt(window);
  return { x: x + WINDOW.w / 2, y: y + WINDOW.h / 2 };
};

/** The points that should be seen: where it happened, or at least whose car it was. */
export function pointsOf({ spaces, windows, seats }: Pointed, cars: readonly CarView[]): Point[] {
  const places = [...[...spaces, ...windows].map(centreOf), ...windows.map(middleOf)];
  return places.length ? places : seats.map((seat) => centreOf(cars[seat]?.space ?? "HOME"));
}
