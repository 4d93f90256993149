// Puts things that would cover each other beside each other, each as near to its place as it can be.

/**
 * Where each of them stands: at least `apart` from the next one, all between `first` and `last`, in
 * the order of their places. If there is no room for that, they stand evenly as far apart as they can.
 */
export function spread(
  places: readonly number[],
  apart: number,
  first: number,
  last: number,
): number[] {
  const gap = Math.min(apart, (last - first) / Math.max(places.length - 1, 1));
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]! || a - b);
  const found = new Array<number>(places.length).fill(first);
  let left = first - gap;
  for (const i of order) found[i] = left = Math.max(places[i]!, left + gap);
  let right = last + gap;
  for (const i of [...order].reverse()) found[i] = right = Math.min(found[i]!, right - gap);
  return found;
}
