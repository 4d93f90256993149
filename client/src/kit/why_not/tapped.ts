// What was tapped: why not is answered beside it.

const within = ({ target }: Event, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

/** Is this a tap upon a bubble? It is an answer itself, and nothing to be answered. */
export const isAnswer = (event: Event): boolean => within(event, ".bubble") !== null;

/** The button of this event; nothing within a bubble counts. */
export const tappedIn = (event: Event): HTMLElement | null =>
  isAnswer(event) ? null : (within(event, "button") as HTMLElement | null);
