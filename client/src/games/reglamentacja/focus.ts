// Whoever plays by keyboard never loses the place: when the focused thing goes, another of the
// same part of the screen takes over.

const NEXT = [
  ".buyable",
  ".discarding button:not(.none)",
  ".acts button:not([aria-disabled='true'])",
  "button:not([tabindex='-1'])",
];

export class Focus {
  private keyboard = false;
  private part: Element | null = null; // where the focus was last

  keyed = (): void => void (this.keyboard = true);
  pointed = (): void => void (this.keyboard = false);
  moved = (event: FocusEvent): void => {
    this.part = (event.target as Element).closest(".page > div");
  };

  /** After something has changed: is the focus still somewhere? */
  keep(): void {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!this.keyboard || !lost || !this.part?.isConnected) return;
    const next = NEXT.map((found) => this.part!.querySelector<HTMLElement>(found)).find(Boolean);
    next?.focus();
  }
}
