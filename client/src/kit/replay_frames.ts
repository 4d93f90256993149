// The frames of a play, as the server sends them: the position, what each seat saw, what was asked.

import { Trouble } from "$client/net/api";
import type { Ask, Fact, Frame, ShownFilm, WireEvent } from "$client/wire";
import { isSeat } from "$client/words/speech";

export const SPECTATOR = -1;

export class ReplayFrames<V extends object = Record<string, unknown>> {
  private readonly open: V[] = [];
  private readonly seats = new Map<number, V[]>();

  constructor(readonly shown: ShownFilm) {
    let view = {} as V;
    for (const frame of shown.frames) this.open.push((view = { ...view, ...(frame.view as V) }));
  }

  get length(): number {
    return this.shown.frames.length;
  }

  get names(): string[] {
    return this.shown.names;
  }

  frame(at: number): Frame {
    return this.shown.frames[at]!;
  }

  /** The position in this frame as a seat, or a spectator, knew it. */
  view(at: number, seat: number): V {
    if (seat === SPECTATOR) return this.open[at]!;
    const kept = this.seats.get(seat) ?? this.through(seat);
    this.seats.set(seat, kept);
    return kept[at]!;
  }

  private through(seat: number): V[] {
    let own: object = {};
    return this.shown.frames.map((frame, at) => {
      own = frame.own[seat] ?? own;
      return { ...this.open[at]!, ...own };
    });
  }

  /** The events as a seat saw them; a spectator gets none that only one seat saw in full. */
  events(at: number, seat: number): WireEvent[] {
    const { events, seen } = this.frame(at);
    if (seat !== SPECTATOR) return seen[seat] ?? events;
    return events.map((event, i) => {
      const another = seen.findIndex((_, one) => !isSeat(event.facts.seat, one));
      return seen[another]?.[i] ?? event;
    });
  }

  /** Whose turn it is in this frame, even where all may act; SPECTATOR if nobody is asked. */
  actor(at: number): number {
    const actors = this.frame(at).ask.find((ask) => ask !== null)?.actors ?? [];
    const { active = SPECTATOR } = this.open[at] as { active?: number };
    return actors.includes(active) ? active : (actors[0] ?? SPECTATOR);
  }

  /** What a seat was asked; the other seats only learn who has to act. */
  ask(at: number, seat: number): Ask | null {
    const asks = this.frame(at).ask;
    const asked = asks.find((ask) => ask !== null);
    return asks[seat] ?? (asked ? { ...asked, legal: [], open: false, back: "" } : null);
  }
}

/** The frames of a table; of an unfinished game only what the owner of this key saw. */
export async function fetchReplayFrames(code: string, key = ""): Promise<ReplayFrames> {
  const headers: HeadersInit = key ? { authorization: `Bearer ${key}` } : {};
  const answer = await fetch(`/api/tables/${encodeURIComponent(code)}/frames`, { headers }).catch(
    () => null,
  );
  const body = (await answer?.json().catch(() => null)) as Record<string, unknown> | null;
  if (answer?.ok && body) return new ReplayFrames(body as unknown as ShownFilm);
  const facts = (body?.facts ?? {}) as Record<string, Fact>;
  throw new Trouble(String(body?.code ?? "house.away"), facts, String(body?.rule ?? ""));
}
