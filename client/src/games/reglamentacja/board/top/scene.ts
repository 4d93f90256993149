// What the top is doing, as the view and the tellings say it: no more is known here.

import type { ShopView, Told } from "$client/wire";
import { FALL, GRASP, HOLD, ROLL, STAGGER } from "./fall";
import type { Look } from "./look";

export type Scene =
  | { is: "lies"; side: 1 | -1 }
  | { is: "held" } // somebody is about to flick it
  | { is: "spins"; since: number }
  | { is: "staggers"; since: number } // a hopeless flick
  | { is: "falls"; since: number; from: Look }
  | { is: "stopped"; since: number; from: Look; by: number }; // by a hand

type Posture = "lies" | "held" | "spins";

export function postureOf(view: Pick<ShopView, "steps" | "fallen">): Posture {
  if (view.steps.includes("spinning")) return "held";
  return view.steps.includes("trading") && !view.fallen ? "spins" : "lies";
}

/** REG-SPS-1: while the speculator shops, the top's time stands still. */
export const isFrozen = (view: Pick<ShopView, "steps">): boolean =>
  view.steps.includes("trading") && view.steps.includes("speculator");

interface Now {
  posture: Posture;
  events: Told["events"]; // that were told just now
  time: number;
  look: Look | null; // as it was drawn last
}

export function nextScene(scene: Scene, now: Now): Scene {
  const told = (code: string) => now.events.find((event) => event.code === code);
  const stopped = told("top_stopped");
  const since = now.time;
  if (told("spin_failed")) return { is: "staggers", since };
  if (scene.is === "spins" && now.look && now.posture !== "spins") {
    if (stopped) return { is: "stopped", since, from: now.look, by: whoOf(stopped) };
    if (told("top_fell") || told("all_quiet")) return { is: "falls", since, from: now.look };
  }
  return settled(scene, now);
}

function settled(scene: Scene, { posture, time }: Now): Scene {
  if (posture === "spins") return scene.is === "spins" ? scene : { is: "spins", since: time };
  if (posture === "held")
    return scene.is === "staggers" || scene.is === "held" ? scene : { is: "held" };
  if (scene.is === "falls" || scene.is === "stopped" || scene.is === "lies") return scene;
  return { is: "lies", side: 1 };
}

function whoOf(event: Told["events"][number]): number {
  const who = event.facts.seat;
  return typeof who === "object" && "who" in who ? who.who : 0;
}

/** Does anything still move? Nothing is drawn again before something else happens. */
export function isMoving(scene: Scene, time: number): boolean {
  if (scene.is === "spins") return true;
  return "since" in scene && time - scene.since < lengthOf(scene.is);
}

export function lengthOf(is: Scene["is"]): number {
  if (is === "falls") return FALL + ROLL;
  if (is === "stopped") return GRASP + HOLD + FALL + ROLL;
  return is === "staggers" ? STAGGER + FALL + ROLL : 0;
}
