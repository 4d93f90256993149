// How paper and goods move, and how people go; how they walk is told in hops.svelte.ts.

import type { TransitionConfig } from "svelte/transition";
import { motion } from "$client/kit/motion.svelte";

type Transition = (node: Element) => TransitionConfig;

/** Somebody goes home, and nobody waits for it; who only went to another queue walks there. */
export function leave(node: Element): () => TransitionConfig {
  if (motion.moves) stepOut(node as HTMLElement);
  return () => ({
    duration: motion.time(isElsewhere(node as HTMLElement) ? 0 : 160),
    css: (t, u) => `opacity: ${t}; transform: translateY(${u * 14}px)`,
  });
}

function stepOut(node: HTMLElement): void {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = node;
  node.dataset.leaves = "";
  Object.assign(node.style, {
    position: "absolute",
    left: `${offsetLeft}px`,
    top: `${offsetTop}px`,
    width: `${offsetWidth}px`,
    height: `${offsetHeight}px`,
  });
}

const isElsewhere = ({ dataset }: HTMLElement): boolean =>
  document.querySelector(`[data-person="${dataset.person}"]:not([data-leaves])`) !== null;

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
