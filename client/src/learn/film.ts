// A play in frames, as the server makes them from a record: docs/api.md, Frames.

import { Trouble } from "$client/net/api";
import type { Ask, Choice, WireEvent } from "$client/wire";

export interface Frame {
  n: number;
  lines: string[];
  by: number; // the seat whose act it begins with; -1: chance or the clock
  act: Choice | null; // that act
  events: WireEvent[];
  seen: (WireEvent[] | null)[]; // by seat; null: `events`, just as they are
  view: object; // what has changed
  own: (object | null)[]; // by seat: what it knows besides; null: as before
  ask: (Ask | null)[];
}

export interface Film {
  game: string;
  edition: string;
  options: Record<string, string>;
  names: string[];
  frames: Frame[];
}

export async function filmOf(record: string): Promise<Film> {
  const headers = { "content-type": "text/plain" };
  const answer = await fetch("/api/frames", { method: "POST", headers, body: record }).catch(
    () => null,
  );
  if (!answer?.ok) throw new Trouble("house.away");
  return (await answer.json()) as Film;
}

/** Each frame's whole position, as this seat sees it. */
export function positionsOf<V>(film: Film, seat: number): V[] {
  let open = {};
  let own = {};
  return film.frames.map((frame) => {
    open = { ...open, ...frame.view };
    own = frame.own[seat] ?? own;
    return { ...open, ...own } as V;
  });
}
