// A finger on a slip: when it came down, and whether it stayed so long that all answers open.

import type { Board } from "./board.svelte";

const HELD = 450; // milliseconds of a long press

export class Press {
  private began = -1;
  private held = false; // this press was a long one: the tap at its end means nothing more
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly board: Board,
    private readonly long: (began: number) => void,
  ) {}

  /** `at`: when the finger came down; a busy page may hear of it much later. */
  down(holdable: boolean, at = performance.now()): void {
    this.began = Math.min(at, performance.now());
    this.held = false;
    this.board.press();
    if (holdable) this.timer = setTimeout(() => this.hold(), HELD);
  }

  up(): void {
    clearTimeout(this.timer);
    this.board.release();
  }

  /** When this tap began; by keyboard: now; -1: it was a long press. */
  tapped(event: MouseEvent): number {
    const { began, held } = this;
    this.began = -1;
    this.held = false;
    if (held) return -1;
    return event.detail && began >= 0 ? began : performance.now();
  }

  private hold(): void {
    this.held = true;
    this.long(this.began);
  }
}
