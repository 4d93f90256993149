// What the screen draws now: the scene that is on stage, or how things stand.

import { markOf } from "$client/kit/stage/scene";
import type { Stage } from "$client/kit/stage/stage.svelte";
import { stageFor } from "$client/kit/stage/staging.svelte";
import type { Play } from "$client/kit/play";
import type { RoadView, Told } from "$client/wire";
import type { TimelineEvent } from "./event_timeline";
import { atRest, type Road } from "./road";
import { lasting, scenesOf, seenOf, type RoadScene } from "./scenes";

/** A release card that lies open. */
export interface Drawn {
  seat: number;
  card: string;
  space: string; // where the car stands meanwhile
  deep: number; // the first card of this drawer in this telling, the second …
  mine: boolean; // it waits until I have read it
  movesMe: boolean; // somebody else's card that moves my car
  mark: string;
}

type OnStage = Pick<Stage<RoadView, RoadScene>, "current" | "playing" | "goOn" | "skip">;
type Followed = Pick<Play<RoadView>, "view" | "past">;

export class RoadStage {
  private readonly rest: Road = $derived.by(() => atRest(this.play().view, this.play().past));
  private readonly road: Road = $derived.by(() => this.scene?.road ?? this.rest);
  /** What was told, as far as it has been shown. */
  readonly seen: readonly Told[] = $derived.by(() => seenOf(this.play().past, this.scene));
  readonly drawn: Drawn | null = $derived.by(() => drawnIn(this.scene));

  constructor(
    private readonly stage: OnStage,
    private readonly play: () => Followed,
  ) {}

  get scene(): RoadScene | null {
    return this.stage.current;
  }
  get current(): TimelineEvent | null {
    return this.scene?.at ?? null;
  }
  /** Whom the scene is about; -1: nothing is on stage. */
  get who(): number {
    return this.scene?.who ?? -1;
  }
  get playing(): boolean {
    return this.stage.playing;
  }
  get tumbling(): boolean {
    return this.scene?.kind === "tumbling";
  }
  get cars(): Road["cars"] {
    return this.road.cars;
  }
  get ways(): Road["ways"] {
    return this.road.ways;
  }
  get dice(): Road["dice"] {
    return this.road.dice;
  }
  get roller(): number {
    return this.road.roller;
  }
  get call(): Road["call"] {
    return this.road.call;
  }
  get pack(): number {
    return this.road.pack;
  }
  get said(): Road["said"] {
    return this.road.said;
  }

  goOn = (): void => this.stage.goOn();
  skip = (): void => this.stage.skip();
}

function drawnIn(scene: RoadScene | null): Drawn | null {
  if (scene?.kind !== "card") return null;
  const { at, deep, mine, touchesMe } = scene;
  const space = scene.road.cars[at.seat]?.space ?? "";
  return {
    seat: at.seat,
    card: at.card,
    space,
    deep,
    mine,
    movesMe: touchesMe,
    mark: markOf(scene),
  };
}

/** The stage of a play; to be called while the screen is set up. */
export const roadStageFor = (play: () => Play<RoadView>): Stage<RoadView, RoadScene> =>
  stageFor(play, (told, before, after) => scenesIn(play(), told, before ?? after), { lasting });

const READ = 2_800; // milliseconds for a card that nobody has to put away

const turning = (scene: RoadScene): RoadScene =>
  scene.mine ? { ...scene, mine: false, lasts: Math.min(scene.lasts, READ) } : scene;

type Read = Pick<Play<RoadView>, "past" | "runs"> & {
  speech: Pick<Play<RoadView>["speech"], "reader">;
};

/** With everything shown nobody is “you”: then every card turns by itself, as it does in a replay. */
export function scenesIn({ past, speech, runs }: Read, told: Told, view: RoadView): RoadScene[] {
  const earlier = past.filter(({ n }) => n < told.n);
  const scenes = scenesOf(told, { view, past: earlier }, speech.reader ?? -1);
  return runs ? scenes.map(turning) : scenes;
}
