// The phrases of the chat that are said with one tap at the table and shown over a figure, and whether
// this browser wants to see them.

export const REACTIONS = ["bravo", "well_played", "oh_no", "thanks", "sorry", "hurry"] as const;
export type Reaction = (typeof REACTIONS)[number];

export const isReaction = (phrase: string): boolean =>
  (REACTIONS as readonly string[]).includes(phrase);

const KEPT = "kartki.reactions";
const OFF = "off";

class Wanted {
  on = $state(localStorage.getItem(KEPT) !== OFF); // whatever else is kept there means nothing

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem(KEPT, this.on ? "on" : OFF);
  }
}

export const reactions = new Wanted();
