// A stretch of time that can be stopped, go on, and run faster or slower while it lasts.

import type { Clock } from "./clock";

export class SceneTimer {
  private left = 0; // milliseconds at normal pace
  private since = 0;
  private factor = 1;
  private cancel: (() => void) | null = null;
  private over: (() => void) | null = null;

  constructor(private readonly clock: Clock) {}

  /** `over` is called once, when so much time has passed, or by `end`; after Infinity by `end` alone. */
  begin(milliseconds: number, factor: number, paused: boolean, over: () => void): void {
    this.left = milliseconds;
    this.over = over;
    this.factor = factor;
    if (!paused) this.run();
  }

  pause(): void {
    if (!this.cancel) return;
    this.stop();
    this.left -= (this.clock.now() - this.since) / (this.factor || 1);
  }

  resume(): void {
    if (this.over && !this.cancel) this.run();
  }

  /** What is left of it takes longer or shorter from now on. */
  change(factor: number): void {
    const running = this.cancel !== null;
    this.pause();
    this.factor = factor;
    if (running) this.run();
  }

  end(): void {
    this.stop();
    const over = this.over;
    this.over = null;
    over?.();
  }

  private run(): void {
    this.since = this.clock.now();
    const time = this.left * this.factor;
    this.cancel = Number.isFinite(time)
      ? this.clock.after(Math.max(0, time), () => this.end())
      : () => undefined;
  }

  private stop(): void {
    this.cancel?.();
    this.cancel = null;
  }
}
