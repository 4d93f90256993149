// Which keys do what on the road.

import { ARROWS, type KeyLine } from "$client/kit/bar/keys";

export const KEYS: readonly KeyLine[] = [
  { keys: ["0", "…", "9"], does: "rb-keys-figures" },
  { keys: ARROWS, does: "rb-keys-numbers" },
  { keys: ["home", "end"], does: "rb-keys-ends" },
  { keys: ARROWS, does: "rb-keys-map" },
  { keys: ["escape"], does: "rb-keys-back" },
];
