// The keyboard's place on the table: it goes on to what is asked next, and never gets lost.

import { isShown } from "./arrow_keys";

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

/** A key pressed in the drawer, or in a rule that lies open, is not for the game. */
export const isElsewhere = ({ target }: { target: unknown }): boolean =>
  target instanceof Element && target.closest("dialog, [role=dialog]") !== null;

export class Focus {
  private byKeys = false; // was the last thing that was touched a key?
  private held: Element | null = null; // what had the focus last, within the table
  private advised = false; // … and was it a bot's advice?
  private card: number | undefined; // in choice

  constructor(
    private readonly main: HTMLElement,
    private readonly isAsked: () => boolean,
  ) {}

  /** Follows keys, pointer and focus, and looks after whatever is taken away. */
  follow(): () => void {
    const ears = new AbortController();
    const { signal } = ears;
    addEventListener("keydown", () => (this.byKeys = true), { capture: true, signal });
    addEventListener("pointerdown", () => (this.byKeys = false), { capture: true, signal });
    addEventListener("focusin", (event) => this.remember(event), { signal });
    const eyes = new MutationObserver(() => this.catch());
    eyes.observe(this.main, { childList: true, subtree: true });
    return () => {
      ears.abort();
      eyes.disconnect();
    };
  }

  private remember({ target }: FocusEvent): void {
    this.held = target instanceof Element && this.main.contains(target) ? target : null;
    this.advised = this.held?.closest(".advice") != null;
  }

  /** What had the focus is gone: the next sensible thing has it. */
  private catch(): void {
    const lost = this.held && !this.held.isConnected;
    if (!lost || document.activeElement !== document.body) return;
    const advice = this.advised ? this.find(".advice button") : undefined;
    if (advice) advice.focus();
    else this.goOn();
  }

  /** By keys something was chosen, or laid down again: on to the next step, or back to the card. */
  chose(card: number | undefined): void {
    const before = this.card;
    this.card = card;
    if (!this.byKeys || isElsewhere({ target: document.activeElement })) return;
    if (card !== undefined || this.find(".acts .do")) this.goOn();
    else if (before !== undefined) this.find(`[data-card="${before}"]`)?.focus();
  }

  /** Another question: a keyboard that has been waiting, or is nowhere, comes to it. */
  asked(): void {
    const at = document.activeElement;
    if (this.byKeys && (at === document.body || at?.matches(WAITING))) this.goOn();
  }

  /** To what is offered now, or to where one waits for the others. */
  goOn(): void {
    const next = this.isAsked() ? offered(this.main) : undefined;
    // a finger looks where it looks: only keys take the street along
    (next ?? this.find(WAITING))?.focus({ preventScroll: !this.byKeys });
  }

  private find(selector: string): HTMLElement | undefined {
    return shownIn(this.main, selector);
  }
}
