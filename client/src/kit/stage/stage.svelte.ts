// What is shown of what happened: scene after scene, at this reader's pace. The position under it is
// always the true one; who acts, hides the page or asks for the next turn ends what is still shown.

import { motion } from "../motion.svelte";
import type { Play } from "../play";
import type { Told } from "$client/wire";
import { WALL_CLOCK, type Clock } from "./clock";
import { pace as thisBrowsers, type Pace } from "./pace.svelte";
import type { Scene } from "./scene";
import { SceneTimer } from "./timer";

/** The scenes of a telling, in order; none where there is nothing to see. */
export type ScenesOf<V, S extends Scene = Scene> = (
  told: Told,
  before: V | null,
  after: V,
  seat: number,
) => S[];

interface Telling<S> {
  n: number;
  scenes: S[];
}

export interface StageOptions<S extends Scene = Scene> {
  clock?: Clock;
  pace?: Pace;
  hidden?: () => boolean; // is nobody looking?
  /** How long a scene is shown while so many tellings wait; as long as it lasts where nothing is said. */
  lasting?: (scene: S, behind: number) => number;
}

const TOO_FAR = 10; // tellings behind: what is so old is read in the list

type Followed<V> = Pick<
  Play<V>,
  "latest" | "view" | "past" | "seat" | "ask" | "busy" | "shown" | "stepped"
>;

export class Stage<V = unknown, S extends Scene = Scene> {
  current = $state.raw<S | null>(null);
  playing = $state(false);
  behind = $state(0); // tellings that are still to be shown
  caughtUp = $state(-1); // the last telling that was shown, or that nobody wanted to see
  rushing = $state(false); // nothing is shown until I am asked
  private view: V | null = null;
  private n = -1;
  private queue: Telling<S>[] = [];
  private play: Followed<V> | null = null;
  private rest: (() => void) | null = null;
  private told = ""; // what `shown` was told last
  private readonly timer: SceneTimer;
  readonly pace: Pace;
  private readonly hidden: () => boolean;
  private readonly lasting: (scene: S, behind: number) => number;

  constructor(
    private readonly scenesOf: ScenesOf<V, S>,
    options: StageOptions<S> = {},
  ) {
    this.timer = new SceneTimer(options.clock ?? WALL_CLOCK);
    this.pace = options.pace ?? thisBrowsers;
    this.hidden = options.hidden ?? (() => document.hidden);
    this.lasting = options.lasting ?? (({ lasts }) => lasts);
  }

  /** Called whenever the play has something new. */
  follow(play: Followed<V>): void {
    this.play = play;
    if (play.view === this.view) return;
    const { latest, past, view } = play;
    const before = this.view;
    this.view = view;
    const newest = past.at(-1)?.n ?? latest?.n ?? -1;
    const fresh = isFresh(latest, newest, this.n, before === null && past.length > 1);
    this.n = newest; // a replay goes back, too
    if (!fresh || !latest || this.isUnseen()) this.jump();
    else this.take(latest.n, this.scenesOf(latest, before, view, play.seat));
    if (isAsked(play)) this.rushing = false;
  }

  /** Nobody waits for what has been seen: straight to how things stand. */
  skip = (): void => {
    if (this.playing) this.jump();
  };

  /** This scene has been seen: on to the next one. */
  goOn = (): void => {
    if (this.playing) this.timer.end();
  };

  /** Straight to the next question to me; what happens until then stands in the list. */
  toMyTurn = (): void => {
    this.pace.resume();
    this.jump();
    this.rushing = this.play !== null && !isAsked(this.play);
  };

  /** The reader has chosen another pace, or a pause. */
  paceChanged(): void {
    if (!this.pace.factor) this.jump();
    else this.timer.change(this.pace.factor);
    if (this.pace.paused) this.timer.pause();
    else this.timer.resume();
    this.tell();
  }

  /** Nobody looks any more. */
  leave = (): void => {
    this.play = null;
    this.jump();
  };

  private isUnseen(): boolean {
    return this.hidden() || this.rushing || !this.pace.factor;
  }

  private take(n: number, scenes: S[]): void {
    if (this.play?.stepped) this.jump(); // who steps on has seen the last step
    this.queue.push({ n, scenes });
    if (this.queue.length > TOO_FAR) this.queue.splice(0, this.queue.length - 1);
    this.behind = this.queue.length;
    if (!this.playing) this.next();
  }

  private next(): void {
    const telling = this.queue[0];
    if (!telling) return this.rested();
    const scene = telling.scenes.shift();
    if (scene) return this.show(scene);
    this.queue.shift();
    this.behind = this.queue.length;
    this.caught(telling.n);
    this.next();
  }

  private show(scene: S): void {
    this.rest ??= motion.hold(); // the sheet after the game waits for the last scene
    this.playing = true;
    this.current = scene;
    const { factor, paused } = this.pace;
    const lasts = this.lasting(scene, this.queue.length);
    this.timer.begin(lasts, factor, paused, () => this.next());
  }

  private jump(): void {
    this.queue = [];
    this.behind = 0;
    this.caught(this.n);
    if (this.playing) this.timer.end();
  }

  private rested(): void {
    this.current = null;
    this.playing = false;
    this.rest?.();
    this.rest = null;
  }

  private caught(n: number): void {
    this.caughtUp = n;
    this.tell();
  }

  /** The table hears how far this screen is, and whether it has been stopped. */
  private tell(): void {
    const news = `${this.caughtUp} ${this.pace.paused}`;
    if (news === this.told || this.caughtUp < 0 || !this.play) return;
    this.told = news;
    this.play.shown?.(this.caughtUp, this.pace.paused);
  }
}

/** Is this newer than what was seen, and not merely what was missed while nobody was connected? */
const isFresh = (latest: Told | null, newest: number, seen: number, midway: boolean): boolean =>
  latest !== null && latest.n > seen && latest.n === newest && !midway;

const isAsked = ({ ask, seat }: Pick<Followed<unknown>, "ask" | "seat">): boolean =>
  ask?.actors.includes(seat) ?? false;
