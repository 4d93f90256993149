// A finished game as a play that the game's own screen can draw: a frame, and somebody's eyes.

import { ACT, eventsAt, NO_SPIN, type Play, type Previewed, type WhyNot } from "$client/kit/play";
import type { Ask, RoomInfo, ShownFilm, Told, WireEvent } from "$client/wire";
import { reading } from "$client/words/language.svelte";
import type { Speech } from "$client/words/speech";
import { SPECTATOR, type Film } from "$client/kit/film";
import { pretendRoom } from "$client/kit/pretend_room";

/** Whose eyes: a seat, the spectators, or those of whoever's turn it is. */
export type Eyes = number | "all";

const NOBODY = -2;

export class ReplayPlay<V extends object = Record<string, unknown>> implements Play<V> {
  at = $state(0);
  eyes = $state<Eyes>("all");
  latest = $state.raw<Told | null>(null);
  refusal = $state.raw<WhyNot | null>(null);
  readonly busy = false;
  pointed = $state(-1);
  private held = $state(NOBODY); // whose eyes while the scrubber is dragged
  flicked = $state(NO_SPIN);
  readonly room: RoomInfo;
  readonly past: Told[] = $derived.by(() =>
    this.film.shown.frames.slice(0, this.at + 1).map((_, at) => this.toldAt(at)),
  );

  constructor(
    readonly film: Film<V>,
    code: string,
    private readonly spunAt: (film: Film, at: number) => number = () => NO_SPIN,
  ) {
    this.room = roomOf(film.shown, code);
  }

  get game(): string {
    return this.film.shown.game;
  }

  get last(): number {
    return this.film.length - 1;
  }

  get seat(): number {
    if (this.eyes !== "all") return this.eyes;
    if (this.held !== NOBODY) return this.held;
    return this.film.shown.open ? this.film.actor(this.at) : this.film.shown.seat;
  }

  get view(): V {
    return this.film.view(this.at, this.seat);
  }

  get ask(): Ask | null {
    return this.film.ask(this.at, this.seat);
  }

  get pointedAt(): WireEvent[] {
    return eventsAt(this.past, this.pointed);
  }

  /** With everything open nobody is "you". */
  get speech(): Speech {
    const reader = this.eyes === "all" || this.eyes === SPECTATOR ? null : this.eyes;
    return reading.speech!.at(this.film.names, reader);
  }

  /** Only a single step forward is something that happens; a jump is another place in the film. */
  go(to: number): void {
    const wanted = Math.min(Math.max(to, 0), this.last);
    this.latest = wanted === this.at + 1 ? this.toldAt(wanted) : null;
    this.refusal = null;
    this.at = wanted;
    const spun = this.spunAt(this.film as unknown as Film, wanted);
    this.flicked = spun === NO_SPIN ? NO_SPIN : performance.now() - spun;
  }

  look(eyes: Eyes): void {
    this.latest = null;
    this.eyes = eyes;
  }

  /** With everything open the eyes go to whoever's turn it is, but not while the film runs by. */
  keepEyes(): void {
    if (this.held === NOBODY) this.held = this.seat;
  }

  freeEyes(): void {
    this.held = NOBODY;
  }

  private toldAt(at: number): Told {
    const { n, lines } = this.film.frame(at);
    const events = this.film.events(at, this.seat);
    return { t: "told", n, lines, events, view: null, mine: null, ask: null };
  }

  /** What is done is done. */
  act(): Promise<boolean> {
    this.refusal = { code: "replay.only", rule: "", facts: {}, about: ACT };
    return Promise.resolve(false);
  }

  preview(): Promise<Previewed<V> | null> {
    return Promise.resolve(null);
  }

  dismiss(): void {
    this.refusal = null;
  }
}

function roomOf({ game, edition, options, names }: ShownFilm, code: string): RoomInfo {
  const seat = { bot: "", stand_in: "", here: true, open: false, left: -1 };
  const seats = names.map((name) => ({ name, ...seat }));
  return pretendRoom({ code, game, edition, options, pace: "live", seats, host: -1 });
}
