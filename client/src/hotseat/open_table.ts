// A table as everybody may see it, for whoever of us is to act: what lies on it and what was told comes from a
// spectator's connection, so that nobody's secrets are in it; what is done is done by the one who acts.

import type { Luck, Sent } from "$client/kit/moves";
import type { Table } from "$client/net/table.svelte";

const OPENLY = true;
const LIES_OPEN: ReadonlySet<string | symbol> = new Set<keyof Table>([
  ...(["begun", "view", "latest", "log", "past", "n"] as const),
  ...(["flicked", "standsUntil", "point", "pointed", "pointedAt"] as const),
]);

/** What the actor is asked, as soon as the open view shows what it is about. */
const askedOf = (actor: Table, open: Table) => (actor.n === open.n ? actor.ask : open.ask);

export function openTable(actor: () => Table, open: Table): Table {
  const ownerOf = (key: string | symbol): Table => (LIES_OPEN.has(key) ? open : actor());
  return new Proxy(open, {
    get(_, key) {
      if (key === "ask") return askedOf(actor(), open);
      if (key === "preview")
        return (move: Sent, luck?: Luck) => actor().preview(move, luck, OPENLY);
      const owner = ownerOf(key);
      const value: unknown = Reflect.get(owner, key, owner);
      return typeof value === "function" ? (value.bind(owner) as unknown) : value;
    },
    set(_, key, value) {
      const owner = ownerOf(key);
      return Reflect.set(owner, key, value, owner);
    },
  });
}
