// Where things lie on the sheet, as `layout.json` says. It is the drawing's own: an edition says how
// the roads run, and may leave spaces out, add some, or lead a Short Cut elsewhere.

import layout from "./layout.json";
import type { Point } from "./map/curve";

export const BOARD = layout.board;
export const WINDOW = { w: layout.windows.w, h: layout.windows.h };

/** The pack of release cards: its corner, and where it is pointed at. */
export const PACK = { x: 370, y: 246, top: { x: 430, y: 250 } };

const pointOf = ([x, y]: number[]): Point => ({ x: x!, y: y! });
export const PLACES: ReadonlyMap<string, Point> = new Map(
  Object.entries(layout.places).map(([id, at]) => [id, pointOf(at)]),
);
const BENDS = new Map(Object.entries(layout.bends).map(([ends, at]) => [ends, pointOf(at)]));

/** What is drawn over the land so large that nobody would see a space under it. */
export const OBSTACLES = layout.obstacles.map(([x, y, radius]) => ({
  at: { x: x!, y: y! },
  radius: radius!,
}));

/** Spaces at which the road runs straight up or down. */
export const isUpright = (space: string): boolean => layout.upright.includes(space);

/** The handle of the bend that a fenced path takes; most editions have the same two. */
export const bendOf = (from: string, to: string): Point | undefined => BENDS.get(`${from} ${to}`);

/** A space stays so far away from the edge of the land. */
export const EDGE = 24;
export const LAND_END = layout.roads_end; // where the city begins

export const isOnLand = ({ x, y }: Point): boolean =>
  x >= EDGE && y >= EDGE && x <= LAND_END - EDGE && y <= BOARD.h - EDGE;

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The windows stand in a column at the edge of the city, each as near to its space as there is room. */
export function windowsFor(spaces: readonly { id: string; at: Point }[]): Map<string, Point> {
  const { x, h, apart, top, bottom } = layout.windows;
  const sorted = [...spaces].sort((a, b) => a.at.y - b.at.y);
  let lowest = top - apart;
  const windows = new Map<string, Point>();
  sorted.forEach(({ id, at }, i) => {
    const latest = bottom - h - (sorted.length - 1 - i) * apart; // room for those below
    lowest = Math.max(Math.min(at.y - h / 2, latest), lowest + apart);
    windows.set(id, { x, y: lowest });
  });
  return windows;
}
