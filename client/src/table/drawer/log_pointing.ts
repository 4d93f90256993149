// Pointing at a line of the log: for as long as somebody points, or, where the drawer covers the
// game, for a while after the line was chosen and the drawer has made way.

const LINGERS = 4_000; // milliseconds

export class Pointing {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly point: (n: number) => void) {}

  /** Ignored while a chosen line is still marked, because a closing drawer ends all pointing. */
  at(n: number): void {
    if (this.timer === undefined) this.point(n);
  }

  linger(n: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(), LINGERS);
    this.point(n);
  }

  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.point(-1);
  }
}
