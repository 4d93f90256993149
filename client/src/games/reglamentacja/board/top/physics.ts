// The top's physics, published in docs/top.md: what everybody sees of it follows from the flick
// and the time since, and from nothing else. Whole milliseconds in, thousandths out.

export const TRIES = 3; // REG-ALC-2: the third stands
const FULL = 1_000; // the whole of speed and of wobble
const SHORTEST = 1_000; // milliseconds: every spin lasts a moment
const LONGEST = 60_000; // the life of a perfect flick

const clamp = (quality: number): number => Math.max(0, Math.min(Math.round(quality), 100));

/** How long this flick could last at the very best. */
export function life(quality: number): number {
  const q = clamp(quality);
  return SHORTEST + Math.floor(((LONGEST - SHORTEST) * q * q) / 10_000);
}

/** 1,000 is the fastest that anybody flicks, 0 lies still. */
export function speed(quality: number, time: number): number {
  return Math.floor((FULL * Math.max(life(quality) - time, 0)) / LONGEST);
}

/** 0 stands upright, 1,000 touches the table; it grows late and then quickly. */
export function wobble(quality: number, time: number): number {
  const gone = Math.floor((FULL * Math.min(time, life(quality))) / life(quality));
  return Math.floor((gone * gone * gone) / (FULL * FULL));
}

/**
 * The same two without rounding, so that nothing moves in steps: how fast it turns, and how much
 * of its life is gone, which is the cube root of the wobble. Neither gets to its very end: the
 * last seconds all look alike, and give no moment away.
 */
export interface Vigour {
  e: number; // 1: the fastest flick … FLOOR
  gone: number; // 0: just flicked … 1 - FLOOR
}

export const FLOOR = 0.08;
const seconds = (quality: number): number => life(quality) / 1_000;

export function vigour(quality: number, time: number): Vigour {
  const e = Math.max(life(quality) - time, 0) / LONGEST;
  return { e: Math.max(FLOOR, e), gone: Math.min(1 - FLOOR, time / life(quality)) };
}

/** What has turned and swayed since the flick, in radians: the integrals of its speeds. */
export interface Phases {
  turned: number; // about its axis
  sway: number; // of the axis, around the upright
  nod: number; // the little shiver on top of it
}

// The speeds by the energy, radians a second.
export const turning = (e: number): number => 2 * Math.PI * (2 + 13 * e);
export const swaying = (e: number): number => 1.1 / (0.15 + e); // a slow top sways quickly
export const nodding = (e: number): number => 2 * Math.PI * (2 + 6 * e);

/** Their integrals in closed form, so that every screen draws the same at the same moment. */
export function phases(quality: number, time: number): Phases {
  const at = Math.max(0, time) / 1_000;
  const slow = Math.max(0, seconds(quality) - 60 * FLOOR); // from here on it is at the floor
  const falling = Math.min(at, slow);
  const rest = at - falling;
  const first = seconds(quality) / 60;
  const last = first - falling / 60;
  const energy = falling * first - (falling * falling) / 120 + FLOOR * rest;
  const slowness = 60 * Math.log((0.15 + first) / (0.15 + last)) + rest / (0.15 + FLOOR);
  return {
    turned: 2 * Math.PI * (2 * at + 13 * energy),
    sway: 1.1 * slowness,
    nod: 2 * Math.PI * (2 * at + 6 * energy),
  };
}
