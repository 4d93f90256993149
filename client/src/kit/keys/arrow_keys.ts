// Arrow keys walk among the buttons of a place: along a row, and from one row to the next.

interface Step {
  along: number;
  down: number;
}

/** By the name of a key. */
export type Steps = Record<string, Step>;

const along = (by: number): Step => ({ along: by, down: 0 });
const down = (by: number): Step => ({ along: 0, down: by });

const TO_THE_ENDS: Steps = { Home: along(-Infinity), End: along(Infinity) };
const SIDEWAYS: Steps = { ArrowLeft: along(-1), ArrowRight: along(1) };

/** Left and right within a row, up and down from row to row. */
export const ROWS: Steps = { ...SIDEWAYS, ArrowUp: down(-1), ArrowDown: down(1) };
export const ROWS_AND_ENDS: Steps = { ...ROWS, ...TO_THE_ENDS };
/** One row, that up and down walk along as well: by one, or where it is laid out in lines by a line. */
export const lineBy = (by: number): Steps => ({
  ...SIDEWAYS,
  ...TO_THE_ENDS,
  ArrowUp: along(-by),
  ArrowDown: along(by),
});

interface Walk {
  steps: Steps;
  rows?: (place: HTMLElement) => Iterable<Element>; // the place itself is one row
  buttons?: (button: HTMLElement) => boolean; // which of them can be reached; all
  held?: boolean; // is a step beyond an end kept from the page?
  entered?: "below" | "first"; // where another row is entered
}

const ITSELF = (place: HTMLElement): Iterable<Element> => [place];

function buttonsOf({ rows = ITSELF, buttons = () => true }: Walk, place: HTMLElement) {
  return [...rows(place)]
    .map((row) => [...row.querySelectorAll<HTMLElement>("button")].filter(buttons))
    .filter((row) => row.length > 0);
}

function stepFrom(walk: Walk, rows: HTMLElement[][], event: KeyboardEvent) {
  const step = walk.steps[event.key];
  const here = event.target as HTMLElement;
  const at = rows.findIndex((row) => row.includes(here));
  if (!step || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const row = rows[at + step.down];
  if (step.down && walk.entered === "first") return row?.[0];
  const to = rows[at]!.indexOf(here) + step.along;
  const clamped = walk.held || !Number.isFinite(to);
  return row?.[clamped ? Math.min(Math.max(to, 0), row.length - 1) : to];
}

/** Lets the arrows walk among the buttons of a place; for `{@attach}`. */
export function arrowKeys(walk: Walk) {
  return (place: HTMLElement): (() => void) => {
    const keyed = (event: KeyboardEvent): void => {
      const next = stepFrom(walk, buttonsOf(walk, place), event);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    place.addEventListener("keydown", keyed);
    return () => place.removeEventListener("keydown", keyed);
  };
}
