// Where a bubble stands: beside what it speaks of, inside the window, and never on top of it.

export interface Spot {
  left: number;
  top: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Area = Spot & Size;

const GAP = 14; // between the bubble and what it speaks of
const EDGE = 12; // to the window's edge
const WIDE = 900; // a window with room at its side
const LONG_END = 20; // from the end of something long

export function beside(target: Area | null, bubble: Size, window: Size): Spot {
  if (!target) return aside(bubble, window);
  const spots = around(target, bubble).map((spot) => inside(spot, bubble, window));
  const free = spots.find((spot) => !overlap({ ...spot, ...bubble }, target));
  return free ?? opposite(target, bubble, window);
}

/** To the right, to the left, below, above. */
function around(target: Area, bubble: Size): Spot[] {
  const middle = target.top + target.height / 2 - bubble.height / 2;
  const along = alongside(target, bubble);
  return [
    { left: target.left + target.width + GAP, top: middle },
    { left: target.left - bubble.width - GAP, top: middle },
    { left: along, top: target.top + target.height + GAP },
    { left: along, top: target.top - bubble.height - GAP },
  ];
}

/** Under the middle; under the far end of something long, since it is read from its beginning. */
function alongside(target: Area, bubble: Size): number {
  if (target.width > 2 * bubble.width) return target.left + target.width - bubble.width - LONG_END;
  return target.left + target.width / 2 - bubble.width / 2;
}

function inside(spot: Spot, bubble: Size, window: Size): Spot {
  return {
    left: Math.max(EDGE, Math.min(spot.left, window.width - bubble.width - EDGE)),
    top: Math.max(EDGE, Math.min(spot.top, window.height - bubble.height - EDGE)),
  };
}

function overlap(a: Area, b: Area): boolean {
  const across = a.left < b.left + b.width && b.left < a.left + a.width;
  return across && a.top < b.top + b.height && b.top < a.top + a.height;
}

/** Something that speaks of nothing in particular: at the side, where there is one. */
function aside(bubble: Size, window: Size): Spot {
  const wide = window.width >= WIDE;
  const left = wide ? window.width : (window.width - bubble.width) / 2;
  const top = wide ? window.height : window.height * 0.58 - bubble.height / 2;
  return inside({ left, top }, bubble, window);
}

export function centred(bubble: Size, window: Size): Spot {
  return {
    left: (window.width - bubble.width) / 2,
    top: (window.height - bubble.height) / 2,
  };
}

/** Where there is no free place at all: in the half of the window that the target has least of. */
function opposite(target: Area, bubble: Size, window: Size): Spot {
  const low = target.top + target.height / 2 > window.height / 2;
  const left = target.left + target.width / 2 - bubble.width / 2;
  return inside({ left, top: low ? 0 : window.height }, bubble, window);
}
