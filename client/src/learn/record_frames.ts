// The frames of a record, as the server makes them: docs/api.md, Frames.

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

export interface RecordFrames {
  game: string;
  edition: string;
  options: Record<string, string>;
  names: string[];
  frames: Frame[];
}

export async function framesOfRecord(record: string): Promise<RecordFrames> {
  const headers = { "content-type": "text/plain" };
  const answer = await fetch("/api/frames", { method: "POST", headers, body: record }).catch(
    () => null,
  );
  if (!answer?.ok) throw new Trouble("house.away");
  return (await answer.json()) as RecordFrames;
}

/** Each frame's whole position, as this seat sees it. */
export function positionsOf<V>(replay: RecordFrames, seat: number): V[] {
  let open = {};
  let own = {};
  return replay.frames.map((frame) => {
    open = { ...open, ...frame.view };
    own = frame.own[seat] ?? own;
    return { ...open, ...own } as V;
  });
}
