// Pointing at a line of the list: as long as a mouse moves over it or a key has led to it; a finger that
// has gone leaves it for a moment only. What is new ends it: the line is no longer what matters.

import type { WireEvent } from "$client/wire";

const LINGERS = 1_500; // milliseconds after a tap

interface Pointed {
  n: number;
  event: WireEvent;
}

type Point = (n: number, event?: WireEvent) => void;

export class LinePointer {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pointing = false;
  private held = false; // a finger or a button is down: the focus that it brings points at nothing

  constructor(private readonly point: Point) {}

  /** Moved, not entered: a list that scrolls under a mouse at rest is pointed at by nobody. */
  moved(how: string, line: Pointed): void {
    if (how !== "touch") this.at(line);
  }

  left(how: string): void {
    if (how !== "touch") this.end();
  }

  pressed(): void {
    this.held = true;
  }

  /** What was pressed was a swipe. */
  cancelled(): void {
    this.held = false;
  }

  tapped(how: string, line: Pointed): void {
    this.held = false;
    this.at(line);
    if (how === "touch") this.timer = setTimeout(this.end, LINGERS);
  }

  focused(line: Pointed): void {
    if (!this.held) this.at(line);
    this.held = false;
  }

  /** Only what this list points at: somebody may be pointing at the log meanwhile. */
  end = (): void => {
    clearTimeout(this.timer);
    if (this.pointing) this.point(-1);
    this.pointing = false;
  };

  private at({ n, event }: Pointed): void {
    clearTimeout(this.timer);
    this.pointing = true;
    this.point(n, event);
  }
}
