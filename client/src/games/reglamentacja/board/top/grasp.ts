// What a touch on the top would be, and how the top is told to those who listen.

import type { ScreenContext } from "../../context";
import { postureOf } from "./scene";
import type { Spin } from "./spin.svelte";

/** flick: with a clock; spin: without one; stop; ask: why it may not be stopped; look: no more. */
export type Grasp = "flick" | "spin" | "stop" | "ask" | "look";

export function graspOf({ play, view, me }: Pick<ScreenContext, "play" | "view" | "me">): Grasp {
  const legal = play.ask?.legal ?? [];
  if (legal.some((choice) => choice.verb === "spin")) return view.live ? "flick" : "spin";
  if (legal.some((choice) => choice.verb === "stop")) return "stop";
  return postureOf(view) === "spins" && me >= 0 ? "ask" : "look";
}

export function say({ speech, view }: ScreenContext, spin: Spin, grasp: Grasp): string {
  const held = grasp === "flick" || grasp === "spin" ? "reg-top-held_mine" : "reg-top-held";
  const state =
    spin.state === "held"
      ? speech.say(held, { seat: { who: view.active } })
      : speech.say(spin.frozen ? "reg-top-frozen" : `reg-top-${spin.state}`);
  return grasp === "look" ? state : `${state} ${speech.say(`reg-top-do_${grasp}`)}`;
}
