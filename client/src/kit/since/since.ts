// Everything that happened since my last act, oldest first: nothing is left out but what tells me nothing.

import type { Told, WireEvent } from "$client/wire";

export type About = (event: WireEvent, seat: number) => boolean;

export interface Entry {
  key: string;
  n: number; // of the telling
  event: WireEvent;
  touches: boolean; // me
}

/** Lines that say the same, one after the other, are one line that says how often; so are those of a
 * round, in which the same happens to one after the other in one telling. */
export interface Line extends Entry {
  text: string;
  same: Entry[]; // those after the first
}

type Telling = Pick<Told, "n" | "lines" | "events">;

const LETTERS = "abcdefghijklmnopqrstuvwxyz"; // seats as lines of the log have them
const FOR_A_WATCHER = 12; // tellings: who has no seat has no last act

/** Did this seat act in this telling? */
export const isActOf = ({ lines }: Pick<Telling, "lines">, seat: number): boolean =>
  lines.some((line) => line.startsWith(`${LETTERS[seat]} `));

/** The tellings since my last act; that act's own is the first: it may have set off much more. */
export function sinceMyAct<T extends Telling>(past: readonly T[], seat: number): T[] {
  if (seat < 0) return past.slice(-FOR_A_WATCHER);
  const last = past.findLastIndex((told) => isActOf(told, seat));
  return past.slice(Math.max(last, 0));
}

export function entriesOf(
  past: readonly Telling[],
  seat: number,
  isNews: About,
  touches: About,
): Entry[] {
  return sinceMyAct(past, seat).flatMap(({ n, events }) =>
    events.flatMap((event, at) =>
      isNews(event, seat) ? [{ key: `${n}-${at}`, n, event, touches: touches(event, seat) }] : [],
    ),
  );
}

export function linesOf(entries: readonly Entry[], say: (event: WireEvent) => string): Line[] {
  const lines: Line[] = [];
  for (const entry of entries) {
    const text = say(entry.event);
    const alike = sameIn(lines, text, entry);
    if (alike) alike.same.push(entry);
    else lines.push({ ...entry, text, same: [] });
  }
  return lines;
}

function sameIn(lines: readonly Line[], text: string, entry: Entry): Line | undefined {
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at]!;
    if (line.text === text && line.touches === entry.touches) return line;
    if (line.n !== entry.n || line.event.code !== entry.event.code) break; // another round
  }
  return undefined;
}
