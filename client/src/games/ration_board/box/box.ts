// The box as its edition tells it: the road, the five ration boards, the release cards.

import { box as fetchBox } from "$client/net/api";

export interface Space {
  id: string;
  route: string; // home, red, blue, detour
  kind: string; // road, wooded, stormy, short_cut, detour, ration_board, exit, home
  to?: string;
  ration?: string;
}

export interface Board {
  ration: string;
  white: number;
  black: (number | "doubles")[];
}

export interface ReleaseCard {
  id: string;
  effect: string;
  amount?: number;
  hold: boolean;
}

export interface Box {
  boards: Board[];
  spaces: Space[];
  cards: ReleaseCard[];
  approves: Record<string, [number, number][]>; // the falls of two dice that get a ration, the lower die first
}

const opened = new Map<string, Promise<Box>>();

/** The box of an edition; asked for once. */
export function openBox(edition: string): Promise<Box> {
  const box = opened.get(edition) ?? fetchBox<Box>("ration_board", edition);
  opened.set(edition, box);
  box.catch(() => opened.delete(edition));
  return box;
}

export const spaceOf = (box: Box, id: string): Space | undefined =>
  box.spaces.find((space) => space.id === id);

export const kindOf = (box: Box, id: string): string => spaceOf(box, id)?.kind ?? "road";

export const cardOf = (box: Box, id: string): ReleaseCard | undefined =>
  box.cards.find((card) => card.id === id);

/** The board that a car with so many ration cards drives to; after the fifth there is none. */
export const goalOf = (box: Box, granted: number): Board | undefined => box.boards[granted];
