// What this screen tells the server of what it has shown: where one person plays, bots wait for it (HSE-BOT-1).

import type { HasShown } from "$client/wire";

export class ShownTeller {
  private n = -1;
  private paused = false;
  private loaded = false; // the game's screen is there
  private staged = false; // … and says itself what it has shown

  constructor(private readonly send: (message: HasShown) => void) {}

  /** The screen has shown everything up to this number. */
  show(n: number, paused: boolean): void {
    this.staged = true;
    this.say(n, paused);
  }

  /** The screen is loaded. One that stages nothing shows at once whatever it is told. */
  screenLoaded(n: number): void {
    this.loaded = true;
    this.told(n);
  }

  told(n: number): void {
    if (this.loaded && !this.staged) this.say(n, false);
  }

  /** Over another socket, of which the server has heard nothing yet. */
  welcomed(): void {
    if (this.n >= 0) this.send({ t: "shown", n: this.n, paused: this.paused });
  }

  private say(n: number, paused: boolean): void {
    if (n < 0 || (n <= this.n && paused === this.paused)) return;
    this.n = Math.max(n, this.n);
    this.paused = paused;
    this.send({ t: "shown", n: this.n, paused });
  }
}
