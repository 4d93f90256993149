// Who leads on the wall: by what lies open, as the view tells it, in every game.

import { describe, expect, it } from "vitest";
import { GAMES, gameOf, type WallScore } from "$client/games";
import { inOrder, shownPlace } from "$client/kit/standing";
import { readBox } from "../games/ration_board/box";
import { car, VIEW } from "../games/ration_board/laid";
import { shop } from "../games/reglamentacja/view";
import { square } from "../games/kolejka/square";

const standing = async (game: string, view: object, box: unknown = null): Promise<string> => {
  const { default: wall } = await gameOf(game)!.wall();
  return wall.standing(view, box).map(told).join(" ");
};
const told = ({ seat, number, leads }: WallScore): string =>
  `${"abcdefgh"[seat]}${number}${leads ? "!" : ""}`;

describe("who leads", () => {
  it("is told of every game", async () => {
    for (const game of GAMES) {
      const { default: wall } = await game.wall();
      expect(wall.look).not.toBe("");
    }
  });

  it("is in Kolejka whoever lacks the fewest goods", async () => {
    expect(await standing("kolejka", square({ missing: [4, 2, 7, 2] }))).toBe("b2! d2! a4 c7");
  });

  it("is in Ration Board whoever has the most ration cards, then whoever is further on the trip", async () => {
    const cars = [car("R2", 1), car("B3", 2), car("R20", 1), car("HOME", 2)];
    expect(await standing("ration_board", { ...VIEW, cars }, readBox())).toBe("d2! b2 c1 a1");
    const alike = [car("R2", 1), car("R2", 1)];
    expect(await standing("ration_board", { ...VIEW, cars: alike }, readBox())).toBe("a1! b1!");
  });

  it("is in Reglamentacja whoever has the most cards, whatever they are worth", async () => {
    const [dear, cheap] = [[4], [-1, -1]];
    expect(await standing("reglamentacja", shop({ bought: [dear, cheap, []] }))).toBe("b2! a1 c0");
  });

  it("is nobody where nobody sits", () => {
    expect(inOrder([])).toEqual([]);
  });
});

describe("the place that is shown at the end", () => {
  it("is in Kolejka the winner's alone, because its book ranks nobody else (KOL-END-1)", async () => {
    const { result } = (await gameOf("kolejka")!.beside()).default;
    expect([1, 2, 3].map((place) => shownPlace(place, result))).toEqual([1, 0, 0]);
  });

  it("is in the other games everybody's", async () => {
    for (const game of ["ration_board", "reglamentacja"]) {
      const { result } = (await gameOf(game)!.beside()).default;
      expect([1, 2, 3].map((place) => shownPlace(place, result))).toEqual([1, 2, 3]);
    }
  });
});
