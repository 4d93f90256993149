// Fingers on a window of the map: one drags it, two make it larger or smaller.

import type { Frame } from "./map/seen";
import { moved } from "./framing";

const STEADY = 2; // pixels that a tap may tremble

export class Fingers {
  private readonly down = new Map<number, PointerEvent>();

  press = (event: PointerEvent): void => void this.down.set(event.pointerId, event);
  lift = (event: PointerEvent): void => void this.down.delete(event.pointerId);

  /** The frame after this movement, or null if nothing has moved. */
  move(event: PointerEvent, frame: Frame, width: number): Frame | null {
    const before = this.down.get(event.pointerId);
    if (!before) return null;
    const spread = this.spread();
    const [dx, dy] = [before.clientX - event.clientX, before.clientY - event.clientY];
    if (this.down.size === 1 && Math.hypot(dx, dy) <= STEADY) return null;
    this.down.set(event.pointerId, event);
    if (this.down.size > 1) return moved(frame, 0, 0, spread / this.spread());
    return moved(frame, (dx * frame.w) / width, (dy * frame.w) / width);
  }

  private spread(): number {
    const [a, b] = [...this.down.values()];
    return a && b ? Math.max(Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), 1) : 1;
  }
}
