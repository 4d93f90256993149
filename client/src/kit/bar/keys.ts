// Which keys do what: a game lists its own, a page around it (a replay) may add some.

/** Keys by name (`left`, `enter`, …: words `key-<name>`) or as they are printed (`?`), and a message that says what they do. */
export interface KeyLine {
  keys: readonly string[];
  does: string;
}

export const ARROWS = ["left", "right", "up", "down"] as const;
export const SIDEWAYS = ["left", "right"] as const;

/** What holds on every screen. */
export const EVERYWHERE: readonly KeyLine[] = [
  { keys: ["tab"], does: "keys-tab" },
  { keys: ["enter", "space"], does: "keys-press" },
  { keys: ["?"], does: "keys-help" },
];

/** … and where things are shown at a pace (kit/stage/PaceControl.svelte). */
export const PACE_KEYS: readonly KeyLine[] = [
  { keys: ["P"], does: "keys-pause" },
  { keys: ["N"], does: "keys-my_turn" },
  { keys: ["+", "-"], does: "keys-pace" },
];

const WRITING = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select";

/** “?” asks for help, but not where somebody writes, and not within a dialog. */
export function asksForHelp(event: KeyboardEvent): boolean {
  if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return false;
  const at = event.target;
  return !(at instanceof Element && at.closest(`dialog, [role=dialog], ${WRITING}`));
}
