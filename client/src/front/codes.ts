// Room codes as people type, paste and read them aloud.

import type { FoundCode } from "$client/wire";

const LINK = /\/(t|w|class|wall)\/([^/?#\s]+)/;

/** What was typed or pasted, a whole link included, as a code. */
export function tidyCode(typed: string): string {
  const code = LINK.exec(typed)?.[2] ?? typed;
  return code.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

const PAGES = { table: "t", watch: "w", class: "class", wall: "wall" };

/** The page that a code leads to, once the server has said what it is for. */
export const placeOf = (code: string, kind: FoundCode["kind"]): string => `/${PAGES[kind]}/${code}`;
