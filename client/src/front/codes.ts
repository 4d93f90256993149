// Room codes as people type, paste and read them aloud.

const LINK = /\/(t|w|class|wall)\/([^/?#\s]+)/;
const WATCHING = 12; // signs of a spectators' code

/** What was typed or pasted, a whole link included, as a code. */
export function tidyCode(typed: string): string {
  const code = LINK.exec(typed)?.[2] ?? typed;
  return code.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

export const isWatching = (code: string): boolean => code.length === WATCHING;

/** A code that is no table's may be a class's or its wall's: the server says so. */
const ELSEWHERE: Record<string, string> = { "table.is_class": "class", "table.is_wall": "wall" };

/** Where a code leads that the server knows by this answer; "": nowhere. */
export const placeElsewhere = (code: string, answer: string): string =>
  answer in ELSEWHERE ? `/${ELSEWHERE[answer]}/${code}` : "";

export const placeOf = (code: string): string => (isWatching(code) ? `/w/${code}` : `/t/${code}`);
