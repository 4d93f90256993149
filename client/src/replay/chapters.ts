// Where one may jump to in a replay: the first frame of each day, round or turn.

import type { GameReplay } from "$client/games";
import { SPECTATOR, type ReplayFrames } from "$client/kit/replay_frames";

export interface Chapter {
  at: number; // its first frame
  number: number; // days before it; the round or turn that it is
}

export function chaptersOf(
  frames: ReplayFrames,
  { chapter }: Pick<GameReplay, "chapter">,
): Chapter[] {
  const found: Chapter[] = [];
  for (let at = 0; at < frames.length; at++) {
    const number = chapter(frames.view(at, SPECTATOR));
    if (number !== found.at(-1)?.number) found.push({ at, number });
  }
  return found;
}
