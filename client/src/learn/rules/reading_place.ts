// Where somebody is reading, so that another language opens at the same place.

const BELOW = 90; // pixels from the top at which one usually reads

interface Place {
  id: string;
  top: number;
}

export function placeRead(): Place | null {
  const all = [...document.querySelectorAll<HTMLElement>("[data-place]")];
  const read = all.find((part) => part.getBoundingClientRect().bottom > BELOW);
  if (!read || scrollY < BELOW) return null;
  return { id: read.id, top: read.getBoundingClientRect().top };
}

export function backTo(place: Place | null): void {
  const part = place && document.getElementById(place.id);
  if (part) scrollBy({ top: part.getBoundingClientRect().top - place.top, behavior: "instant" });
}

/** Scroll to a part of the page and change the address, without loading a page. */
export function goTo(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  history.replaceState(history.state, "", `#${id}`);
  part.scrollIntoView({ block: "start", behavior: "instant" });
  part.focus({ preventScroll: true });
}
