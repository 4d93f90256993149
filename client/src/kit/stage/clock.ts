// The time that scenes are shown by; tests bring a clock of their own.

export interface Clock {
  now(): number; // milliseconds
  /** Run this later, unless the answer is called before. */
  after(milliseconds: number, run: () => void): () => void;
}

export const WALL_CLOCK: Clock = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
