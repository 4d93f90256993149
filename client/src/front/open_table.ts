// Opens a table, seats players and starts the game over short connections, before its page is shown.

import { openTable, Trouble, type TableRequestBody } from "$client/net/api";
import { isFirstGame } from "$client/net/first_game";
import { keepName, newKey, newNonce, remember } from "$client/net/seat_keys";
import { TableSocket, type Order } from "$client/net/socket";
import type { QuickChoice } from "./play_now";

export type TableBody = Omit<TableRequestBody, "key">;

export const USUAL_SEATS = 4;
export const LONGEST_NAME = 20;

/** One person's connection to a table, for the few commands before the page opens. */
class Visit {
  private readonly socket: TableSocket;
  private readonly failed: Promise<never>;

  constructor(code: string, key: string) {
    let fail: (trouble: Trouble) => void = () => undefined;
    this.failed = new Promise((_, reject) => (fail = reject));
    this.failed.catch(() => undefined); // the caller of `order` gets the error
    this.socket = new TableSocket(
      code,
      key,
      (heard) => heard.t === "fault" && heard.close && fail(new Trouble(heard.code, heard.facts)),
      (state) => state === "closed" && fail(new Trouble("house.away")),
      true, // a screen is going to follow: bots wait for it
    );
  }

  async order(order: Order): Promise<void> {
    const reply = await Promise.race([this.socket.order(order), this.failed]);
    if (reply.t === "refused") throw new Trouble(reply.code, reply.facts, reply.rule);
  }

  sit(seat: number, name: string, first_game = false): Promise<void> {
    return this.order({ t: "sit", seat, name, nonce: newNonce(), first_game });
  }

  leave(): void {
    this.socket.close();
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

async function open(settings: TableBody, keys: string[]): Promise<string> {
  const full: TableRequestBody = { ...settings, key: keys[0]! };
  const { code } = await openTable(full);
  remember(code, settings.game, keys);
  return code;
}

async function fillWithBots(host: Visit, from: number, seats: number, level = ""): Promise<void> {
  for (let seat = from; seat < seats; seat++) await host.order({ t: "seat_bot", seat, level });
  await host.order({ t: "start" });
}

/** A table for friends: open, and its host sits at it. */
export async function openForFriends(settings: TableBody, name: string): Promise<string> {
  const key = newKey();
  const code = await open(settings, [key]);
  await visit(code, key, (host) => host.sit(0, name, isFirstGame(settings.game)));
  keepName(name);
  return code;
}

/** Against bots of the chosen level, at once. */
export async function playNow(game: string, name: string, { level, options }: QuickChoice) {
  const key = newKey();
  const code = await open({ game, seats: USUAL_SEATS, options }, [key]);
  await visit(code, key, async (host) => {
    await host.sit(0, name, isFirstGame(game));
    await fillWithBots(host, 1, USUAL_SEATS, level);
  });
  return code;
}

/** Several people on this screen, bots on the seats that are left. */
export async function shareScreen(
  settings: TableBody,
  names: string[],
  level: string,
): Promise<string> {
  const keys = names.map(newKey);
  const code = await open(settings, keys);
  for (const [seat, name] of names.entries())
    await visit(code, keys[seat]!, (person) => person.sit(seat, name));
  await visit(code, keys[0]!, (host) => fillWithBots(host, names.length, settings.seats, level));
  return code;
}
