// The keyboard's place on the table: it goes on to what is asked next, and never gets lost.

import { isElsewhere, isShown } from "$client/kit/focus/elsewhere";
import { keepFocus } from "$client/kit/focus/keep_focus";
import { LastInput } from "$client/kit/focus/last_input.svelte";
import { arrowKeys, ROWS_AND_ENDS } from "$client/kit/keys/arrow_keys";

const WALK = { steps: ROWS_AND_ENDS, buttons: isShown, held: true };
/** Arrows in a place whose children are the rows. */
export const byRows = arrowKeys({ ...WALK, rows: (place) => place.children });
/** … and in one that is one row itself. */
export const asRow = arrowKeys(WALK);

/** What a hand at the keyboard looks for, the nearest to being done first. */
const OFFERS = [
  ".acts .do",
  ".counter .goods.legal",
  ".bargain .goods.legal",
  ".street .legal button, .street button.legal:not(.front), .street .join",
  ".street button.legal",
  ".picker button[aria-disabled=false]",
  ".card button[aria-disabled=false]",
  ".acts .quiet",
];
/** Where it waits while others act: the words that say whose turn it is. */
const WAITING = ".prompt";

const shownIn = (main: HTMLElement, selector: string): HTMLElement | undefined =>
  [...main.querySelectorAll<HTMLElement>(selector)].find(isShown);

export function offered(main: HTMLElement): HTMLElement | undefined {
  for (const offer of OFFERS) {
    const found = shownIn(main, offer);
    if (found) return found;
  }
  return undefined;
}

export class Focus {
  private readonly input = new LastInput();
  private card: number | undefined; // in choice

  constructor(
    private readonly main: HTMLElement,
    private readonly isAsked: () => boolean,
  ) {}

  /** Follows keys, pointer and focus, and looks after whatever is taken away. */
  follow(): () => void {
    const instead = { ".advice": () => this.find(".advice button") };
    const letGo = keepFocus({ instead, goOn: () => this.goOn() })(this.main);
    const stop = this.input.follow();
    return () => {
      letGo();
      stop();
    };
  }

  /** By keys something was chosen, or laid down again: on to the next step, or back to the card. */
  chose(card: number | undefined): void {
    const before = this.card;
    this.card = card;
    if (!this.input.byKeys || isElsewhere({ target: document.activeElement })) return;
    if (card !== undefined || this.find(".acts .do")) this.goOn();
    else if (before !== undefined) this.find(`[data-card="${before}"]`)?.focus();
  }

  /** Another question: a keyboard that has been waiting, or is nowhere, comes to it. */
  asked(): void {
    const at = document.activeElement;
    if (this.input.byKeys && (at === document.body || at?.matches(WAITING))) this.goOn();
  }

  /** To what is offered now, or to where one waits for the others. */
  goOn(): void {
    const next = this.isAsked() ? offered(this.main) : undefined;
    // a finger looks where it looks: only keys take the street along
    (next ?? this.find(WAITING))?.focus({ preventScroll: !this.input.byKeys });
  }

  private find(selector: string): HTMLElement | undefined {
    return shownIn(this.main, selector);
  }
}
