// A table that is opened, laid and begun in one go: over short lines, before its page is shown.

import { openTable, Trouble, type Wishes } from "$client/house/api";
import { keepName, newKey, newNonce, remember } from "$client/house/keys";
import { Line, type Order } from "$client/house/line";

export type TableWishes = Omit<Wishes, "key">;

export const USUAL_SEATS = 4;
export const LONGEST_NAME = 20;

/** One person's line to a table, for the few commands before the page opens. */
class Visit {
  private readonly line: Line;
  private readonly failed: Promise<never>;

  constructor(code: string, key: string) {
    let fail: (trouble: Trouble) => void = () => undefined;
    this.failed = new Promise((_, reject) => (fail = reject));
    this.failed.catch(() => undefined); // told to whoever waits for an order
    this.line = new Line(
      code,
      key,
      (heard) => heard.t === "fault" && heard.close && fail(new Trouble(heard.code, heard.facts)),
      (state) => state === "closed" && fail(new Trouble("house.away")),
    );
  }

  async order(order: Order): Promise<void> {
    const reply = await Promise.race([this.line.order(order), this.failed]);
    if (reply.t === "refused") throw new Trouble(reply.code, reply.facts, reply.rule);
  }

  sit(seat: number, name: string): Promise<void> {
    return this.order({ t: "sit", seat, name, nonce: newNonce() });
  }

  leave(): void {
    this.line.close();
  }
}

async function visit(code: string, key: string, does: (visit: Visit) => Promise<void>) {
  const visiting = new Visit(code, key);
  try {
    await does(visiting);
  } finally {
    visiting.leave();
  }
}

async function open(wishes: TableWishes, keys: string[]): Promise<string> {
  const full: Wishes = { ...wishes, key: keys[0]! };
  const { code } = await openTable(full);
  remember(code, wishes.game, keys);
  return code;
}

async function fillWithBots(host: Visit, from: number, seats: number): Promise<void> {
  for (let seat = from; seat < seats; seat++) await host.order({ t: "seat_bot", seat });
  await host.order({ t: "start" });
}

/** A table for friends: open, and its host sits at it. */
export async function openForFriends(wishes: TableWishes, name: string): Promise<string> {
  const key = newKey();
  const code = await open(wishes, [key]);
  await visit(code, key, (host) => host.sit(0, name));
  keepName(name);
  return code;
}

/** Against the best bots, at once. */
export async function playNow(game: string, name: string): Promise<string> {
  const key = newKey();
  const code = await open({ game, seats: USUAL_SEATS }, [key]);
  await visit(code, key, async (host) => {
    await host.sit(0, name);
    await fillWithBots(host, 1, USUAL_SEATS);
  });
  return code;
}

/** Several people on this screen, bots on the seats that are left. */
export async function shareScreen(wishes: TableWishes, names: string[]): Promise<string> {
  const keys = names.map(newKey);
  const code = await open(wishes, keys);
  for (const [seat, name] of names.entries())
    await visit(code, keys[seat]!, (person) => person.sit(seat, name));
  await visit(code, keys[0]!, (host) => fillWithBots(host, names.length, wishes.seats));
  return code;
}
