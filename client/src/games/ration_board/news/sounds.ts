// What the road sounds like: one quiet noise for each thing that is shown.

import { motion } from "$client/kit/motion.svelte";
import { sound } from "$client/kit/sound.svelte";
import type { RoadScene } from "./scenes";

const SOUNDS: Record<string, (seat: number) => void> = {
  called: (seat) => sound.horn(seat),
  drew: () => sound.paper(),
  drove: () => sound.knock(),
};

/** Dice are heard when they are thrown, a stamp when it comes down. */
export function soundOf({ kind, at }: RoadScene): void {
  if (kind === "stamp") sound.stamp();
  else if (kind === "tumbling" || (at.dice && motion.reduced)) sound.dice();
  else SOUNDS[at.code]?.(at.seat);
}
