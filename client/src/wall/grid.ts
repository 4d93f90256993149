// How many tables stand beside each other, so that each is as large as it can be and none is scrolled to.

export interface Grid {
  columns: number;
  rows: number;
}

const IDEAL = 1.55; // how wide a table likes to be for its height

/** Of all ways to lay `number` tables into this room, the one in which a table of that shape is largest. */
export function gridFor(number: number, wide: number, high: number): Grid {
  let best: Grid = { columns: 1, rows: Math.max(number, 1) };
  let largest = 0;
  for (let columns = 1; columns <= number; columns++) {
    const rows = Math.ceil(number / columns);
    if (Math.ceil(number / rows) < columns) continue; // a column would stay empty
    const size = Math.min(wide / columns / IDEAL, high / rows);
    if (size > largest) [best, largest] = [{ columns, rows }, size];
  }
  return best;
}
