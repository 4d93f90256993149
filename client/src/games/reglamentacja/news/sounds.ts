// What the shop sounds like; the top hums for itself.

import { sound } from "$client/kit/sound.svelte";

const SOUNDS: Record<string, () => void> = {
  turned_up: () => sound.paper(),
  discarded: () => sound.paper(),
  drew: () => sound.paper(),
  paid_speculator: () => sound.stamp(),
  bought: () => sound.stamp(),
  speculator_took: () => sound.dice(),
  final_turn_began: () => sound.turn(),
};

export const soundOf = (code: string): void => SOUNDS[code]?.();
