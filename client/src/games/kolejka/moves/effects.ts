// What would change between two views: who moves, and whom the goods reach then.

import type { SquareView } from "$client/wire";
import type { Walk } from "./aim";
import { SHOP_NUMBERS } from "../box/parts";
import { matched } from "../board/people";
import { served } from "../box/square";

type Reach = "gains" | "loses" | "same";

export interface Step {
  owner: number;
  from: number; // places count from 0
  to: number;
  shop: number; // where it stands then
  came: number; // from which shop
  reach: Reach;
}

interface Restocked {
  shop: number;
  by: number;
}

/** Everybody whose place changes: first the pawn that is moved, then whoever jumps the farthest. */
export function steps(before: SquareView, after: SquareView, walk: Walk | null = null): Step[] {
  const found = SHOP_NUMBERS.flatMap((shop) => stepsAt(before, after, shop, walk));
  const first = (step: Step) => (step.to === walk?.to.place && step.shop === walk.to.shop ? 1 : 0);
  return found.sort((a, b) => first(b) - first(a) || jump(b) - jump(a));
}

const jump = (step: Step): number => Math.abs(step.to - step.from);

function stepsAt(before: SquareView, after: SquareView, shop: number, walk: Walk | null): Step[] {
  const now = after.queues[shop]!;
  const arrives = walk?.to.shop === shop ? walk.to.place : -1;
  return origins(before.queues[shop]!, now, shop, walk).flatMap((from, to) => {
    const came = to === arrives && walk ? walk.from.shop : shop;
    const reach = reachOf(from < served(before, came), to < served(after, shop));
    const same = from === to && came === shop && reach === "same";
    return from < 0 || same ? [] : [{ owner: now[to]!, from, to, shop, came, reach }];
  });
}

/** For each new place the old one, as `matched` finds it: pawns of one owner look alike, but the
 *  pawn that a card moves is known. */
function origins(old: number[], now: number[], shop: number, walk: Walk | null): number[] {
  const leaves = walk?.from.shop === shop ? walk.from.place : -1;
  const arrives = walk?.to.shop === shop ? walk.to.place : -1;
  const rest = matched(without(old, leaves), without(now, arrives));
  const found = rest.map((from) => (leaves >= 0 && from >= leaves ? from + 1 : from));
  if (arrives >= 0) found.splice(arrives, 0, walk!.from.place);
  return found;
}

const without = (queue: number[], place: number): number[] =>
  queue.filter((_, other) => other !== place);

function reachOf(before: boolean, after: boolean): Reach {
  if (before === after) return "same";
  return after ? "gains" : "loses";
}

export const restocked = (before: SquareView, after: SquareView): Restocked[] =>
  SHOP_NUMBERS.map((shop) => ({
    shop,
    by: after.shops[shop]!.length - before.shops[shop]!.length,
  })).filter((change) => change.by !== 0);
