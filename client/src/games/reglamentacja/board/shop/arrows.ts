// Arrow keys go along a row of buttons; Tab still visits each of them, in the order of the eye.

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function arrows(row: HTMLElement): { destroy: () => void } {
  function keyed(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const buttons = [...row.querySelectorAll<HTMLElement>("button")];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const next = step ? buttons[at + step] : ENDS[event.key]?.(buttons);
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  }
  row.addEventListener("keydown", keyed);
  return { destroy: () => row.removeEventListener("keydown", keyed) };
}

const ENDS: Record<string, (buttons: HTMLElement[]) => HTMLElement | undefined> = {
  Home: (buttons) => buttons[0],
  End: (buttons) => buttons.at(-1),
};
