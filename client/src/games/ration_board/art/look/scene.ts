// Scenes to look at: `?scene=start`, `?scene=crowd`; without one, the scene of the guide.

import { CENTRES } from "../../places";
import { CARS } from "../inks";
import type { Board, Car, Space } from "../seen";

const WOODED = /^R([4-9]|10|11)$/;
const STORMY = /^B([89]|1[0-5])$/;
const KINDS: Record<string, string> = {
  HOME: "home",
  EXIT: "exit",
  R13: "short_cut",
  B6: "short_cut",
  B4: "detour",
};

function kindOf(name: string): string {
  if (/^R2[0-4]$/.test(name)) return "ration_board";
  if (WOODED.test(name)) return "wooded";
  return STORMY.test(name) ? "stormy" : (KINDS[name] ?? "road");
}

export const spaces: Space[] = [...CENTRES.keys()].map((name) => ({ name, kind: kindOf(name) }));

const board = (space: string, ration: string, white: number, ...black: Board["black"]): Board => {
  return { space, ration, white, black };
};

export const boards = [
  board("R20", "butter", 5, "doubles"),
  board("R21", "coffee", 6, 3, 11),
  board("R22", "meat", 7, 11),
  board("R23", "sugar", 8, 2, 12),
  board("R24", "gas", 9, 4),
];

export const carsAt = (...places: string[]): Car[] =>
  places.map((space, seat) => {
    return { seat, car: CARS[seat]!, space, mine: seat === 0 };
  });

export const words = {
  map: "Road map",
  woods: "the Woods",
  suburbs: "the Suburbs",
  storm: "Storm ahead",
  detour_road: "Detour Road",
  exit: "Exit",
  home: "Home",
  release: "Release",
  cards: "39 cards",
  poster_1: "SPARE",
  poster_2: "your",
  poster_3: "TIRES",
  butter: "Butter",
  coffee: "Coffee",
  meat: "Meat",
  sugar: "Sugar",
  gas: "Gas",
};
