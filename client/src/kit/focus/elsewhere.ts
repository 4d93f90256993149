// What belongs to the game's own keys, and what does not.

/** A key pressed in the drawer, or in a rule that lies open, is not for the game. */
export const isElsewhere = ({ target }: { target: unknown }): boolean =>
  target instanceof Element && target.closest("dialog, [role=dialog]") !== null;

export const isShown = (found: HTMLElement): boolean => found.getClientRects().length > 0;
