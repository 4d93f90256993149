// The top as a turned piece of wood: its outline from the foot up, and how it is painted.

/** Units of the drawing: the foot stands at 0, up is positive, the rim is 112 wide. */
export interface Ring {
  h: number; // height over the foot, along the axis
  r: number; // radius there
}

export interface Slice {
  low: Ring;
  high: Ring;
  paint: string;
}

const WOOD = "#c98b4a";
const RED = "#b3342b";
const CREAM = "#f3e3bd";
const BLUE = "#1f5d7a";
const GREEN = "#2c6b4c";
const YELLOW = "#e2a928";

/** Painted bands from the foot up: where each ends, and radii along it at even distances. */
const BANDS: readonly { to: number; paint: string; radii: readonly number[] }[] = [
  { to: 20, paint: "#6b4426", radii: [2, 3.9, 5.8, 8.6, 11.2] }, // the iron-hard tip
  { to: 42, paint: WOOD, radii: [11.2, 15.6, 20.1, 24.4, 29.4] },
  { to: 54, paint: RED, radii: [29.4, 32.8, 36.3, 39.7, 42.8] },
  { to: 66, paint: CREAM, radii: [42.8, 45.4, 48, 50.9, 54] },
  { to: 82, paint: WOOD, radii: [54, 59, 64, 68.4, 72] },
  { to: 94, paint: BLUE, radii: [72, 75, 78.4, 82.2, 86.4] },
  { to: 104, paint: WOOD, radii: [86.4, 89.8, 93, 95.8, 98] },
  { to: 118, paint: YELLOW, radii: [98, 101, 104.4, 107.4, 109.6] },
  { to: 134, paint: "#d99c58", radii: [109.6, 111.2, 112, 111.6, 109.8] }, // the rim
  { to: 146, paint: RED, radii: [109.8, 107.4, 104.8, 101.6, 97.4] },
  { to: 154, paint: CREAM, radii: [97.4, 93.4, 89.2, 85, 80.9] },
  { to: 162, paint: WOOD, radii: [80.9, 76.6, 71.8, 66.6, 61] },
  { to: 170, paint: GREEN, radii: [61, 55.4, 50, 44.4, 38.8] },
  { to: 182, paint: WOOD, radii: [38.8, 30, 21.5, 14.5, 10] },
  { to: 232, paint: "#a96e36", radii: [10, 8.6, 8.2, 8.5, 9] }, // the stem
  { to: 250, paint: RED, radii: [9, 10.9, 12, 12.5, 12.6, 12.3, 11.5, 10, 7] }, // the knob
];

export const RIM = 126; // height of the widest ring
export const STEM = 182; // … and where the stem begins
export const TIP = 250;

function cut(): Slice[] {
  let from = 0;
  return BANDS.flatMap(({ to, paint, radii }) => {
    const step = (to - from) / (radii.length - 1);
    const start = from;
    from = to;
    return radii.slice(1).map((r, i) => ({
      low: { h: start + step * i, r: radii[i]! },
      high: { h: start + step * (i + 1), r },
      paint,
    }));
  });
}

export const SLICES: readonly Slice[] = cut();
export const BODY = SLICES.filter(({ low }) => low.h < STEM);
export const HANDLE = SLICES.filter(({ low }) => low.h >= STEM); // stem and knob

/** The radius at a height, and how fast it grows there with the height. */
export function ringAt(h: number): { r: number; slope: number } {
  const slice = SLICES.find(({ high }) => h <= high.h) ?? SLICES.at(-1)!;
  const { low, high } = slice;
  const slope = (high.r - low.r) / (high.h - low.h);
  return { r: low.r + slope * (h - low.h), slope };
}

/** Ticks painted around the body; turning smears them to streaks. */
interface Ticks {
  h: number;
  ink: string;
  width: number;
  at: readonly number[]; // radians around
}

const AROUND = 2 * Math.PI;
const unevenly = (count: number, shift: number): number[] =>
  Array.from({ length: count }, (_, i) => AROUND * ((i + 0.23 * Math.sin(3 * i + shift)) / count));

export const TICKS: readonly Ticks[] = [
  { h: 31, ink: "#fff3d6", width: 1.5, at: unevenly(3, 1) },
  { h: 49, ink: "#ffd9c8", width: 2, at: unevenly(4, 2) },
  { h: 74, ink: "#fff3d6", width: 2.5, at: unevenly(4, 3) },
  { h: 88, ink: "#bfe0ee", width: 2.5, at: unevenly(5, 4) },
  { h: 111, ink: "#fff0b8", width: 3.5, at: unevenly(6, 5) },
  { h: 126, ink: "#fff3d6", width: 3, at: unevenly(4, 6) },
  { h: 141, ink: "#ffd9c8", width: 2.5, at: unevenly(6, 7) },
  { h: 150, ink: "#c98b4a", width: 2, at: unevenly(5, 8) },
  { h: 158, ink: "#fff3d6", width: 2, at: unevenly(4, 9) },
  { h: 166, ink: "#bfe0c8", width: 2, at: unevenly(4, 10) },
];
