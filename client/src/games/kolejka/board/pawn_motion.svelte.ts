// Whoever stands elsewhere than before walks there in small hops, from queue to queue if need be.
// The street is measured once before a change and once after it, not for each queue anew.

import { untrack } from "svelte";
import { motion } from "$client/kit/motion.svelte";

const HOP = 10; // pixels up
const FAR = 60; // pixels for one hop
const STEP = 300; // milliseconds
const APART = 40; // between one pawn and the next
const AT_ONCE = 8; // pawns that set out one after another; those behind them go with the last
const DRAWN = 8; // pictures of a hop

type Places = Partial<Record<string, DOMRect>>;

/** `changes` reads everything that may send somebody elsewhere. */
export function hopAlong(road: () => HTMLElement | undefined, changes: () => void): void {
  let before: Places | null = null;
  $effect.pre(() => {
    changes();
    before = untrack(() => (motion.moves ? placesIn(road()) : null));
  });
  $effect(() => {
    changes();
    untrack(() => walk(road(), before));
  });
}

const peopleIn = (road: HTMLElement | undefined): HTMLElement[] => [
  ...(road?.querySelectorAll<HTMLElement>("[data-person]:not([data-leaves])") ?? []),
];

export function placesIn(road: HTMLElement | undefined): Places | null {
  if (!road) return null;
  return Object.fromEntries(
    peopleIn(road).map((one) => [one.dataset.person, one.getBoundingClientRect()]),
  );
}

export function walk(road: HTMLElement | undefined, before: Places | null): void {
  if (!road || !before || !motion.moves) return;
  const drawnAt = road.getBoundingClientRect().width / road.offsetWidth || 1;
  const people = peopleIn(road);
  const places = people.map((one) => one.getBoundingClientRect());
  people.forEach((one, at) => {
    const from = before[one.dataset.person!];
    const frames = from ? hopping(from, places[at]!, drawnAt) : arriving();
    const delay = Math.min(Number(one.dataset.place), AT_ONCE) * APART;
    if (frames.length) one.animate(frames, { duration: STEP, delay, fill: "backwards" });
  });
}

/** From the old place to the new one; the farther, the more hops. */
function hopping(from: DOMRect, to: DOMRect, drawnAt: number): Keyframe[] {
  const dx = (from.left - to.left) / drawnAt;
  const dy = (from.top - to.top) / drawnAt;
  if (Math.hypot(dx, dy) < 1) return [];
  const hops = Math.max(1, Math.round(Math.hypot(dx, dy) / FAR));
  return drawn(hops, (left, up) => ({
    transform: `translate(${left * dx}px, ${left * dy - up}px)`,
  }));
}

interface Point {
  left: number;
  top: number;
}

/** In hops from one point to another, for somebody who stands at the second already. */
export function hops(from: Point, to: Point): Keyframe[] {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  const count = Math.max(1, Math.round(Math.hypot(dx, dy) / FAR));
  return drawn(count, (left, up) => ({
    transform: `translate(${left * dx}px, ${left * dy - up}px)`,
  }));
}

/** Somebody comes along the pavement. */
const arriving = (): Keyframe[] =>
  drawn(2, (left, up) => ({
    opacity: Math.min(1, (1 - left) * 3),
    transform: `translate(${left * 70}px, ${-up}px)`,
  }));

/** The pictures of so many hops; `left` is the part of the way that is still to go. */
function drawn(hops: number, picture: (left: number, up: number) => Keyframe): Keyframe[] {
  const last = hops * DRAWN;
  return Array.from({ length: last + 1 }, (_, at) => {
    const done = at / last;
    return picture(1 - done, Math.abs(Math.sin(done * Math.PI * hops)) * HOP);
  });
}
