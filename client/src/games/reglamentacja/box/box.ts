// The box as its edition tells it, with numbers in place of names where a view counts.

import { box as fetchBox } from "$client/net/api";
import { KINDS, type Category } from "./parts";

export interface ShoppingCard {
  name: string;
  category: Category;
  cost: number[]; // three kinds
  icons: number;
}

export interface Visit {
  name: string;
  doubles: Category[];
}

export interface BoxData {
  cards: ShoppingCard[];
  visits: Visit[];
  stamps: number[]; // how many of each kind
}

interface Edition {
  stamps: { id: string; count: number }[];
  cards: { id: string; category: Category; cost: string[]; icons: number }[];
  visits: { id: string; doubles: Category[] }[];
}

const kindOf = (name: string): number => KINDS.findIndex((kind) => kind === name);

export function boxOf(edition: Edition): BoxData {
  return {
    cards: edition.cards.map(({ id, category, cost, icons }) => ({
      name: id,
      category,
      cost: cost.map(kindOf),
      icons,
    })),
    visits: edition.visits.map(({ id, doubles }) => ({ name: id, doubles })),
    stamps: KINDS.map((kind) => edition.stamps.find(({ id }) => id === kind)?.count ?? 0),
  };
}

export const openBox = async (edition: string): Promise<BoxData> =>
  boxOf(await fetchBox<Edition>("reglamentacja", edition));
