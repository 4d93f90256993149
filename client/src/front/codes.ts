// Room codes as people type, paste and read them aloud.

const LINK = /\/([tw])\/([^/?#\s]+)/;
const WATCHING = 12; // signs of a spectators' code

/** What was typed or pasted, a whole link included, as a code. */
export function tidyCode(typed: string): string {
  const code = LINK.exec(typed)?.[2] ?? typed;
  return code.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

export const isWatching = (code: string): boolean => code.length === WATCHING;

export const placeOf = (code: string): string => (isWatching(code) ? `/w/${code}` : `/t/${code}`);
