// The part of the game's screen that each note of a lesson is about, found by CSS selectors.

import type { LessonPlaces } from "$client/games";
import type { Area } from "./bubble_place";

/** What should not be hidden, because the learner may want to see or tap it. */
export function sparedIn({ spared }: LessonPlaces): Area[] {
  const parts = isSmall() ? [] : [...document.querySelectorAll(spared)];
  return parts.map(areaOf).filter(({ width }) => width > 0);
}

export function areaOf(part: Element): Area {
  const { left, top, width, height } = part.getBoundingClientRect();
  return { left, top, width, height };
}

export const isSmall = (): boolean => innerWidth < 700;

const isShown = (selector: string | undefined): boolean =>
  selector !== undefined && document.querySelector(selector) !== null;

/** Was something begun on the screen? Then it is reset before the lesson goes on. */
export const isBegun = ({ begun }: LessonPlaces): boolean => isShown(begun);

/** Is the screen still animating the last move? */
export const isMoving = ({ moving }: LessonPlaces): boolean => isShown(moving);

/** The target of a note: the first of its elements that is shown. */
export function spokenOf({ notes, small }: LessonPlaces, note: string): Element | null {
  const selectors = [(isSmall() ? small?.[note] : undefined) ?? notes[note] ?? []].flat();
  const found = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
  return found.find((part) => part.getClientRects().length > 0) ?? null;
}

/** Scroll to a part that lies in a strip which is swiped. */
export function bringIntoSight(part: Element | null): void {
  const strip = part?.parentElement;
  if (!(part instanceof HTMLElement) || !strip) return;
  const swiped = strip.scrollWidth > strip.clientWidth + 1;
  const left = part.offsetLeft - (strip.clientWidth - part.clientWidth) / 2;
  if (swiped) strip.scrollTo({ left, behavior: "instant" });
  else part.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
}
