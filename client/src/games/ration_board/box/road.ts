// From the view and the box to what is drawn: where a car is in words, its trip, its signs.

import { figureOf } from "$client/kit/seats/figures.svelte";
import type { CarView, RoadView } from "$client/wire";
import { CARS, PAINT } from "../art/inks";
import { goalOf, kindOf, spaceOf, type Box } from "./box";

const SIGNS: Record<string, string> = {
  wooded: "i-tree",
  stormy: "i-storm",
  short_cut: "i-cut",
  detour: "i-detour",
  ration_board: "i-board",
};

export const carOf = (seat: number): string => CARS[figureOf(seat) % CARS.length]!;
export const colourOf = (seat: number): string => PAINT[carOf(seat)]!;

/** The drawing on a space of this kind; plain road has none. */
export const signOf = (kind: string): string | undefined => SIGNS[kind];

const routeOf = (box: Box, space: string): string => spaceOf(box, space)?.route ?? "home";

/** On the way back with a ration card: on the blue route or its detour. */
export const homeward = (box: Box, car: CarView): boolean =>
  ["blue", "detour"].includes(routeOf(box, car.space));

interface Trip {
  number: number; // 1 to 5
  ration: string;
  homeward: boolean;
}

export function tripOf(box: Box, car: CarView): Trip {
  const back = homeward(box, car) || car.granted >= box.boards.length; // nothing left to fetch
  const number = Math.min(back ? car.granted : car.granted + 1, box.boards.length);
  return { number, ration: box.boards[number - 1]?.ration ?? "", homeward: back };
}

/** A stretch of the road, as people call it: the end of a Fluent id, `rb-where-wooded`. */
export function stretchOf(box: Box, car: CarView): string {
  const kind = kindOf(box, car.space);
  if (car.space === "OFF") return "finished";
  if (kind === "ration_board") return isAtGoal(box, car) ? "window" : "windows";
  if (kind === "exit" || kind === "home" || kind === "detour") return kind;
  if (kind === "wooded" || kind === "stormy") return kind;
  const route = routeOf(box, car.space);
  if (route === "detour") return "detour_road";
  const area = route === "red" ? "wooded" : "stormy";
  return `${isBefore(box, car.space, area) ? "before" : "after"}_${area}`;
}

/** At the window of this trip; who has all five cards has none. */
export function isAtGoal(box: Box, car: CarView): boolean {
  const goal = goalOf(box, car.granted);
  return goal !== undefined && spaceOf(box, car.space)?.ration === goal.ration;
}

/** Home with all five cards. */
export const isDone = (box: Box, car: CarView): boolean =>
  car.granted >= box.boards.length && (car.space === "OFF" || kindOf(box, car.space) === "home");

function isBefore(box: Box, space: string, area: string): boolean {
  const here = box.spaces.findIndex(({ id }) => id === space);
  const first = box.spaces.findIndex(({ kind }) => kind === area);
  return here < first;
}

/** The place of a car in the whole trip, 0 at Home to 1 at Home again; for the ribbon. */
export function alongOf(box: Box, space: string): { route: "red" | "blue"; tick: number } {
  const found = spaceOf(box, space);
  const ticks = ticksOf(box, found?.route === "red" ? "red" : "blue");
  if (!found || found.kind === "home" || space === "OFF") return { route: "red", tick: -1 };
  if (found.route === "detour") return { route: "blue", tick: ticks.findIndex(isDetour) + 0.5 };
  const tick = ticks.findIndex(({ id }) => id === space);
  return { route: found.route === "red" ? "red" : "blue", tick };
}

const isDetour = ({ kind }: { kind: string }): boolean => kind === "detour";

export const ticksOf = (box: Box, route: "red" | "blue"): Box["spaces"] =>
  box.spaces.filter((space) => space.route === route);

/** Whose eyes: my own car, or for spectators the one whose turn it is. */
export const eyesOf = (view: RoadView, seat: number): number => (seat >= 0 ? seat : view.turn);

/** The rule behind a space, for whoever taps it. */
const RULES: Record<string, string> = {
  wooded: "RAT-REL-1",
  stormy: "RAT-REL-1",
  short_cut: "RAT-SHC-1",
  detour: "RAT-BLU-3",
  ration_board: "RAT-APP-2",
  exit: "RAT-APP-4",
  home: "RAT-END-1",
};

export function ruleOf(box: Box, space: string): string {
  const { kind, route } = spaceOf(box, space) ?? { kind: "road", route: "red" };
  return RULES[kind] ?? (route === "red" ? "RAT-RED-2" : "RAT-BLU-1");
}
