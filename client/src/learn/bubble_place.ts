// Where a bubble is placed: beside its target, inside the window, and never on top of the target.

interface Spot {
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
const STEP = 24; // between two places that are tried
const MOST = 0.4; // of the window
const HIDING = 0.2; // pixels of distance that one square pixel left visible is worth

export function placeBeside(
  target: Area | null,
  bubble: Size,
  window: Size,
  spared: Area[] = [], // what else should stay in sight, if there is room
): Spot {
  const part = target && spared.length && isMost(target, window) ? null : target;
  const near = part ? around(part, bubble) : [aside(bubble, window)];
  const spots = [
    ...near.map((spot) => inside(spot, bubble, window)),
    ...everywhere(bubble, window),
  ];
  const free = spots.filter((spot) => !part || !covered({ ...spot, ...bubble }, part));
  if (!free.length) return opposite(part!, bubble, window);
  const cost = (spot: Spot): number => costOf({ ...spot, ...bubble }, target ?? free[0]!, spared);
  return spared.length ? free.reduce((a, b) => (cost(b) < cost(a) ? b : a)) : free[0]!;
}

/** Does the target fill so much of the window that the bubble has to be placed on it? */
const isMost = (target: Area, window: Size): boolean =>
  target.width * target.height > MOST * window.width * window.height;

/** The cost of a place: the area it hides and its distance; hiding a pawn costs more than moving. */
function costOf(place: Area, from: Spot & Partial<Size>, spared: Area[]): number {
  const across = place.left + place.width / 2 - from.left - (from.width ?? place.width) / 2;
  const down = place.top + place.height / 2 - from.top - (from.height ?? place.height) / 2;
  const hidden = spared.reduce((sum, part) => sum + covered(place, part), 0);
  return HIDING * hidden + Math.hypot(across, down);
}

/** All over the window, in steps. */
function everywhere(bubble: Size, window: Size): Spot[] {
  const spots: Spot[] = [];
  for (let top = EDGE; top <= window.height - bubble.height - EDGE; top += STEP)
    for (let left = EDGE; left <= window.width - bubble.width - EDGE; left += STEP)
      spots.push({ left, top });
  return spots;
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

/** Centred on the target; at the end of a long one, because that is read from its beginning. */
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

/** How much of one lies under the other. */
function covered(a: Area, b: Area): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** A bubble without a target: at the side, if the window is wide. */
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

/** Without a free place: in the half of the window that the target covers less. */
function opposite(target: Area, bubble: Size, window: Size): Spot {
  const low = target.top + target.height / 2 > window.height / 2;
  const left = target.left + target.width / 2 - bubble.width / 2;
  return inside({ left, top: low ? 0 : window.height }, bubble, window);
}
