// The keyboard's place on the road: what takes the focus when something goes, and arrows on the keys.

import { keepFocus } from "$client/kit/focus/keep_focus";
import { arrowKeys, lineBy } from "$client/kit/keys/arrow_keys";

const LINE = 6; // keys of the twelve in a line

/** Arrows on the twelve keys: along a line, from line to line, to either end. */
export const alongKeys = arrowKeys({ steps: lineBy(LINE) });

const first = (selector: string) => (main: HTMLElement) =>
  main.querySelector<HTMLElement>(selector);

/** For the screen's `main`; `question` gives what is to be done now, or the words about it. */
export const keepFocusOn = (question: () => HTMLElement | null) =>
  keepFocus({
    instead: {
      ".advice": first(".advice button"),
      ".note": first('.map [data-space][tabindex="0"]'),
    },
    goOn: () => question()?.focus(),
  });
