// Where a bubble stands so that it is beside a thing and within the window.

const GAP = 12;
const EDGE = 8;

interface Beside {
  left: number;
  top: number;
  side: "right" | "above" | "below";
  tail: number; // where its tail points from, along the edge
}

export interface Look {
  right: boolean; // on the right of the thing, where there is room
  corner: number; // how far the tail stays from the corners; -Infinity: it goes where the thing is
  lost: number; // how low it stands when the thing is gone
}

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

export function besideOf(
  thing: Element | null,
  width: number,
  height: number,
  { right, corner, lost }: Look,
): Beside {
  const box = thing?.isConnected
    ? thing.getBoundingClientRect()
    : new DOMRect(innerWidth / 2, lost, 0, 0);
  const inside = (top: number): number => within(top, EDGE, innerHeight - height - EDGE);
  const middle = box.left + box.width / 2;
  if (right && box.right + GAP + width < innerWidth) {
    const left = box.right + GAP;
    return { left, top: inside(box.top + box.height / 2 - height / 2), side: "right", tail: 0 };
  }
  const left = within(middle - width / 2, EDGE, innerWidth - width - EDGE);
  const above = box.top - height - GAP;
  const side = above > EDGE ? "above" : "below";
  return {
    left,
    top: inside(side === "above" ? above : box.bottom + GAP),
    side,
    tail: within(middle - left, corner, width - corner),
  };
}
