// Was the last thing that somebody used a key or a pointer? Only keys take the focus along.

export class LastInput {
  byKeys = $state(false);

  /** Follows both as long as a screen is there; returns how to stop. */
  follow = (): (() => void) => {
    const ears = new AbortController();
    const how = { capture: true, signal: ears.signal };
    addEventListener("keydown", () => (this.byKeys = true), how);
    addEventListener("pointerdown", () => (this.byKeys = false), how);
    return () => ears.abort();
  };
}
