// Which keys do what in the street.

import { ARROWS, SIDEWAYS, type KeyLine } from "$client/kit/bar/keys";

export const KEYS: readonly KeyLine[] = [
  { keys: ARROWS, does: "kol-keys-street" },
  { keys: SIDEWAYS, does: "kol-keys-hand" },
  { keys: ["home", "end"], does: "kol-keys-ends" },
  { keys: ["escape"], does: "kol-keys-back" },
];
