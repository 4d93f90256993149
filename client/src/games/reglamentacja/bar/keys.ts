// Which keys do what in front of the shop.

import { ARROWS, SIDEWAYS, type KeyLine } from "$client/kit/bar/keys";

export const KEYS: readonly KeyLine[] = [
  { keys: ["space", "enter"], does: "reg-keys-top" },
  { keys: SIDEWAYS, does: "reg-keys-rows" },
  { keys: ["home", "end"], does: "reg-keys-ends" },
  { keys: ARROWS, does: "reg-keys-slips" },
  { keys: ["escape"], does: "reg-keys-back" },
];
