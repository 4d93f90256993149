// The row of cards as it is shown: while a purchase or the speculator's raid is on stage, as it was
// then, with the card that goes; else as the view says.

import { motion } from "$client/kit/motion.svelte";
import { pace } from "$client/kit/stage/pace.svelte";
import { untrack } from "svelte";
import type { ShopScene } from "../../news/scenes";

const ROLL = 1_100; // milliseconds at normal pace: the die runs along the shelf
const LAST = 4; // faces that it passes more slowly
const SLOWER = 2.5; // … so many times

export interface Going {
  card: number;
  to: number; // a seat, or the speculator
}

export class Shelf {
  face = $state(0); // where the speculator's die is, 0: nowhere
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly scene: () => ShopScene | null,
    private readonly truth: () => readonly number[],
  ) {}

  get row(): readonly number[] {
    const scene = this.scene();
    return scene && (scene.place ?? -1) >= 0 ? scene.row : this.truth();
  }

  /** The card that is being taken away: by the speculator, once his die lies still. */
  get going(): Going | null {
    const scene = this.scene();
    if (!scene || scene.card < 0) return null;
    if (scene.kind === "raid" && this.face !== dieOf(scene)) return null;
    return { card: scene.card, to: scene.taker };
  }

  /** The place in the row that the die lies on, from 1; 0: none, or the row is another one already. */
  get pressed(): number {
    return (this.scene()?.place ?? -1) >= 0 ? this.face : 0;
  }

  /** To be called in an effect, for each scene anew; `still`: it lies already. */
  follow(scene: ShopScene | null, still: boolean): void {
    clearTimeout(this.timer);
    if (scene?.kind !== "raid") this.face = 0;
    else if (still || !motion.moves || !pace.factor) this.face = dieOf(scene);
    else
      this.roll(
        0,
        untrack(() => passes(scene)),
        dieOf(scene),
      );
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** From face to face, slower at the end. */
  private roll(at: number, last: number, die: number): void {
    const faces = this.row.length || 1;
    this.face = at === last ? die : (at % faces) + 1;
    if (at === last) return;
    const slow = at > last - LAST ? SLOWER : 1;
    const unit = (ROLL * pace.factor) / (last + LAST * (SLOWER - 1));
    this.timer = setTimeout(() => this.roll(at + 1, last, die), unit * slow);
  }
}

const dieOf = ({ event }: ShopScene): number => Number(event.facts.die);

/** Once along the whole row, and on to where it stops. */
const passes = (scene: ShopScene): number => scene.row.length + dieOf(scene) - 1;
