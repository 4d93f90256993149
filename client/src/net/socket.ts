// The line to a table: it knows the last number that was told, and says so with every command.

import { WIRE_VERSION } from "$client/wire";
import type {
  Done,
  FromClient,
  FromServer,
  HintTold,
  HistoryTold,
  Refused,
  HasShown,
} from "$client/wire";
import { Line, type SocketState } from "./line";

export type { SocketState };
export type Reply = Done | Refused | HintTold | HistoryTold | (FromServer & { id: string });
type Omitted<M> = M extends { id: string } ? Omit<M, "id" | "seen"> : never;
/** A command without the fields that the socket adds: its id and the last number seen. */
export type Order = Omitted<FromClient>;

export class TableSocket extends Line<FromServer, Reply> {
  last = -1; // the number of the last update
  /** Has everything come that was said before this page was opened? The first ping follows it. */
  heardAll = false;

  constructor(
    private readonly table: string,
    private readonly key: string,
    onMessage: (message: FromServer) => void,
    onState: (state: SocketState) => void,
    private readonly shows = false, // it is going to be told what this screen has shown
  ) {
    super("/ws", onMessage, onState);
    this.begin();
  }

  order(order: Order): Promise<Reply> {
    return this.command({ ...order, seen: Math.max(this.last, 0) });
  }

  /** Something that gets no answer: it is lost where there is no connection. */
  say(message: HasShown): void {
    if (this.welcomed && this.shows) this.write(message);
  }

  protected hello(): object {
    const { table, key, last, shows } = this;
    return { t: "hello", table, key, last, v: WIRE_VERSION, shows };
  }

  protected take(message: FromServer): void {
    if (message.t === "ping") this.onPing(message.k);
    if (message.t === "welcome") {
      this.last = message.n;
      this.onWelcome(message.pulse);
    }
    if (message.t === "told") this.last = message.n;
  }

  private onPing(k: number): void {
    this.heardAll = true;
    this.write({ t: "pong", k });
  }
}
