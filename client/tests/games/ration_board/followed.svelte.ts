// A table that a stage follows: the test tells what happens, by a clock of its own.

import { Pace } from "$client/kit/stage/pace.svelte";
import { Stage } from "$client/kit/stage/stage.svelte";
import { RoadStage, scenesIn } from "$client/games/ration_board/news/road_stage.svelte";
import { lasting, type RoadScene } from "$client/games/ration_board/news/scenes";
import type { Ask, CarView, RoadView, Told, WireEvent } from "$client/wire";
import { TestClock } from "../../kit/test_clock";

export const ME = 0;
export const OTHER = 1;

const car = (space: string): CarView => ({ space, granted: 0, holds: [] });
const PACK = ["rc01", "rc02", "rc03"];
export const viewWith = (...spaces: string[]): RoadView =>
  ({ cars: spaces.map(car), turn: 0, reason: "", called: 0, pack: PACK }) as unknown as RoadView;
export const told = (n: number, ...events: WireEvent[]): Told =>
  ({ t: "told", n, lines: [], events }) as unknown as Told;

export class Followed {
  view = $state.raw<RoadView>(viewWith());
  past = $state.raw<Told[]>([]);
  latest = $state.raw<Told | null>(null);
  ask: Ask | null = null;
  busy = false;
  stepped = false;
  runs = false;
  seat = ME;
  speech = { reader: ME as number | null };
  shownTo: number[] = [];
  readonly clock = new TestClock();
  readonly pace = new Pace();
  readonly showing: Stage<RoadView, RoadScene>;
  readonly stage: RoadStage;

  constructor(...spaces: string[]) {
    this.showing = new Stage<RoadView, RoadScene>(
      (one, before, after) => scenesIn(this, one, before ?? after),
      { clock: this.clock, pace: this.pace, hidden: () => false, lasting },
    );
    this.stage = new RoadStage(this.showing, () => this);
    this.stands(viewWith(...spaces));
  }

  shown(n: number): void {
    this.shownTo.push(n);
  }

  /** How things stand, without a telling: a page that was opened, a step back. */
  stands(view: RoadView, past: Told[] = []): void {
    this.latest = null;
    this.past = past;
    this.view = view;
    this.showing.follow(this);
  }

  tells(one: Told, view: RoadView, actor = OTHER): void {
    this.latest = one;
    this.past = [...this.past, one];
    this.view = view;
    this.ask = { prompt: "call", actors: [actor], legal: [], open: false, back: "" };
    this.showing.follow(this);
  }
}
