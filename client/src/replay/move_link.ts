// A link to a move of a replay: /replay/CODE?at=N, where N counts the frames as the page shows them.

export const pathOfMove = (code: string, at: number): string =>
  at ? `/replay/${code}?at=${at}` : `/replay/${code}`;

export interface MoveAsked {
  at: number; // the frame to begin with
  odd: string; // the message that says what was wrong with the address; "": nothing
}

/** What an address asks for; whatever stands there, some move of the game is shown. */
export function moveAsked(wanted: string | null, last: number): MoveAsked {
  if (wanted === null || wanted === "") return { at: 0, odd: "" };
  if (!/^\d{1,9}$/.test(wanted)) return { at: 0, odd: "link-no_move" };
  const at = Number(wanted);
  return at > last ? { at: last, odd: "link-beyond" } : { at, odd: "" };
}
