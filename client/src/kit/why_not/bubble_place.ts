// Where a bubble stands: beside a thing, within the window, and upon nothing that may be tapped now.

const GAP = 12;
const EDGE = 8;
const STEP = 16; // pixels between two places that are tried where nothing beside the thing is free

export type Side = "right" | "left" | "above" | "below" | "away";

export interface Place {
  left: number;
  top: number;
  side: Side; // of the thing; away: not beside it, and without a tail
  tail: number; // where its tail points from, along the edge
}

export interface Look {
  right: boolean; // on the right of the thing, where there is room
  corner: number; // how far the tail stays from the corners; -Infinity: it goes where the thing is
  lost: number; // how low it stands when the thing is gone
}

interface Size {
  width: number;
  height: number;
}

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

export function besideOf(
  thing: Element | null,
  width: number,
  height: number,
  look: Look,
  spared: readonly DOMRect[] = [],
): Place {
  const there = thing?.isConnected ?? false;
  const box = there ? thing!.getBoundingClientRect() : new DOMRect(innerWidth / 2, look.lost, 0, 0);
  const size = { width, height };
  const beside = places(box, size, look);
  const free = beside.find((place) => !coveredBy(place, size, spared));
  if (free) return free;
  const others = everywhere(size).filter((place) => !coveredBy(place, size, [box]));
  return least([...beside, ...others], (place) => costOf(place, size, box, spared));
}

/** Beside the thing, the best first; each also moved along its edge. */
function places(box: DOMRect, size: Size, look: Look): Place[] {
  const order: Side[] = look.right
    ? ["right", "above", "below", "left"]
    : ["above", "below", "right", "left"];
  const fitting = order.filter((side) => fits(side, box, size));
  const sides = fitting.length ? fitting : (["below"] as const);
  return [0, -1, 1].flatMap((slid) => sides.map((side) => placeAt(side, box, size, look, slid)));
}

function fits(side: Side, box: DOMRect, { width, height }: Size): boolean {
  if (side === "right") return box.right + GAP + width < innerWidth;
  if (side === "left") return box.left - GAP - width > 0;
  if (side === "above") return box.top - height - GAP > EDGE;
  return box.bottom + GAP + height < innerHeight - EDGE;
}

/** `slid`: -1 and 1 are as far back or on along the edge as the tail still points at the thing. */
function placeAt(side: Side, box: DOMRect, size: Size, look: Look, slid: number): Place {
  const { width, height } = size;
  const middle = box.left + box.width / 2;
  const centre = box.top + box.height / 2;
  const reach = Math.max(0, (side === "right" || side === "left" ? height : width) / 2 - 2 * GAP);
  if (side === "right" || side === "left") {
    const left = side === "right" ? box.right + GAP : box.left - GAP - width;
    const top = within(centre - height / 2 + slid * reach, EDGE, innerHeight - height - EDGE);
    return { left, top, side, tail: within(centre - top, GAP, height - GAP) };
  }
  const left = within(middle - width / 2 + slid * reach, EDGE, innerWidth - width - EDGE);
  const wanted = side === "above" ? box.top - height - GAP : box.bottom + GAP;
  const top = within(wanted, EDGE, innerHeight - height - EDGE);
  return { left, top, side, tail: within(middle - left, look.corner, width - look.corner) };
}

function everywhere({ width, height }: Size): Place[] {
  const found: Place[] = [];
  for (let top = EDGE; top <= innerHeight - height - EDGE; top += STEP)
    for (let left = EDGE; left <= innerWidth - width - EDGE; left += STEP)
      found.push({ left, top, side: "away", tail: 0 });
  return found;
}

/** Square pixels of these areas that lie under it. */
function coveredBy(place: Place, size: Size, areas: readonly DOMRect[]): number {
  return areas.reduce((sum, area) => {
    const across = Math.min(place.left + size.width, area.right) - Math.max(place.left, area.left);
    const down = Math.min(place.top + size.height, area.bottom) - Math.max(place.top, area.top);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
}

/** First of all it covers little of what may be tapped; then it is near. */
function costOf(place: Place, size: Size, box: DOMRect, spared: readonly DOMRect[]): number {
  const across = place.left + size.width / 2 - (box.left + box.width / 2);
  const down = place.top + size.height / 2 - (box.top + box.height / 2);
  return coveredBy(place, size, spared) * 1_000 + Math.hypot(across, down);
}

function least(places: Place[], cost: (place: Place) => number): Place {
  let [best, lowest] = [places[0]!, Infinity];
  for (const place of places) {
    const found = cost(place);
    if (found < lowest) [best, lowest] = [place, found];
  }
  return best;
}
