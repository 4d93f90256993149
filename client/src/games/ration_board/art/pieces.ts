// How a drawing of the sprite is put on the map. On an HTML page: <svg><use href={drawing("horn")} /></svg>.

import sprite from "./pieces.svg?url";
import type { Standing } from "../board/map/land";

export const drawing = (piece: string): string => `${sprite}#${piece}`;

type Frame = readonly [left: number, top: number, width: number, height: number];

// The frames (viewBox) of drawings that have a foot or a middle at 0,0.
const FRAMES: Record<string, Frame> = {
  "tree-pine": [-20, -44, 40, 50],
  "tree-spruce": [-20, -54, 40, 60],
  "tree-oak": [-20, -44, 40, 50],
  "suburb-1": [-24, -42, 52, 50],
  "suburb-2": [-30, -42, 62, 50],
  "suburb-3": [-24, -52, 50, 60],
  barn: [-46, -58, 92, 64],
  cow: [-18, -20, 36, 24],
  haystack: [-16, -18, 32, 22],
  cabbage: [-7, -8, 14, 11],
  mailbox: [-10, -24, 20, 27],
  barrier: [-22, -24, 44, 28],
  signpost: [-40, -22, 80, 44],
  "cloud-1": [-80, -50, 140, 72],
  "cloud-2": [-64, -36, 128, 56],
  bolt: [-16, -2, 30, 56],
  house: [-70, -92, 140, 144],
};

interface Placed {
  href: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A drawing whose foot (or middle) stands at a point. */
export function standing({ piece, x, y, size }: Standing): Placed {
  const [left, top, width, height] = FRAMES[piece.replace(/-light-\d/, "")] ?? [0, 0, 32, 32];
  return {
    href: drawing(piece),
    x: x + left * size,
    y: y + top * size,
    width: width * size,
    height: height * size,
  };
}

/** A drawing whose middle lies at a point. */
export function centred(
  piece: string,
  x: number,
  y: number,
  width: number,
  height = width,
): Placed {
  return { href: drawing(piece), x: x - width / 2, y: y - height / 2, width, height };
}

/** The size of letters with which a word fits a width; poster letters are about 0.42 of it wide. */
export const fitting = (word: string, width: number, largest: number): number =>
  Math.min(largest, width / (Math.max(word.length, 1) * 0.42));
