// What was tapped: why not is answered beside it.

/** The button of this event; nothing within a bubble counts, it is an answer itself. */
export function tappedIn({ target }: Event): HTMLElement | null {
  const button = (target as Element | null)?.closest("button") ?? null;
  return button?.closest(".bubble") ? null : button;
}
