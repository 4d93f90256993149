// Moves a replay: plays it at some speed, and follows the scrubber once per animation frame.

import { motion } from "$client/kit/motion.svelte";
import { pace } from "$client/kit/stage/pace.svelte";
import type { ReplayPlay } from "./replay_play.svelte";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const STEP = 1_300; // milliseconds for a frame at speed 1
const LOOKS = 100; // milliseconds between two looks whether a frame is still being shown

export class Playback {
  playing = $state(false);
  speed = $state<number>(1);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = -1; // the frame under the scrubber; drawn once per animation frame

  constructor(private readonly play: ReplayPlay) {}

  toggle(): void {
    if (this.playing) return this.stop();
    if (this.play.at === this.play.last) this.play.go(0);
    this.playing = true;
    pace.speed = this.speed;
    this.wait();
  }

  stop(): void {
    this.playing = false;
    pace.speed = 1;
    clearTimeout(this.timer);
  }

  /** One step is shown as it happens; after a jump the position stands there at once. */
  go(to: number): void {
    this.stop();
    if (to === this.play.at + 1) this.play.go(to);
    else motion.jump(() => this.play.go(to));
  }

  scrub(to: number): void {
    this.stop();
    this.play.holdViewpoint();
    if (this.wanted < 0) requestAnimationFrame(() => this.land());
    this.wanted = to;
  }

  /** The scrubber was released. */
  rest(): void {
    this.play.releaseViewpoint();
  }

  private land(): void {
    if (this.wanted !== this.play.at) motion.jump(() => this.play.go(this.wanted));
    this.wanted = -1;
  }

  private wait(milliseconds = STEP / this.speed): void {
    pace.speed = this.speed;
    this.timer = setTimeout(() => this.advance(), milliseconds);
  }

  /** The next frame, once everything of this one has been shown. */
  private advance(): void {
    if (motion.isHeld) return this.wait(LOOKS);
    this.play.go(this.play.at + 1);
    if (this.play.at === this.play.last) this.stop();
    else this.wait();
  }
}
