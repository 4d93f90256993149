// Arrow keys among slips: up and down from deal to deal, left and right within one.

const ALONG: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
const WITHIN: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export function alongSlips(list: HTMLElement): { destroy: () => void } {
  function keyed(event: KeyboardEvent): void {
    const slip = document.activeElement?.closest("li");
    if (!slip || !list.contains(slip)) return;
    const next = neighbour(list, slip, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  list.addEventListener("keydown", keyed);
  return { destroy: () => list.removeEventListener("keydown", keyed) };
}

function neighbour(list: HTMLElement, slip: Element, key: string): HTMLElement | undefined {
  const slips = [...list.querySelectorAll("li")];
  const along = ALONG[key];
  if (along)
    return (
      slips[slips.indexOf(slip as HTMLLIElement) + along]?.querySelector("button") ?? undefined
    );
  const within = WITHIN[key];
  if (!within) return undefined;
  const buttons = [...slip.querySelectorAll("button")];
  return buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + within];
}
