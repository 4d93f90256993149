// The roads of an edition on the sheet: where its spaces lie, how the roads run between them.

import type { Box, Space } from "../box/box";
import { bendOf, distance, isOnLand, isUpright, windowsFor } from "./layout";
import { BULGES, placed } from "./placing";
import { bend, drawn, legsThrough, lengthOf, onLeg, straight, turned } from "./map/curve";
import type { Leg, Point } from "./map/curve";

export type { Leg, Point } from "./map/curve";

const FREE = 34; // a fenced path keeps so far away from spaces that it passes

export class RoadMap {
  readonly home: string;
  readonly places: ReadonlyMap<string, Point>;
  /** The roads as the `d` of SVG paths. */
  readonly paths: { red: string; blue: string; detour: string; toExit: string; fenced: string[] };
  private readonly windows: ReadonlyMap<string, Point>;
  private readonly legs = new Map<string, Leg>();
  private readonly ahead = new Map<string, string>();
  private readonly behind = new Map<string, string>();

  constructor(box: Box) {
    const { home, exit, red, blue, detour } = roadsOf(box);
    this.home = home;
    const out = [home, ...red];
    const back = [exit, ...blue, home];
    this.places = placed([[...out, exit], back, detour], home, exit);
    this.windows = windowsFor(
      box.spaces.flatMap(({ id, ration }) => (ration ? [{ id, at: this.centre(id) }] : [])),
    );
    this.paths = {
      red: this.lay(out),
      blue: this.lay(back),
      detour: this.lay(detour),
      toExit: this.join(out.at(-1)!, exit, straight(this.centre(out.at(-1)!), this.centre(exit))),
      fenced: box.spaces
        .filter(({ kind }) => kind === "short_cut")
        .map(({ id, to }) => this.join(id, to!, this.fenced(id, to!))),
    };
    this.follow([...out, ...back]);
    this.follow(detour.slice(1)); // from the Detour itself, the main road goes on
    if (detour[1]) this.behind.set(detour[1], detour[0]!);
  }

  centre(space: string): Point {
    return this.places.get(space) ?? this.places.get(this.home)!;
  }

  /** The upper left corner of the window that belongs to a space. */
  windowAt(space: string): Point {
    return this.windows.get(space) ?? this.centre(space);
  }

  /** The curve that a car drives along over these spaces, a leg from each to the next. */
  curve(way: readonly string[]): Leg[] {
    return way.slice(1).map((space, i) => this.leg(way[i]!, space));
  }

  /** The point that lies `along` pixels further on the road than a space (or before it). */
  pointAt(space: string, along = 0): Point {
    const other = along < 0 ? this.behind.get(space) : this.ahead.get(space);
    if (along === 0 || !this.places.has(space) || !other) return this.centre(space);
    const leg = this.leg(space, other);
    return onLeg(leg, Math.min(Math.abs(along) / lengthOf(leg), 1));
  }

  /** Does the road run to the left here? Then cars that stand on it look that way. */
  runsLeft(space: string): boolean {
    const ahead = this.ahead.get(space);
    return ahead !== undefined && this.centre(ahead).x < this.centre(space).x - 8;
  }

  private leg(from: string, to: string): Leg {
    return this.legs.get(`${from} ${to}`) ?? straight(this.centre(from), this.centre(to));
  }

  private lay(road: string[]): string {
    const upright = road.flatMap((space, i) => (isUpright(space) ? [i] : []));
    const laid = legsThrough(
      road.map((space) => this.centre(space)),
      upright,
    );
    laid.forEach((leg, i) => this.join(road[i]!, road[i + 1]!, leg));
    return drawn(laid);
  }

  private join(from: string, to: string, leg: Leg): string {
    this.legs.set(`${from} ${to}`, leg);
    this.legs.set(`${to} ${from}`, turned(leg));
    return drawn([leg]);
  }

  private follow(road: string[]): void {
    road.slice(1).forEach((space, i) => {
      this.ahead.set(road[i]!, space);
      if (!this.behind.has(space) && space !== this.home) this.behind.set(space, road[i]!);
    });
  }

  /** One wide bend, past the spaces that the path cuts off. */
  private fenced(from: string, to: string): Leg {
    const [start, end] = [this.centre(from), this.centre(to)];
    const known = bendOf(from, to);
    if (known) return bend(start, known, end);
    const others = [...this.places].flatMap(([id, at]) => (id === from || id === to ? [] : [at]));
    return freest(start, end, others);
  }
}

/** The roads in the order in which they are driven; the Detour Road with the spaces at its ends. */
function roadsOf(box: Box): Record<"red" | "blue" | "detour", string[]> & Ends {
  const on = (route: string): Space[] => box.spaces.filter((space) => space.route === route);
  const ids = (spaces: Space[]): string[] => spaces.map(({ id }) => id);
  const [exit, ...blue] = ids(on("blue"));
  const crossing = box.spaces.find(({ kind }) => kind === "detour");
  const detour = on("detour");
  const last = detour.at(-1)?.to;
  return {
    home: ids(on("home"))[0] ?? "",
    exit: exit ?? "",
    red: ids(on("red")),
    blue,
    detour: crossing && last ? [crossing.id, ...ids(detour), last] : [],
  };
}

interface Ends {
  home: string;
  exit: string;
}

/** The bend that keeps away from all these points, as flat as possible. */
function freest(start: Point, end: Point, others: Point[]): Leg {
  const far = distance(start, end) || 1;
  const side = { x: -(end.y - start.y) / far, y: (end.x - start.x) / far };
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  let best = straight(start, end);
  let most = -Infinity;
  for (const bulge of BULGES.slice(1)) {
    const leg = bend(
      start,
      { x: middle.x + side.x * bulge * 2, y: middle.y + side.y * bulge * 2 },
      end,
    );
    const room = roomAround(leg, others);
    if (room >= FREE) return leg;
    if (room > most) [best, most] = [leg, room];
  }
  return best;
}

function roomAround(leg: Leg, others: Point[]): number {
  const points = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((part) => onLeg(leg, part / 10));
  const off = points.some((point) => !isOnLand(point));
  return (
    Math.min(...points.flatMap((point) => others.map((other) => distance(point, other)))) -
    (off ? 1e3 : 0)
  );
}

const maps = new WeakMap<Box, RoadMap>();

/** The map of a box; laid out once. */
export function mapOf(box: Box): RoadMap {
  const map = maps.get(box) ?? new RoadMap(box);
  maps.set(box, map);
  return map;
}
