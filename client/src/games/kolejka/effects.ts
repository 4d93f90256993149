// What would change between two views: who moves, and whom the goods reach then.

import type { SquareView } from "$client/wire";
import { served } from "./square";
import { SHOP_NUMBERS } from "./parts";
import { matched } from "./people";

export type Reach = "gains" | "loses" | "same";

export interface Step {
  owner: number;
  from: number; // places count from 0
  to: number;
  shop: number; // where it stands then
  reach: Reach;
}

export interface Restocked {
  shop: number;
  by: number;
}

/** The pawn that a card moves within its queue: pawns of one owner look alike, this one is known. */
export interface Mover {
  shop: number;
  from: number;
  to: number;
}

/** Everybody whose place changes; whoever jumps the farthest stands first. */
export function steps(before: SquareView, after: SquareView, mover: Mover | null = null): Step[] {
  const found = SHOP_NUMBERS.flatMap((shop) =>
    stepsAt(before, after, shop, mover?.shop === shop ? mover : null),
  );
  return found.sort((a, b) => jump(b) - jump(a));
}

const jump = (step: Step): number => Math.abs(step.to - step.from);

/** For each new place the old one, as in `matched`, with the known pawn in its place. */
function origins(old: number[], now: number[], mover: Mover | null): number[] {
  if (!mover || old[mover.from] !== now[mover.to]) return matched(old, now);
  const rest = matched(without(old, mover.from), without(now, mover.to));
  const back = rest.map((from) => (from >= mover.from ? from + 1 : from));
  back.splice(mover.to, 0, mover.from);
  return back;
}

const without = (queue: number[], place: number): number[] =>
  queue.filter((_, other) => other !== place);

function stepsAt(before: SquareView, after: SquareView, shop: number, mover: Mover | null): Step[] {
  const old = before.queues[shop]!;
  const now = after.queues[shop]!;
  const reached = served(before, shop);
  const reaches = served(after, shop);
  return origins(old, now, mover).flatMap((from, to) => {
    const reach = reachOf(from >= 0 && from < reached, to < reaches);
    if (from < 0 || (from === to && reach === "same")) return [];
    return [{ owner: now[to]!, from, to, shop, reach }];
  });
}

function reachOf(before: boolean, after: boolean): Reach {
  if (before === after) return "same";
  return after ? "gains" : "loses";
}

export const restocked = (before: SquareView, after: SquareView): Restocked[] =>
  SHOP_NUMBERS.map((shop) => ({
    shop,
    by: after.shops[shop]!.length - before.shops[shop]!.length,
  })).filter((change) => change.by !== 0);
