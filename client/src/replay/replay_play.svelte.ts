// A replay for the game's own screen: one frame, seen from one viewpoint.

import { ACT, eventsAt, NO_SPIN, type Play, type Previewed, type WhyNot } from "$client/kit/play";
import type { Ask, RoomInfo, ShownFilm, Told, WireEvent } from "$client/wire";
import { reading } from "$client/words/language.svelte";
import type { Speech } from "$client/words/speech";
import { SPECTATOR, type ReplayFrames } from "$client/kit/replay_frames";
import { pretendRoom } from "$client/kit/pretend_room";
import { SIDEWAYS, type KeyLine } from "$client/kit/bar/keys";

/** Whose view is shown: a seat's, the spectators' (-1), or that of whoever's turn it is ("all"). */
export type Viewpoint = number | "all";

const NOBODY = -2;

/** What ReplayScreen does with keys that no control uses. */
const KEYS: readonly KeyLine[] = [
  { keys: SIDEWAYS, does: "keys-replay_step" },
  { keys: ["home", "end"], does: "keys-replay_ends" },
  { keys: ["space"], does: "keys-replay_play" },
];

export class ReplayPlay<V extends object = Record<string, unknown>> implements Play<V> {
  at = $state(0);
  viewpoint = $state<Viewpoint>("all");
  latest = $state.raw<Told | null>(null);
  refusal = $state.raw<WhyNot | null>(null);
  readonly busy = false;
  readonly stepped = true;
  readonly runs = true;
  readonly pageKeys = KEYS;
  pointed = $state(-1);
  private event = $state.raw<WireEvent | null>(null); // of that line, where one alone is meant
  private held = $state(NOBODY); // the seat whose view is kept while the scrubber is dragged
  flicked = $state(NO_SPIN);
  readonly room: RoomInfo;
  readonly past: Told[] = $derived.by(() =>
    this.frames.shown.frames.slice(0, this.at + 1).map((_, at) => this.toldAt(at)),
  );

  constructor(
    readonly frames: ReplayFrames<V>,
    code: string,
    private readonly spunAt: (frames: ReplayFrames, at: number) => number = () => NO_SPIN,
  ) {
    this.room = roomOf(frames.shown, code);
  }

  get game(): string {
    return this.frames.shown.game;
  }

  get last(): number {
    return this.frames.length - 1;
  }

  get seat(): number {
    if (this.viewpoint !== "all") return this.viewpoint;
    if (this.held !== NOBODY) return this.held;
    return this.frames.shown.open ? this.frames.actor(this.at) : this.frames.shown.seat;
  }

  get view(): V {
    return this.frames.view(this.at, this.seat);
  }

  get ask(): Ask | null {
    return this.frames.ask(this.at, this.seat);
  }

  get pointedAt(): WireEvent[] {
    return this.event ? [this.event] : eventsAt(this.past, this.pointed);
  }

  point(n: number, event: WireEvent | null = null): void {
    this.pointed = n;
    this.event = event;
  }

  /** With everything shown, no player is addressed as "you". */
  get speech(): Speech {
    const reader = this.viewpoint === "all" || this.viewpoint === SPECTATOR ? null : this.viewpoint;
    return reading.speech!.at(this.frames.names, reader);
  }

  /** Only a single step forward is animated; a jump just shows another frame. */
  go(to: number): void {
    const wanted = Math.min(Math.max(to, 0), this.last);
    this.latest = wanted === this.at + 1 ? this.toldAt(wanted) : null;
    this.refusal = null;
    this.at = wanted;
    const spun = this.spunAt(this.frames as unknown as ReplayFrames, wanted);
    this.flicked = spun === NO_SPIN ? NO_SPIN : performance.now() - spun;
  }

  look(viewpoint: Viewpoint): void {
    this.latest = null;
    this.viewpoint = viewpoint;
  }

  /** While the scrubber is dragged, keep one seat's view instead of switching with every turn. */
  holdViewpoint(): void {
    if (this.held === NOBODY) this.held = this.seat;
  }

  releaseViewpoint(): void {
    this.held = NOBODY;
  }

  private toldAt(at: number): Told {
    const { n, lines } = this.frames.frame(at);
    const events = this.frames.events(at, this.seat);
    return { t: "told", n, lines, events, view: null, mine: null, ask: null };
  }

  /** A replay refuses every act. */
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

function roomOf(
  { game, edition, options, names, figures = [] }: ShownFilm,
  code: string,
): RoomInfo {
  const seat = { bot: "", stand_in: "", here: true, open: false, left: -1 };
  const seats = names.map((name, number) => ({ name, ...seat, figure: figures[number] ?? number }));
  return pretendRoom({ code, game, edition, options, pace: "live", seats, host: -1 });
}
