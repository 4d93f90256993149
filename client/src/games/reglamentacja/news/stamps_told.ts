// A list of stamps that was told, as a number of each kind.

import type { Fact } from "$client/wire";
import { KINDS } from "../box/parts";
import { noStamps } from "../box/stamps";

export function stampsIn(fact: Fact | undefined): number[] | null {
  if (typeof fact !== "object" || !("terms" in fact)) return null;
  const stamps = noStamps();
  for (const { name, number } of fact.terms) {
    const kind = KINDS.findIndex((one) => one === name);
    if (kind >= 0) stamps[kind] = number;
  }
  return stamps;
}
