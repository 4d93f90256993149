// The table's words, renewed only when the language or a name changes: a log has many sentences.

import { untrack } from "svelte";
import type { Play } from "../play";
import { reading } from "$client/words/language.svelte";
import type { Speech } from "$client/words/speech";

export class SteadySpeech {
  private readonly cause = $derived.by(() =>
    [reading.language, reading.game, this.play().seat, ...this.names()].join("\n"),
  );
  readonly current: Speech = $derived.by(() => {
    void this.cause;
    return untrack(() => this.play().speech);
  });

  constructor(private readonly play: () => Pick<Play<object>, "speech" | "seat" | "room">) {}

  private names(): string[] {
    return this.play().room.seats.map((seat) => seat.name);
  }
}
