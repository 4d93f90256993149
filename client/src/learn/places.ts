// What each note of a lesson speaks of: a part of the game's own screen, by its selectors.

import type { LessonPlaces } from "$client/games";
import type { Area } from "./beside";

/** What a learner may want to see or to tap meanwhile. */
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

/** Something was begun and left open: the screen is laid anew before the lesson goes on. */
export const isBegun = ({ begun }: LessonPlaces): boolean => isShown(begun);

/** The screen still shows what happened last. */
export const isMoving = ({ moving }: LessonPlaces): boolean => isShown(moving);

/** What a note speaks of: the first that is shown. */
export function spokenOf({ notes, small }: LessonPlaces, note: string): Element | null {
  const selectors = [(isSmall() ? small?.[note] : undefined) ?? notes[note] ?? []].flat();
  const found = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
  return found.find((part) => part.getClientRects().length > 0) ?? null;
}

/** Some things stand beside each other in a strip that is swiped. */
export function bringIntoSight(part: Element | null): void {
  const strip = part?.parentElement;
  if (!(part instanceof HTMLElement) || !strip) return;
  const swiped = strip.scrollWidth > strip.clientWidth + 1;
  const left = part.offsetLeft - (strip.clientWidth - part.clientWidth) / 2;
  if (swiped) strip.scrollTo({ left, behavior: "instant" });
  else part.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
}
