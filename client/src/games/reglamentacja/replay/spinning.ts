// How long the top of a live table has been spinning in a frame. A film has no clock: the frames of
// a spin share evenly in the time that half of all tops with this flick stay up.

import { life } from "../board/top/physics";
import { postureOf } from "../board/top/scene";
import { NO_SPIN } from "$client/kit/play";
import type { ShopView } from "$client/wire";
import { SPECTATOR, type ReplayFrames } from "$client/kit/replay_frames";

const USUAL = 0.76; // of a life: docs/top.md, the median fall

/** In milliseconds. */
export function spunAt(film: ReplayFrames, at: number): number {
  if (!spins(film, at)) return NO_SPIN;
  let first = at;
  let last = at;
  while (spins(film, first - 1)) first -= 1;
  while (spins(film, last + 1)) last += 1;
  const share = (at - first) / (last - first + 1);
  return Math.round(share * USUAL * life(shop(film, at).quality));
}

const shop = (film: ReplayFrames, at: number): ShopView =>
  film.view(at, SPECTATOR) as unknown as ShopView;

function spins(film: ReplayFrames, at: number): boolean {
  if (at < 0 || at >= film.length) return false;
  const view = shop(film, at);
  return view.live && postureOf(view) === "spins";
}
