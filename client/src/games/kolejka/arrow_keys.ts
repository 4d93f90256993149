// Arrow keys walk along a row of things, and from one row to the next.

const STEPS: Record<string, { along: number; down: number }> = {
  ArrowLeft: { along: -1, down: 0 },
  ArrowRight: { along: 1, down: 0 },
  ArrowUp: { along: 0, down: -1 },
  ArrowDown: { along: 0, down: 1 },
  Home: { along: -Infinity, down: 0 },
  End: { along: Infinity, down: 0 },
};

export const isShown = (found: HTMLElement): boolean => found.getClientRects().length > 0;

/** The rows of a place: its parts, each with whatever can be chosen there. */
const rowsOf = (parts: Iterable<Element>): HTMLElement[][] =>
  [...parts]
    .map((part) => [...part.querySelectorAll<HTMLElement>("button")].filter(isShown))
    .filter((row) => row.length > 0);

function stepFrom(rows: HTMLElement[][], event: KeyboardEvent): HTMLElement | undefined {
  const step = STEPS[event.key];
  const here = event.target as HTMLElement;
  const at = rows.findIndex((row) => row.includes(here));
  if (!step || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const row = rows[at + step.down];
  const along = rows[at]!.indexOf(here) + step.along;
  return row?.[Math.min(Math.max(along, 0), row.length - 1)];
}

/** Lets the arrows walk among the buttons of these rows; for `{@attach}`. */
function walked(rows: (place: HTMLElement) => Iterable<Element>) {
  return (place: HTMLElement): (() => void) => {
    const walk = (event: KeyboardEvent): void => {
      const next = stepFrom(rowsOf(rows(place)), event);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    place.addEventListener("keydown", walk);
    return () => place.removeEventListener("keydown", walk);
  };
}

/** A place whose children are the rows. */
export const byRows = walked((place) => place.children);
/** A place that is one row itself. */
export const asRow = walked((place) => [place]);
