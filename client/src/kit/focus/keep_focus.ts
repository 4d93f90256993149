// The focus never falls to the floor: where what had it is gone, the next sensible thing takes it.

type Found = HTMLElement | null | undefined;

interface Keeping {
  /** By a selector of what is gone: what stands there instead, if it is there. */
  instead: Record<string, (main: HTMLElement) => Found>;
  /** Everything else: on to what is to be done now. */
  goOn: () => void;
}

/** For the screen's `main`: `{@attach keepFocus(…)}`. */
export function keepFocus({ instead, goOn }: Keeping): (main: HTMLElement) => () => void {
  return (main) => {
    let held: Element | null = null; // what had the focus last, within the screen
    let place: string | undefined; // … and the selector of `instead` that it stood in

    const remember = ({ target }: FocusEvent): void => {
      held = target instanceof Element && main.contains(target) ? target : null;
      place = Object.keys(instead).find((selector) => held?.closest(selector));
    };
    const look = new MutationObserver(() => {
      if (!held || held.isConnected || document.activeElement !== document.body) return;
      const next = place === undefined ? null : instead[place]!(main);
      if (next) next.focus();
      else goOn();
    });

    document.addEventListener("focusin", remember);
    look.observe(main, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", remember);
      look.disconnect();
    };
  };
}
