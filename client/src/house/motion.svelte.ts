// Does this reader want things to move? Asked of the system, and of a switch of our own.

const KEPT = "kartki.motion";

class Motion {
  private readonly system = matchMedia("(prefers-reduced-motion: reduce)");
  private calm = $state(this.system.matches);
  private chosen = $state(localStorage.getItem(KEPT));

  constructor() {
    this.system.addEventListener("change", (event) => (this.calm = event.matches));
  }

  get reduced(): boolean {
    return this.chosen === null ? this.calm : this.chosen === "still";
  }

  choose(reduced: boolean): void {
    this.chosen = reduced ? "still" : "moves";
    localStorage.setItem(KEPT, this.chosen);
  }

  /** Milliseconds that a movement takes here. */
  time(milliseconds: number): number {
    return this.reduced ? 0 : milliseconds;
  }
}

export const motion = new Motion();
