// Time that runs down between two tellings: the server says how much was left, the page counts on.

const SECOND = 1_000;

export class TimeRunning {
  private now = $state(performance.now());

  /** Made by a component: it stops with it. */
  constructor() {
    $effect(() => {
      const beat = setInterval(() => (this.now = performance.now()), SECOND);
      return () => clearInterval(beat);
    });
  }

  /** Milliseconds that are left of what was told then; -1: there is no end. */
  left(told: number, toldAt: number): number {
    if (told < 0) return -1;
    return Math.max(0, told - Math.max(0, this.now - toldAt));
  }
}

/** `4:05`, and hours where there are some. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number): string => String(number).padStart(2, "0");
  const rest = two(seconds % 60);
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
