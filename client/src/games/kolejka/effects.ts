// What would change between two views: who moves, and whom the goods reach then.

import type { SquareView } from "$client/wire";
import { SHOP_NUMBERS } from "./parts";
import { matched } from "./people";
import { served } from "./square";

export type Reach = "gains" | "loses" | "same";

export interface Step {
  owner: number;
  from: number; // places count from 0
  to: number;
  shop: number; // where it stands then
  came: number; // from which shop
  reach: Reach;
}

export interface Restocked {
  shop: number;
  by: number;
}

/** The pawn that a card moves: pawns of one owner look alike, but this one is known. */
export interface Mover {
  shop: number;
  from: number;
  into: number; // the shop that it goes to, often the same
  to: number;
}

/** Everybody whose place changes: first the pawn that is moved, then whoever jumps the farthest. */
export function steps(before: SquareView, after: SquareView, mover: Mover | null = null): Step[] {
  const found = SHOP_NUMBERS.flatMap((shop) => stepsAt(before, after, shop, mover));
  const first = (step: Step) => (step.to === mover?.to && step.shop === mover.into ? 1 : 0);
  return found.sort((a, b) => first(b) - first(a) || jump(b) - jump(a));
}

const jump = (step: Step): number => Math.abs(step.to - step.from);

function stepsAt(before: SquareView, after: SquareView, shop: number, mover: Mover | null): Step[] {
  const now = after.queues[shop]!;
  const arrives = mover?.into === shop ? mover.to : -1;
  return origins(before.queues[shop]!, now, shop, mover).flatMap((from, to) => {
    const came = to === arrives && mover ? mover.shop : shop;
    const reach = reachOf(from < served(before, came), to < served(after, shop));
    const same = from === to && came === shop && reach === "same";
    return from < 0 || same ? [] : [{ owner: now[to]!, from, to, shop, came, reach }];
  });
}

/** For each new place the old one, as `matched` finds it, but for the pawn that is known. */
function origins(old: number[], now: number[], shop: number, mover: Mover | null): number[] {
  const leaves = mover?.shop === shop ? mover.from : -1;
  const arrives = mover?.into === shop ? mover.to : -1;
  const rest = matched(without(old, leaves), without(now, arrives));
  const found = rest.map((from) => (leaves >= 0 && from >= leaves ? from + 1 : from));
  if (arrives >= 0) found.splice(arrives, 0, mover!.from);
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
