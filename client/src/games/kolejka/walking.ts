// Arrow keys walk along a queue, and from one part of the street to the next.

const STEPS: Record<string, { along: number; down: number }> = {
  ArrowLeft: { along: -1, down: 0 },
  ArrowRight: { along: 1, down: 0 },
  ArrowUp: { along: 0, down: -1 },
  ArrowDown: { along: 0, down: 1 },
};

export function walk(road: HTMLElement, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const here = event.target as HTMLElement;
  if (!step) return;
  const lanes = [...road.children]
    .map((lane) => [...lane.querySelectorAll<HTMLElement>("button")])
    .filter((row) => row.length);
  const lane = lanes.findIndex((row) => row.includes(here));
  const row = lane < 0 ? undefined : lanes[lane + step.down];
  const next = row?.[Math.min(lanes[lane]!.indexOf(here) + step.along, row.length - 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
