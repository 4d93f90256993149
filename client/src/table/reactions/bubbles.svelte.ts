// What people have just said over their figures: for each seat the last thing, for a few seconds.

import type { ChatTold } from "$client/wire";

const SHOWN = 4_500; // milliseconds

export class Bubbles {
  shown = $state.raw<ChatTold[]>([]);

  show(said: ChatTold): void {
    this.shown = [...this.shown.filter(({ seat }) => seat !== said.seat), said];
    setTimeout(() => (this.shown = this.shown.filter((one) => one !== said)), SHOWN);
  }
}
