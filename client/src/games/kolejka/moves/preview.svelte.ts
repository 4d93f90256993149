// What the chosen act would do, as the server foretells it.

import type { Play, Previewed } from "$client/kit/play";
import type { SquareView } from "$client/wire";
import type { Choosing } from "./choosing.svelte";

export class Foresight {
  seen = $state.raw<Previewed<SquareView> | null>(null);

  constructor(play: () => Play<SquareView>, choosing: Choosing) {
    $effect(() => {
      const move = choosing.chosen?.move;
      this.seen = null;
      if (!move) return;
      void play()
        .preview(move)
        .then((found) => {
          if (choosing.chosen?.move === move) this.seen = found;
        });
    });
  }
}
