// Where the fifty spaces lie on the board of 900 by 748, and how the roads run between them.
// Names are those of the box: HOME, R1 to R24, EXIT, B1 to B17, D1 to D7.

import { bend, drawn, legsThrough, lengthOf, onLeg, straight, turned } from "./art/curve";
import type { Leg, Point } from "./art/curve";

export type { Leg, Point } from "./art/curve";

export const BOARD = { x: 0, y: 0, w: 900, h: 748 };

const RED_CENTRES = `
  73,524 128,454 72,385 89,300 176,316 247,372 317,319 279,243
  191,227 106,198 82,120 145,62 235,66 315,108 383,169 466,149
  510,73 592,46 672,83 700,168 700,260 700,352 700,444 700,536`;
const BLUE_CENTRES = `
  661,693 590,683 557,621 578,552 573,484 515,443 441,441 374,466
  388,536 423,600 427,666 364,702 293,686 282,621 268,551 209,520
  147,559`;
const DETOUR_CENTRES = `
  633,555 640,494 636,433 613,376 565,340 504,345 458,382`;

const listed = (letter: string, centres: string): [string, Point][] =>
  centres
    .trim()
    .split(/\s+/)
    .map((pair, i) => {
      const [x, y] = pair.split(",").map(Number);
      return [`${letter}${i + 1}`, { x: x!, y: y! }];
    });

/** The centre of every space. */
export const CENTRES: ReadonlyMap<string, Point> = new Map([
  ["HOME", { x: 96, y: 612 }],
  ...listed("R", RED_CENTRES),
  ["EXIT", { x: 700, y: 632 }],
  ...listed("B", BLUE_CENTRES),
  ...listed("D", DETOUR_CENTRES),
]);

export const centreOf = (space: string): Point => CENTRES.get(space) ?? CENTRES.get("HOME")!;

/** The windows of the ration boards stand beside the road, each before its space. */
export const WINDOW = { w: 156, h: 86 };
export const windowAt = (space: string): Point => ({ x: 738, y: centreOf(space).y - WINDOW.h / 2 });

const spacesOf = (letter: string): string[] =>
  [...CENTRES.keys()].filter((name) => new RegExp(`^${letter}\\d`).test(name));

export const RED = ["HOME", ...spacesOf("R")];
export const BLUE = ["EXIT", ...spacesOf("B"), "HOME"];
export const DETOUR = ["B4", ...spacesOf("D"), "B7"];

/** The fenced paths: from their Short Cut, by one wide bend, to the space they lead to. */
export const FENCED: Record<string, { to: string; handle: Point }> = {
  R13: { to: "R18", handle: { x: 330, y: -8 } },
  B6: { to: "B16", handle: { x: 400, y: 372 } },
};

const legs = new Map<string, Leg>();

function lay(road: string[], upright: string[] = []): string {
  const centres = road.map(centreOf);
  const laid = legsThrough(
    centres,
    upright.map((space) => road.indexOf(space)),
  );
  laid.forEach((leg, i) => keep(road[i]!, road[i + 1]!, leg));
  return drawn(laid);
}

function keep(from: string, to: string, leg: Leg): string {
  legs.set(`${from} ${to}`, leg);
  legs.set(`${to} ${from}`, turned(leg));
  return drawn([leg]);
}

/** The roads as the `d` of SVG paths. */
export const ROADS = {
  red: lay(RED, ["R20", "R21", "R22", "R23", "R24"]),
  blue: lay(BLUE),
  detour: lay(DETOUR),
  toExit: keep("R24", "EXIT", straight(centreOf("R24"), centreOf("EXIT"))),
  fenced: Object.fromEntries(
    Object.entries(FENCED).map(([from, { to, handle }]) => {
      return [from, keep(from, to, bend(centreOf(from), handle, centreOf(to)))];
    }),
  ) as Record<string, string>,
};

const ROUND = [...RED, ...BLUE]; // the whole trip, from Home to Home

/** The next space for a car; one that stood on the Detour drives along the Detour Road. */
function next(space: string, leaving: boolean): string {
  const detour = DETOUR.indexOf(space);
  if (detour > 0 || (detour === 0 && leaving)) return DETOUR[detour + 1] ?? after(space);
  return after(space);
}

const after = (space: string): string => ROUND[ROUND.indexOf(space) + 1]!;

const before = (space: string): string | undefined =>
  space.startsWith("D") ? DETOUR[DETOUR.indexOf(space) - 1] : ROUND[ROUND.indexOf(space) - 1];

function onwards(from: string, to: string): string[] {
  const way = [from];
  while (way.at(-1) !== to && way.length <= CENTRES.size)
    way.push(next(way.at(-1)!, way.length === 1));
  return way;
}

function backwards(from: string, to: string): string[] {
  const way = [from];
  for (let at = before(from); at && way.at(-1) !== to; at = before(at)) way.push(at);
  return way;
}

/** The spaces a car touches on its way: by a fenced path, back, or onwards. */
export function wayBetween(from: string, to: string): string[] {
  if (from === to || FENCED[from]?.to === to) return [from, to];
  if (to.startsWith("D") && !DETOUR.slice(0, -1).includes(from))
    return [...onwards(from, "B4"), ...onwards("B4", to).slice(1)];
  const ways = [onwards(from, to), backwards(from, to)].filter((way) => way.at(-1) === to);
  ways.sort((a, b) => a.length - b.length);
  return ways[0] ?? [from, to];
}

const legBetween = (from: string, to: string): Leg =>
  legs.get(`${from} ${to}`) ?? straight(centreOf(from), centreOf(to));

/** The curve that a car drives along, a leg from space to space. */
export function pathBetween(from: string, to: string): Leg[] {
  const way = wayBetween(from, to);
  return way.slice(1).map((space, i) => legBetween(way[i]!, space));
}

/** The point that lies `along` pixels further on the road than a space (or before it). */
export function pointAt(space: string, along = 0): Point {
  const other = along < 0 ? before(space) : next(space, false);
  if (along === 0 || !CENTRES.has(space) || !other) return centreOf(space);
  const leg = legBetween(space, other);
  return onLeg(leg, Math.min(Math.abs(along) / lengthOf(leg), 1));
}

/** Does the road run to the left here? Then cars that stand on it look that way. */
export function runsLeft(space: string): boolean {
  const [here, ahead] = [centreOf(space), centreOf(next(space, false))];
  return ahead.x < here.x - 8;
}
