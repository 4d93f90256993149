// How good a flick was: 0 to 100.

/** Where the finger was, and when. */
export interface Touch {
  x: number; // CSS pixels: about as large on every screen as fingers are
  time: number; // milliseconds
}

/*
 * The measure: how fast the finger moved sideways in its last 80 milliseconds on the knob. Only
 * sideways counts, because only that turns it, and only the end counts, because that is when the
 * knob leaves the fingers: a long swing that slows down before letting go is a limp one.
 * 3,000 pixels a second, a hard quick flick of thumb or mouse, is 100; 90 and less is nothing;
 * it grows evenly in between, so that under 530 or so (15) the flick is hopeless.
 */
const WINDOW = 80; // milliseconds before letting go
const LIMP = 90; // pixels a second
const HARD = 3_000;
const LEAST_WAY = 24; // pixels: less is a tap, not a flick

/** -1: it was no flick; the knob was only touched, or put back. */
export function qualityOf(touches: readonly Touch[], released: number): number {
  const first = touches[0];
  const last = touches.at(-1);
  if (!first || !last || Math.abs(last.x - first.x) < LEAST_WAY) return -1;
  const pace = paceOf(touches, released);
  if (pace <= LIMP) return -1;
  return Math.max(1, Math.min(100, Math.round((100 * (pace - LIMP)) / (HARD - LIMP))));
}

/** Pixels a second at the end; `released` counts, so that resting before letting go is slow. */
function paceOf(touches: readonly Touch[], released: number): number {
  const last = touches.at(-1);
  if (!last) return 0;
  const late = touches.filter(({ time }) => time >= released - WINDOW);
  const from = touches[touches.indexOf(late[0] ?? last) - 1] ?? late[0] ?? last;
  const time = Math.max(8, released - from.time);
  return (1_000 * Math.abs(last.x - from.x)) / time;
}

const SWING = 1_800; // milliseconds for a swing of the needle there and back

/** For keys and switches: a needle goes from 0 to 100 and back; letting go takes what it shows. */
export function needleAt(time: number): number {
  const part = (time % SWING) / SWING;
  return Math.round(100 * (1 - Math.abs(1 - 2 * part)));
}

/** In a word. */
export function gradeOf(quality: number): "hopeless" | "weak" | "fair" | "good" | "superb" {
  if (quality < 15) return "hopeless";
  if (quality < 40) return "weak";
  if (quality < 70) return "fair";
  return quality < 90 ? "good" : "superb";
}
