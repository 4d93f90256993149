// Where a bubble stands so that it is beside a thing and within the window.

const GAP = 12;
const EDGE = 8;

interface Beside {
  left: number;
  top: number;
  side: "above" | "below";
  tail: number; // where its tail points from, along the edge
}

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

export function besideOf(thing: Element | null, width: number, height: number): Beside {
  const box = thing?.isConnected
    ? thing.getBoundingClientRect()
    : new DOMRect(innerWidth / 2, 60, 0, 0);
  const middle = box.left + box.width / 2;
  const left = within(middle - width / 2, EDGE, Math.max(EDGE, innerWidth - width - EDGE));
  const above = box.top - height - GAP;
  const side = above > EDGE ? "above" : "below";
  const top = side === "above" ? above : box.bottom + GAP;
  return {
    left,
    top: within(top, EDGE, Math.max(EDGE, innerHeight - height - EDGE)),
    side,
    tail: within(middle - left, 16, Math.max(16, width - 16)),
  };
}
