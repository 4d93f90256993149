// The picture of the road follows the edition: whoever corrects a road sees it on the map.

import { describe, expect, it } from "vitest";
import { RoadMap } from "$client/games/ration_board/board/road_map";
import { BOARD } from "$client/games/ration_board/board/layout";
import layout from "$client/games/ration_board/board/layout.json";
import { inDrawingOrder, park } from "$client/games/ration_board/board/map/parking";
import type { Point } from "$client/games/ration_board/board/map/curve";
import type { Box, Space } from "$client/games/ration_board/box/box";
import { readBox } from "./box";

const standard = readBox() as Box;

/** The standard edition with its road changed. */
const withRoad = (change: (spaces: Space[]) => Space[]): RoadMap =>
  new RoadMap({ ...standard, spaces: change(standard.spaces) });
const leading = (id: string, to: string): RoadMap =>
  withRoad((spaces) => spaces.map((space) => (space.id === id ? { ...space, to } : space)));
const road = (id: string, route: string): Space => ({ id, route, kind: "road" });
const inserted = (after: string, ...more: Space[]): RoadMap =>
  withRoad((spaces) =>
    spaces.flatMap((space) => (space.id === after ? [space, ...more] : [space])),
  );

const at = (map: RoadMap, id: string): string => {
  const { x, y } = map.centre(id);
  return `${x.toFixed(1)},${y.toFixed(1)}`;
};
const startsAt = (map: RoadMap, id: string) => new RegExp(`^M${at(map, id)}C`);
const endsAt = (map: RoadMap, id: string) => new RegExp(` ${at(map, id)}$`);
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function closest(map: RoadMap): number {
  const all = [...map.places.values()];
  return Math.min(...all.flatMap((a, i) => all.slice(i + 1).map((b) => distance(a, b))));
}

describe("the map of the standard edition", () => {
  const map = new RoadMap(standard);

  it("lays every space where the layout has it", () => {
    const laid = Object.fromEntries([...map.places].map(([id, { x, y }]) => [id, [x, y]]));
    expect(laid).toEqual(layout.places);
  });

  it("draws its two fenced paths as ever", () => {
    expect(map.paths.fenced).toEqual([
      "M235.0,66.0C298.3,16.7 417.3,10.0 592.0,46.0",
      "M515.0,443.0C438.3,395.7 336.3,421.3 209.0,520.0",
    ]);
  });

  it("runs red to the last board, blue from the Exit to Home, the detour from B4 to B7", () => {
    expect(map.paths.red).toMatch(startsAt(map, "HOME"));
    expect(map.paths.red).toMatch(endsAt(map, "R24"));
    expect(map.paths.blue).toMatch(startsAt(map, "EXIT"));
    expect(map.paths.blue).toMatch(endsAt(map, "HOME"));
    expect(map.paths.detour).toMatch(startsAt(map, "B4"));
    expect(map.paths.detour).toMatch(endsAt(map, "B7"));
  });

  it("sets each window beside its space", () => {
    for (const id of ["R20", "R21", "R22", "R23", "R24"])
      expect(map.windowAt(id)).toEqual({ x: 738, y: map.centre(id).y - 43 });
  });

  it("drives a car over the spaces that are told, leg by leg", () => {
    const legs = map.curve(["R12", "R13", "R18"]);
    expect(legs.map((leg) => leg[3])).toEqual([map.centre("R13"), map.centre("R18")]);
  });

  it("fans cars out along the road on which they stand", () => {
    expect(distance(map.pointAt("B7", -20), map.centre("B6"))).toBeLessThan(60);
    expect(distance(map.pointAt("D7", 20), map.centre("B7"))).toBeLessThan(50);
  });

  it("shows two cars on a space beside each other, and in front who is heard", () => {
    const car = (seat: number, space: string) => ({ seat, car: "coupe", space, mine: seat === 0 });
    for (const { id, kind } of standard.spaces) {
      const cars = [car(0, id), car(1, id)];
      const spots = park(cars, map);
      if (kind !== "home") expect(distance(spots.get(0)!, spots.get(1)!), id).toBeGreaterThan(30);
      expect(inDrawingOrder(cars, spots).at(-1)!.seat).toBe(0);
      expect(inDrawingOrder(cars, spots, 1).at(-1)!.seat).toBe(1);
    }
  });
});

describe("an edition of one's own", () => {
  it("leads a Short Cut elsewhere, and the fenced path follows", () => {
    const map = leading("R13", "R17");
    expect(map.paths.fenced[0]).toMatch(startsAt(map, "R13"));
    expect(map.paths.fenced[0]).toMatch(endsAt(map, "R17"));
    expect(map.curve(["R13", "R17"])[0]![3]).toEqual(map.centre("R17"));
  });

  it("ends the Detour Road elsewhere", () => {
    const map = leading("D7", "B16");
    expect(map.paths.detour).toMatch(endsAt(map, "B16"));
  });

  it("leaves a space out, and the road goes straight on", () => {
    const map = withRoad((spaces) => spaces.filter(({ id }) => id !== "R15"));
    expect(map.places.has("R15")).toBe(false);
    expect(map.paths.red).not.toContain("383.0,169.0");
    expect(map.runsLeft("R14")).toBe(false);
  });

  it("has no Detour at all", () => {
    const map = withRoad((spaces) =>
      spaces.flatMap(({ to, ...space }) =>
        space.route === "detour"
          ? []
          : [space.kind === "detour" ? road("B4", "blue") : { ...space, to }],
      ),
    );
    expect(map.paths.detour).toBe("");
  });

  it("adds a space, which lies between its neighbours", () => {
    const map = inserted("R2", road("R99", "red"));
    const [before, new_, after] = ["R2", "R99", "R3"].map((id) => map.centre(id));
    expect(distance(before!, new_!)).toBeLessThan(distance(before!, after!));
    expect(distance(after!, new_!)).toBeLessThan(distance(before!, after!));
    expect(map.paths.red).toContain(at(map, "R99"));
    expect(closest(map)).toBeGreaterThanOrEqual(38);
  });

  it.each([2, 5, 8])("adds %i spaces in a row, and none lies upon another", (count) => {
    const more = Array.from({ length: count }, (_, i) => road(`R${50 + i}`, "red"));
    expect(closest(inserted("R2", ...more))).toBeGreaterThanOrEqual(36);
  });

  it("gives all spaces other names, and they still find their places on the land", () => {
    const renamed = (id: string) =>
      /^[RBD]\d/.test(id) ? `X${id.charCodeAt(0)}${id.slice(1)}` : id;
    const map = withRoad((spaces) =>
      spaces.map((space) => ({
        ...space,
        id: renamed(space.id),
        ...(space.to ? { to: renamed(space.to) } : {}),
      })),
    );
    expect(map.places.size).toBe(50);
    expect(closest(map)).toBeGreaterThanOrEqual(36);
    for (const { x, y } of map.places.values()) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(x).toBeLessThan(722);
      expect(y).toBeLessThan(BOARD.h);
    }
  });

  it("keeps new spaces out from under the house and the pack", () => {
    const more = Array.from({ length: 6 }, (_, i) => road(`R${50 + i}`, "red"));
    const map = inserted("HOME", ...more);
    for (const { id } of more)
      for (const [x, y, radius] of layout.obstacles)
        expect(distance(map.centre(id), { x: x!, y: y! })).toBeGreaterThan(radius! - 12);
  });

  it("has its boards elsewhere, and the windows do not overlap", () => {
    const rations = new Map([
      ["R15", "butter"],
      ["R16", "coffee"],
      ["R17", "meat"],
      ["R19", "sugar"],
      ["R24", "gas"],
    ]);
    const map = withRoad((spaces) =>
      spaces.map(({ id, route }) => {
        const ration = rations.get(id);
        return ration ? { id, route, kind: "ration_board", ration } : road(id, route);
      }),
    );
    const tops = [...rations.keys()].map((id) => map.windowAt(id).y).sort((a, b) => a - b);
    tops.slice(1).forEach((top, i) => expect(top - tops[i]!).toBeGreaterThanOrEqual(86));
    expect(tops.at(-1)).toBeLessThanOrEqual(BOARD.h - 86);
  });
});
