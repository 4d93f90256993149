// Where a bubble stands: over the figure of whoever speaks, under it where there is no room above, and
// always within the window.

export interface Size {
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  under: boolean; // the bubble is below the figure
  tip: number; // pixels from the bubble's left edge to where it points
}

const EDGE = 6; // pixels that stay free at the window's edges
const TIP = 9; // pixels between the bubble and the figure
const CORNER = 14; // pixels from a corner in which the tip would look torn off

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

export function placeOver(figure: DOMRect, bubble: Size, view: Size): Place {
  const middle = figure.left + figure.width / 2;
  const left = between(EDGE, middle - bubble.width / 2, view.width - bubble.width - EDGE);
  const above = figure.top - bubble.height - TIP;
  const under = above < EDGE;
  const tip = between(CORNER, middle - left, bubble.width - CORNER);
  return { left, top: under ? figure.bottom + TIP : above, under, tip };
}

/** The largest figure of a seat that can be seen; none where the screen shows none. */
export function figureSeen(seat: number, view: Size): DOMRect | undefined {
  const all = document.querySelectorAll(`[data-seat-figure="${seat}"]`);
  const seen = [...all].map((one) => one.getBoundingClientRect()).filter((one) => isIn(one, view));
  return seen.sort((a, b) => b.width * b.height - a.width * a.height)[0];
}

function isIn({ left, top, width, height }: DOMRect, view: Size): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  return width > 0 && height > 0 && x > 0 && y > 0 && x < view.width && y < view.height;
}
