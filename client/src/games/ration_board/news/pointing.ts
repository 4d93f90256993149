// What a line of the log is about, to be shown on the map: spaces, windows, cars.

import type { CarView, WireEvent } from "$client/wire";
import type { Pointed } from "../board/map/seen";
import { readEvent, type TimelineEvent } from "./event_timeline";
import type { Box } from "../box/box";
import { PACK, WINDOW } from "../board/layout";
import type { Point, RoadMap } from "../board/road_map";

export function pointedIn(events: readonly WireEvent[], box: Box): Pointed {
  const told = events.map(readEvent);
  const placed = told
    .filter((event) => spaceOf(event, box) || event.ration)
    .map(({ seat }) => seat);
  const named = told.flatMap(({ seat, other }) => [seat, other]);
  const pack = told.some(({ code }) => code === "shuffled");
  return {
    ...(pack ? { pack } : {}),
    spaces: distinct(told.map((event) => spaceOf(event, box))).filter((id) => isSpace(box, id)),
    windows: distinct(told.map(({ ration }) => windowOf(ration, box))).filter(Boolean),
    seats: distinct(named).filter((seat) => seat >= 0 && !placed.includes(seat)),
  };
}

/** The space of an event; some are at a place that nobody has to name. */
function spaceOf(event: TimelineEvent, box: Box): string {
  if (event.code === "came_home") return box.spaces.find(({ kind }) => kind === "home")?.id ?? "";
  if (event.code === "waits_at_detour")
    return box.spaces.find(({ kind }) => kind === "detour")?.id ?? "";
  return event.space;
}

const windowOf = (ration: string, box: Box): string =>
  (ration && box.spaces.find((space) => space.ration === ration)?.id) || "";

const distinct = <T>(all: T[]): T[] => [...new Set(all)];

const isSpace = (box: Box, id: string): boolean => box.spaces.some((space) => space.id === id);

const middleOf = (window: string, map: RoadMap): Point => {
  const { x, y } = map.windowAt(window);
  return { x: x + WINDOW.w / 2, y: y + WINDOW.h / 2 };
};

/** The points that should be seen: where it happened, or at least whose car it was. */
export function pointsOf(
  { spaces, windows, seats, pack }: Pointed,
  cars: readonly CarView[],
  map: RoadMap,
): Point[] {
  const centres = [...spaces, ...windows].map((space) => map.centre(space));
  const beside = windows.map((window) => middleOf(window, map));
  const places = [...centres, ...beside, ...(pack ? [PACK.top] : [])];
  if (places.length) return places;
  return seats.map((seat) => map.centre(cars[seat]?.space ?? map.home));
}
