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
  points: number[]; // of every card, for whoever expects it
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
  points: Record<string, number[]>; // by visit: as the rules count each card (REG-SCO-1)
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
    visits: edition.visits.map(({ id, doubles }) => ({
      name: id,
      doubles,
      points: edition.points[id] ?? [],
    })),
    stamps: KINDS.map((kind) => edition.stamps.find(({ id }) => id === kind)?.count ?? 0),
  };
}

/** What a card of the box counts for a visit; as printed where nobody is expected. */
export const pointsOf = (box: BoxData, card: number, visit: number): number =>
  box.visits[visit]?.points[card] ?? box.cards[card]!.icons;

/** Does it count for more than is printed on it? Then it is marked. */
// eslint-disable-next-line no-restricted-syntax -- both numbers are told; nothing is counted
export const isRaised = (card: ShoppingCard, points: number): boolean => points > card.icons;

export const openBox = async (edition: string): Promise<BoxData> =>
  boxOf(await fetchBox<Edition>("reglamentacja", edition));
