// What is shown now: it follows the table event by event, hurries when it falls behind, and can be skipped.

import { motion } from "$client/kit/motion.svelte";
import { WALL_CLOCK } from "$client/kit/stage/clock";
import { pace } from "$client/kit/stage/pace.svelte";
import { SceneTimer } from "$client/kit/stage/timer";
import { sound } from "$client/kit/sound.svelte";
import type { CarView, RoadView, Told } from "$client/wire";
import { readEvent, carsAfter, lastsOf, type TimelineEvent } from "./event_timeline";
import { callAfter, recalled, saidAfter, type Call, type Said } from "../players/said";

export interface Drawn {
  seat: number;
  card: string;
  deep: number; // the first card of this telling, the second …
}

interface Telling {
  told: Told;
  view: RoadView;
}

const HURRIES = 2; // tellings behind: everything goes faster
const JUMPS = 6; // so far behind that only the outcome is shown
const TUMBLE = 700;

export class Stage {
  cars = $state.raw<readonly CarView[]>([]);
  ways = $state.raw<Readonly<Record<number, readonly string[]>>>({}); // of the cars that drive, by seat
  current = $state.raw<TimelineEvent | null>(null); // what is happening; null: nothing moves
  dice = $state.raw<[number, number]>([4, 6]);
  roller = $state(-1); // whose roll the dice show
  tumbling = $state(false);
  call = $state.raw<Call | null>(null);
  drawn = $state.raw<Drawn | null>(null); // a release card that lies open
  reading = $state(false); // my card lies open until it is tapped
  said = $state.raw<readonly Said[]>([]);
  playing = $state(false);
  rushing = $state(false); // nothing is shown until I am asked
  private view: RoadView | null = null;
  private past: readonly Told[] = [];
  private n = -1;
  private deep = 0;
  private queue: Telling[] = [];
  private skipping = false;
  private isAsked = false;
  private wake: (() => void) | null = null;
  private readonly timer = new SceneTimer(WALL_CLOCK);

  constructor(private readonly mine: () => number) {}

  /** Called whenever the table has something new. */
  follow(told: Told | null, view: RoadView, past: readonly Told[] = []): void {
    this.past = past;
    if (view === this.view) return this.recall(); // the log has been read back
    const first = this.view === null;
    this.view = view;
    const fresh = told !== null && told.n > this.n;
    this.n = told?.n ?? past.at(-1)?.n ?? this.n; // a replay goes back, too
    if (!fresh || (first && !isOpening(told))) return this.jump(view);
    if (first) this.cars = view.cars;
    this.queue.push({ told, view });
    const unseen = document.hidden || this.rushing || !pace.factor;
    if (!this.playing) void this.play(unseen);
    else if (this.queue.length > JUMPS || unseen) this.skip();
  }

  /** Nobody waits for what has been seen: straight to how things stand. */
  skip = (): void => {
    if (!this.playing) return;
    this.skipping = true;
    this.reading = false;
    this.wake?.();
  };

  /** Straight to the next question to me; what happens until then is in the log. */
  toMyTurn = (): void => {
    pace.resume();
    this.skip();
    this.rushing = !this.isAsked;
  };

  /** Is it for me to decide? Then what comes after is shown again. */
  ask(me: boolean): void {
    this.isAsked = me;
    if (me) this.rushing = false;
  }

  /** The reader has chosen another pace, or a pause. */
  paceChanged(): void {
    if (!pace.factor) return this.skip();
    this.timer.change(pace.factor);
    if (pace.paused) this.timer.pause();
    else this.timer.resume();
  }

  /** The card has been read. */
  goOn = (): void => {
    this.reading = false;
    this.wake?.();
  };

  /** Nobody looks any more. */
  leave = (): void => {
    this.queue = [];
    this.skip();
  };

  private jump(view: RoadView): void {
    this.queue = [];
    this.ways = {}; // nothing is told, so nothing drives: the cars stand where they are
    this.cars = view.cars;
    this.recall();
    this.skip();
  }

  /** What was said and rolled up to here, though this page did not see it happen. */
  private recall(): void {
    if (this.playing || !this.view) return;
    const { said, call, rolled } = recalled(this.past);
    this.said = said;
    this.call = this.view.called > 0 ? call : null;
    if (rolled) this.lay(rolled);
  }

  private async play(unseen: boolean): Promise<void> {
    const rest = motion.hold(); // the sheet after the game waits for the last roll and drive
    this.playing = true;
    this.skipping = unseen;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      this.deep = 0;
      for (const event of next.told.events) await this.show(readEvent(event));
      this.cars = next.view.cars;
    }
    if (this.view) this.cars = this.view.cars;
    this.current = null;
    this.tumbling = this.skipping = this.playing = false;
    this.recall();
    rest();
  }

  private async show(event: TimelineEvent): Promise<void> {
    this.current = event;
    const lasts = lastsOf(event);
    if (event.dice) await this.roll(event);
    if (!this.skipping) this.sing(event);
    this.ways = Object.fromEntries(event.moves.map(({ seat, way }) => [seat, way]));
    this.cars = carsAfter([...this.cars], event);
    this.said = saidAfter(this.said, event);
    this.call = callAfter(this.call, event);
    if (event.code === "drew") this.open(event);
    await this.wait(event.dice ? lasts - TUMBLE : lasts);
    this.drawn = null;
  }

  private async roll(event: TimelineEvent): Promise<void> {
    this.lay(event);
    if (this.skipping) return;
    sound.dice();
    this.tumbling = !motion.reduced;
    await this.wait(motion.time(TUMBLE));
    this.tumbling = false;
  }

  private lay({ dice, seat }: TimelineEvent): void {
    if (dice) this.dice = dice;
    this.roller = seat;
  }

  /** A release card is turned up; mine lies open until I have read it. */
  private open(event: TimelineEvent): void {
    this.deep += 1;
    this.drawn = { seat: event.seat, card: event.card, deep: this.deep };
    this.reading = event.seat === this.mine() && !this.skipping;
  }

  private sing(event: TimelineEvent): void {
    if (event.code === "called") sound.horn(event.seat);
    if (event.code === "approved") sound.stamp();
    if (event.code === "drew") sound.paper();
    if (event.code === "drove") sound.knock();
  }

  private wait(milliseconds: number): Promise<void> {
    const still = motion.reduced && !this.drawn; // nothing to follow by eye; cards are read all the same
    if (this.skipping || still || milliseconds <= 0) return Promise.resolve();
    const hurry = this.queue.length < HURRIES ? 1 : this.drawn ? 0.45 : 0.3;
    return new Promise((done) => {
      this.wake = () => {
        this.wake = null;
        this.timer.end();
        done();
      };
      if (this.reading) return;
      this.timer.begin(milliseconds * hurry, pace.factor, pace.paused, () => this.wake?.());
    });
  }
}

const isOpening = (told: Told): boolean => told.events.some(({ code }) => code === "rolled_off");
