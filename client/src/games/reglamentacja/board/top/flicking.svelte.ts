// The knob between somebody's fingers, or under a key: from the first touch to the flick.

import { needleAt, qualityOf, type Touch } from "./flick";

const HELD = 300; // milliseconds: a shorter press only sets the needle swinging
const REMEMBERED = 400; // milliseconds of touches, for the thread of speed lines
const UNANSWERED = 1_500; // … and for how long a flick is drawn before the table has answered

interface Flicked {
  quality: number;
  at: number; // performance.now()
}

export class Flicking {
  dragging = $state(false);
  swinging = $state(false); // the needle, for keys and switches
  last = $state.raw<Flicked | null>(null); // to be drawn and read at once
  touches: Touch[] = [];
  private pressed = 0;

  constructor(private readonly flick: (quality: number) => void) {}

  // with a finger

  take(touch: Touch): void {
    this.touches = [touch];
    this.dragging = true;
    this.swinging = false;
  }

  drag(touch: Touch): void {
    if (!this.dragging) return;
    const recent = ({ time }: Touch) => time > touch.time - REMEMBERED;
    this.touches = [...this.touches.filter(recent), touch];
  }

  /** True if it was a flick, and not a mere tap. */
  letGo(time: number): boolean {
    if (!this.dragging) return false;
    this.dragging = false;
    const quality = qualityOf(this.touches, time);
    if (quality >= 0) this.send(quality, time);
    return quality >= 0;
  }

  // with a key, a switch, or a button

  press(time: number): void {
    if (this.swinging) return this.catchNeedle(time);
    if (this.pending(time)) return; // it has left the fingers already
    this.swinging = true;
    this.pressed = time;
  }

  /** Letting go catches the needle; after a short press it swings on until the next one. */
  release(time: number): void {
    if (this.swinging && time - this.pressed > HELD) this.catchNeedle(time);
  }

  cancel(): void {
    this.dragging = this.swinging = false;
    this.touches = [];
  }

  needle(time: number): number {
    return needleAt(Math.max(0, time - this.pressed));
  }

  /** A flick that the table has not answered yet. */
  pending(time: number): Flicked | null {
    return this.last && time - this.last.at < UNANSWERED ? this.last : null;
  }

  private catchNeedle(time: number): void {
    this.swinging = false;
    this.send(this.needle(time), time);
  }

  private send(quality: number, at: number): void {
    this.last = { quality, at };
    this.flick(quality);
  }
}

const isFlick = (event: KeyboardEvent): boolean => event.key === " " || event.key === "Enter";

/** What a button does with its keys: hold Space or Enter, let go at the right moment. */
export const keysOf = (flicking: Flicking) => ({
  onkeydown(event: KeyboardEvent): void {
    if (event.key === "Escape") flicking.cancel();
    if (!isFlick(event)) return;
    event.preventDefault();
    if (!event.repeat) flicking.press(event.timeStamp);
  },
  onkeyup(event: KeyboardEvent): void {
    if (!isFlick(event)) return;
    event.preventDefault();
    flicking.release(event.timeStamp);
  },
});
