// A stage for a game's screen: it follows the play as long as the screen is there.

import { untrack } from "svelte";
import type { Play } from "../play";
import type { Scene } from "./scene";
import { Stage, type ScenesOf, type StageOptions } from "./stage.svelte";

/** To be called while a screen is set up. */
export function stageFor<V, S extends Scene>(
  play: () => Play<V>,
  scenesOf: ScenesOf<V, S>,
  options: StageOptions<S> = {},
): Stage<V, S> {
  const stage = new Stage<V, S>(scenesOf, options);
  $effect(() => {
    const now = play();
    void [now.latest, now.view, now.past, now.ask];
    untrack(() => stage.follow(now));
  });
  $effect(() => {
    if (play().busy) untrack(stage.skip); // who acts has seen enough
  });
  $effect(() => {
    void [stage.pace.factor, stage.pace.paused];
    untrack(() => stage.paceChanged());
  });
  $effect(() => {
    const hidden = () => document.hidden && stage.skip();
    document.addEventListener("visibilitychange", hidden);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      stage.leave();
    };
  });
  return stage;
}
