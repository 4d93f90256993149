// The next cards of the piles, where everything is shown.

import type { Coming, GameReplay } from "$client/games";
import type { ReplayFrames } from "$client/kit/replay_frames";

/** None if the frames show only what one seat saw. */
export const comingAt = (
  frames: ReplayFrames,
  at: number,
  game: Pick<GameReplay, "coming">,
): Coming[] => (frames.shown.open ? game.coming(frames, at) : []);
