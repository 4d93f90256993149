// With everything open: the queue cards that each player holds in a frame.

import type { ReplayFrames } from "$client/kit/replay_frames";
import type { SquareView } from "$client/wire";
import { cardName } from "../box/parts";

export interface Hand {
  seat: number;
  name: string;
  cards: string[]; // their names, as the words and the pictures have them
}

/** None of a film that shows only what one seat saw. */
export function handsAt(film: ReplayFrames, at: number): Hand[] {
  if (!film.shown.open) return [];
  return film.names.map((name, seat) => {
    const view = film.view(at, seat) as unknown as SquareView;
    return { seat, name, cards: view.hand.map(cardName) };
  });
}
