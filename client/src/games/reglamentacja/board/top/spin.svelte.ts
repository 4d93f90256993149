// The top as this screen follows it: what it is doing, since when, and how it looks just now.

import type { ScreenContext } from "../../context";
import { after, look, lookOf, stateOf, vigourInBeats, type Look, type SpinState } from "./look";
import { isFrozen, isMoving, nextScene, postureOf, type Scene } from "./scene";

const HIS_SHOPPING = 1_400; // milliseconds, where nobody says for how long: a die is rolled, a card is gone
const SETTLING = 500; // a beat shows within this time
const LONGEST_FRAME = 100; // after a pause it goes on from where it was
const PATIENCE = 30_000; // without a clock, where nothing happens: a still picture until something does
const UNKNOWN = -1; // of the moment of a flick

/** What is said of it: how it spins, or what else it does. */
export type TopState = SpinState | "held" | "down";

export class Spin {
  scene = $state.raw<Scene>({ is: "lies", side: 1 });
  state = $state<TopState>("down");
  energy = $state(0); // for the gauge: in twentieths
  frozen = $state(false);
  heard = $state(0); // how often something was: whoever draws wakes up
  shown: Look | null = null; // as it was drawn last
  private shownAt = 0;
  private thawsAt = 0;
  private heardAt = 0;
  private told: unknown = null;
  private flicked = UNKNOWN;

  constructor(private readonly here: ScreenContext) {}

  /** The view has changed, or something was told. */
  hear(time = performance.now()): void {
    const { play, view } = this.here;
    const fresh = play.latest !== this.told && play.latest ? play.latest.events : [];
    this.told = play.latest;
    this.heardAt = time;
    this.heard++;
    const posture = postureOf(view);
    this.scene = nextScene(this.scene, { posture, events: fresh, time, look: this.shown });
    if (posture === "spins" && fresh.some((event) => event.code === "speculator_took"))
      this.thawsAt = time + HIS_SHOPPING;
    this.thawsAt = Math.max(this.thawsAt, play.standsUntil ?? 0);
    this.setClock(play.flicked);
    this.see(time);
  }

  /** Whoever comes to a spinning top is told since when it spins: often from before the page was. */
  private setClock(flicked: number): void {
    if (flicked !== this.flicked && flicked !== UNKNOWN && this.scene.is === "spins")
      this.scene = { is: "spins", since: flicked };
    this.flicked = flicked;
  }

  /** How it looks now; also what is said of it. */
  see(time: number): void {
    const raided = this.here.scene?.kind === "raid" || isFrozen(this.here.view);
    this.frozen = this.scene.is === "spins" && (raided || time < this.thawsAt);
    if (this.scene.is === "spins") this.seeSpin(time, this.scene.since);
    else {
      this.state = this.isHeld(time) ? "held" : "down";
      this.energy = 0;
    }
  }

  private isHeld(time: number): boolean {
    return this.scene.is === "held" || (this.scene.is === "staggers" && !this.moves(time));
  }

  private seeSpin(time: number, since: number): void {
    const { view } = this.here;
    if (!this.frozen || !this.shown)
      this.shown = view.live ? look(view.quality, this.age(time, since)) : this.inBeats(time);
    this.shownAt = time;
    this.state = stateOf(this.shown.e);
    this.energy = Math.round(this.shown.e * 20) / 20;
  }

  /** While the table stands still it is as old as it was when that began. */
  private age(time: number, since: number): number {
    return Math.max(0, Math.max(time, this.here.play.standsUntil ?? 0) - since);
  }

  private inBeats(time: number): Look {
    const { view } = this.here;
    const aim = vigourInBeats(view.beats, view.hand_sizes.length);
    if (!this.shown) return lookOf(aim, { turned: 0, sway: 0, nod: 0 });
    const passed = Math.max(0, Math.min(LONGEST_FRAME, time - this.shownAt));
    const share = Math.min(1, passed / SETTLING);
    const e = this.shown.e + (aim.e - this.shown.e) * share;
    return after(this.shown, { e, gone: 1 - e }, passed);
  }

  moves(time: number): boolean {
    const waits = !this.here.view.live && time - this.heardAt > PATIENCE;
    return isMoving(this.scene, time) && !(waits && this.scene.is === "spins");
  }
}
