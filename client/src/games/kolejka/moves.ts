// How people and paper move: small hops, never a glide.

import type { AnimationConfig, FlipParams } from "svelte/animate";
import type { TransitionConfig } from "svelte/transition";
import { motion } from "$client/house/motion.svelte";

type Transition = (node: Element) => TransitionConfig;

const HOP = 10; // pixels up
const STEP = 300; // milliseconds
const APART = 40; // between one pawn and the next

/** From the old place to the new one; the farther, the more hops. `index`: one after another. */
export function hop(
  _node: Element,
  { from, to }: { from: DOMRect; to: DOMRect },
  { index = 0 }: FlipParams & { index?: number } = {},
): AnimationConfig {
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  const hops = Math.max(1, Math.round(Math.hypot(dx, dy) / 60));
  return {
    delay: motion.time(Math.min(index, 8) * APART),
    duration: motion.time(dx || dy ? STEP : 0),
    css: (t, u) => {
      const up = Math.abs(Math.sin(t * Math.PI * hops)) * HOP * (u > 0 ? 1 : 0);
      return `transform: translate(${u * dx}px, ${u * dy - up}px)`;
    },
  };
}

/** Somebody comes along the pavement. */
export const arrive: Transition = () => ({
  duration: motion.time(STEP),
  css: (t, u) => {
    const up = Math.abs(Math.sin(t * Math.PI * 2)) * HOP;
    return `opacity: ${Math.min(1, t * 3)}; transform: translate(${u * 70}px, ${-up}px)`;
  },
});

export const leave: Transition = () => ({
  duration: motion.time(160),
  css: (t, u) => `opacity: ${t}; transform: translateY(${u * 14}px)`,
});

/** Goods that ride in from the truck, one after another. */
export function unload(_node: Element, { index = 0 } = {}): TransitionConfig {
  return {
    delay: motion.time(index * 90),
    duration: motion.time(350),
    css: (t, u) => `opacity: ${Math.min(1, t * 4)}; transform: translateX(${u * 260}px)`,
  };
}

/** A rubber stamp lands. */
export const stampDown: Transition = () => ({
  duration: motion.time(120),
  css: (t) => `opacity: ${t}; scale: ${1.4 - 0.4 * t}`,
});

/** A card is turned over. */
export const turnOver: Transition = () => ({
  duration: motion.time(280),
  css: (t, u) =>
    `transform: perspective(600px) rotateY(${u * 90}deg); opacity: ${Math.min(1, t * 2)}`,
});
