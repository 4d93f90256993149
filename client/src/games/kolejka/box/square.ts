// From the view to what is drawn: nothing here decides what is allowed.

import type { SquareView } from "$client/wire";
import { deliveryGoods, deliveryShop, ITEMS, MARKET, SHOP_NUMBERS, SHOPS } from "./parts";

/** What each shopping list asks for, by shop; the box of the edition says it. */
export type Lists = number[][];

export interface BoxData {
  lists: Record<string, number | string>[];
  tables: { players: number; per_day: number }[];
}

export const listsOf = (box: BoxData): Lists =>
  box.lists.map((list) => SHOPS.map((shop) => Number(list[shop] ?? 0)));

interface Good {
  kind: number;
  picture: number; // 0 to 11
  key: string; // stays the same while it lies there
}

/** The goods in a window. Which picture a good has is fun of ours, but it keeps it. */
export function goodsIn(view: SquareView, shop: number): Good[] {
  const pile = view.shops[shop]!;
  const own = pile.filter((kind) => kind === shop).length;
  const seen = new Map<number, number>();
  return pile.map((kind) => {
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    // counted from the truck, so that what was bought first leaves the others as they were
    const number = kind === shop ? view.trucks[shop]! + own - 1 - before : 7 + shop + before;
    const picture = number % 12;
    return { kind, picture, key: `${kind}-${number}-${kind === shop}` };
  });
}

export const itemOf = (kind: number, picture: number): string => ITEMS[kind]?.[picture] ?? "bread";

/** How many of a queue the goods will do for; a closed shop serves nobody. */
export function served(view: SquareView, shop: number): number {
  if (shop === MARKET || view.closed[shop]) return 0;
  return Math.min(view.shops[shop]!.length, view.queues[shop]!.length);
}

/** Does the line between enough and too little stand within this queue? */
export function hasCut(view: SquareView, shop: number): boolean {
  const enough = served(view, shop);
  return enough > 0 && enough < view.queues[shop]!.length;
}

export interface Wish {
  shop: number;
  wanted: number;
  owned: number; // of the wanted ones
}

export function wishes(view: SquareView, lists: Lists, seat: number): Wish[] {
  const list = lists[view.lists[seat] ?? -1];
  if (!list) return [];
  return SHOP_NUMBERS.filter((shop) => list[shop]).map((shop) => {
    const wanted = list[shop]!;
    return { shop, wanted, owned: Math.min(wanted, view.goods[seat]![shop]!) };
  });
}

/** The shops whose goods this player still wants. */
export const lacking = (view: SquareView, lists: Lists, seat: number): number[] =>
  wishes(view, lists, seat)
    .filter((wish) => wish.owned < wish.wanted)
    .map((wish) => wish.shop);

/** Who is asked now, also where the turn does not go round the table; -1: nobody. */
export function acting(view: SquareView, actors: number[] | undefined): number {
  if (view.reason) return -1;
  return actors?.[0] ?? -1;
}

/** The phase as people count it, 1 to 6; 0 before the first day. */
export const phaseNumber = (view: SquareView): number => Math.min(view.phase, 6);

/** What today's delivery cards have announced for a shop. */
export function broughtToday(view: SquareView, shop: number): number {
  const here = view.today.filter((card) => deliveryShop(card) === shop);
  return here.reduce((sum, card) => sum + deliveryGoods(card), 0);
}

export const pileSize = (view: SquareView, seat: number): number =>
  (view.piles[seat] ?? []).reduce((sum, layer) => sum + layer.size, 0);

const FRIEND_SHOWS = 2; // cards from the top; what lies deeper could only be known by counting

/** Delivery cards that a friend has shown, from the top; null: known to others only. */
export function shownToMe(view: SquareView): (number | null)[] {
  if (view.deck.length < 2) return [];
  const upper = view.deck.slice(0, FRIEND_SHOWS);
  const tops = upper.filter((layer) => layer.size === 1).map((layer) => layer.cards?.[0]);
  return tops.some((card) => card !== undefined) ? tops.map((card) => card ?? null) : [];
}

export const kindsIn = (pile: number[]): number[] => [...new Set(pile)].sort((a, b) => a - b);
