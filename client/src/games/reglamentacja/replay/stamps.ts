// With everything open: the stamps that each player holds in a frame, and who is expected.

import type { ReplayFrames } from "$client/kit/replay_frames";
import type { ShopView } from "$client/wire";

export interface Stamps {
  seat: number;
  name: string;
  held: number[]; // how many of each kind
  visit: number; // by its number in the box; -1: none was dealt yet
}

/** None of a film that shows only what one seat saw. */
export function stampsAt(film: ReplayFrames, at: number): Stamps[] {
  if (!film.shown.open) return [];
  return film.names.map((name, seat) => {
    const { hand, visit } = film.view(at, seat) as unknown as ShopView;
    return { seat, name, held: hand, visit };
  });
}
