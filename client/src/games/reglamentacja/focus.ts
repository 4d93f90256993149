// Whoever plays by keyboard never loses the place: when the focused thing goes, another of the
// same part of the screen takes over. Arrows walk along the shop, the hand and the deals.

import { LastInput } from "$client/kit/focus/last_input.svelte";
import { arrowKeys, lineBy, ROWS } from "$client/kit/keys/arrow_keys";

const NEXT = [
  ".buyable",
  ".discarding button:not(.none)",
  ".acts button:not([aria-disabled='true'])",
  "button:not([tabindex='-1'])",
];

/** Along a row of buttons; Tab still visits each of them, in the order of the eye. */
export const alongRow = arrowKeys({ steps: lineBy(1) });

/** Up and down from deal to deal, left and right within one. */
export const alongSlips = arrowKeys({
  steps: ROWS,
  rows: (list) => list.querySelectorAll("li"),
  entered: "first",
});

export class Focus {
  private readonly input = new LastInput();
  private part: Element | null = null; // where the focus was last

  follow = this.input.follow;
  moved = (event: FocusEvent): void => {
    this.part = (event.target as Element).closest(".page > div");
  };

  /** After something has changed: is the focus still somewhere? */
  keep(): void {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!this.input.byKeys || !lost || !this.part?.isConnected) return;
    const next = NEXT.map((found) => this.part!.querySelector<HTMLElement>(found)).find(Boolean);
    next?.focus();
  }
}
