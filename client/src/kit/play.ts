// What a game's screen needs to draw and to act: a table on the net, a replay, a guided game.

import type { Ask, RoomInfo, Told, WireEvent } from "$client/wire";
import type { Refusal, Speech } from "$client/words/speech";
import type { KeyLine } from "./bar/keys";
import type { Luck, Sent } from "./moves";

export interface Previewed<V> {
  events: WireEvent[];
  view: V; // as the viewer would see it
}

/** Something that was refused, and what it was about: the screen says why beside it. */
export interface WhyNot extends Refusal {
  about: string; // a command of the table; ACT: a move of the game
}

export const ACT = "act";

export interface Play<V> {
  readonly game: string;
  readonly room: RoomInfo;
  readonly roomAt?: number; // when `room` was told, by `performance.now()`; nobody tells it: no clock runs
  readonly seat: number; // through whose eyes; -1: a spectator
  readonly view: V; // what this seat may know, `mine` laid over it
  readonly ask: Ask | null;
  readonly latest: Told | null; // what happened last, for things that move
  readonly past: Told[]; // what was told up to the moment that is shown, oldest first
  readonly pageKeys?: readonly KeyLine[]; // of the page around the screen: a replay has some
  readonly speech: Speech; // words with the names of this table
  readonly refusal: WhyNot | null;
  readonly busy: boolean; // an act is under way
  /** When the spinning top was flicked, by `performance.now()`; -1: it was told of no such moment. */
  readonly flicked: number;
  /** Until when the whole table stands still, by `performance.now()`: the top is no older meanwhile. */
  readonly standsUntil?: number;
  readonly pointed: number; // the log's line that somebody points at, or -1
  readonly pointedAt: WireEvent[]; // what that line tells; none where nothing is pointed at
  act(move: Sent): Promise<boolean>;
  /** What would happen; null where nothing can be foretold. */
  preview(move: Sent, luck?: Luck): Promise<Previewed<V> | null>;
  dismiss(): void; // the refusal has been read
  /** This screen has shown everything up to a number; at a table with one person bots wait for it. */
  shown?(n: number, paused: boolean): void;
  /** Point at a line of the log, or at one event of it; -1: at nothing. */
  point?(n: number, event?: WireEvent): void;
  /** Does somebody step through it? Then each step is shown alone, not after the ones before. */
  readonly stepped?: boolean;
  /** Does it go on by itself? Then nothing waits until somebody has read it. */
  readonly runs?: boolean;
}

/** Nothing spins, or nobody told since when. */
export const NO_SPIN = -1;

const NOTHING: WireEvent[] = [];

/** The events of the log's line with this number. */
export const eventsAt = (past: readonly Told[], n: number): WireEvent[] =>
  (n < 0 ? undefined : past.find((told) => told.n === n)?.events) ?? NOTHING;

export const names = (room: RoomInfo): string[] => room.seats.map((seat) => seat.name);
