// The focus never falls to the floor: where what had it is gone, the next sensible thing takes it.

/** From what is gone to what stands there instead; everything else goes back to the question. */
const INSTEAD: Record<string, string> = {
  ".advice": ".advice button",
  ".note": '.map [data-space][tabindex="0"]',
};

const insteadOf = (gone: Element): string =>
  Object.entries(INSTEAD).find(([place]) => gone.closest(place))?.[1] ?? "";

/** A key pressed in the drawer or in a rule that lies open is not for the game. */
export const isInDialog = ({ target }: Event): boolean =>
  target instanceof Element && target.closest("dialog, [role=dialog]") !== null;

/** For the screen's `main`; `question` gives what is to be done now, or the words about it. */
export function keepFocus(question: () => HTMLElement | null): (main: HTMLElement) => () => void {
  return (main) => {
    let last: Element | null = null;
    let instead = "";

    const remember = ({ target }: FocusEvent): void => {
      last = main.contains(target as Node) ? (target as Element) : null;
      instead = last ? insteadOf(last) : "";
    };
    const look = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      const next = instead ? main.querySelector<HTMLElement>(instead) : null;
      (next ?? question())?.focus();
    });

    document.addEventListener("focusin", remember);
    look.observe(main, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", remember);
      look.disconnect();
    };
  };
}
