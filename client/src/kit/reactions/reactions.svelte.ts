// The phrases of the chat that are said with one tap at the table and shown over a figure, and whether
// this browser wants to see them.

import { keeping } from "../kept.svelte";

export const REACTIONS = ["bravo", "well_played", "oh_no", "thanks", "sorry", "hurry"] as const;
export type Reaction = (typeof REACTIONS)[number];

export const isReaction = (phrase: string): boolean =>
  (REACTIONS as readonly string[]).includes(phrase);

const KEPT = "kartki.reactions";
const SWITCH = ["on", "off"] as const;

class Wanted {
  on = $state(keeping.choice(KEPT, SWITCH) !== "off");

  toggle(): void {
    this.on = !this.on;
    keeping.keep(KEPT, this.on ? "on" : "off");
  }
}

export const reactions = new Wanted();
