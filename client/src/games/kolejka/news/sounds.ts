// What the street sounds like: one quiet noise for each thing that happens.

import { sound } from "$client/kit/sound.svelte";

const SOUNDS: Record<string, () => void> = {
  queued_up: () => sound.knock(),
  recalled: () => sound.knock(),
  went_home: () => sound.knock(),
  speculators_came: () => sound.knock(),
  delivery_came: () => sound.horn(0),
  card_played: () => sound.paper(),
  drew_card: () => sound.paper(),
  bought: () => sound.stamp(),
  exchanged: () => sound.stamp(),
  day_ended: () => sound.stamp(),
  completed: () => sound.stamp(),
};

export const soundOf = (code: string): void => SOUNDS[code]?.();
