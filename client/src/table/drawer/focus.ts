// Where the drawer covers the whole screen, the Tab key stays in it.

const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

export function keepFocusIn(within: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== "Tab") return;
  const reached = [...within.querySelectorAll<HTMLElement>(REACHED)].filter(
    (one) => one.tabIndex >= 0 && one.offsetParent !== null,
  );
  const end = event.shiftKey ? reached[0] : reached.at(-1);
  if (document.activeElement !== end) return;
  event.preventDefault();
  (event.shiftKey ? reached.at(-1) : reached[0])?.focus();
}
