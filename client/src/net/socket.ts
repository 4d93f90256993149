// One websocket to a table: it comes back by itself, and a command is sent until it is answered.

import { WIRE_VERSION } from "$client/wire";
import type { Done, FromClient, FromServer, HintTold, HistoryTold, Refused } from "$client/wire";
import { newId } from "./seat_keys";

export type SocketState = "connecting" | "open" | "lost" | "closed";
export type Reply = Done | Refused | HintTold | HistoryTold | (FromServer & { id: string });
type Omitted<M> = M extends { id: string } ? Omit<M, "id" | "seen"> : never;
/** A command without what the line adds: its id and the last number seen. */
export type Order = Omitted<FromClient>;

const FIRST_WAIT = 300; // milliseconds before the first try to come back
const LONGEST_WAIT = 8_000;
const OPENING = 12_000; // milliseconds from the first knock to the welcome
const BEATS = 2.5; // of the server's pulse: whoever is silent for longer is gone
const DEAD = 1006; // as a browser says it of a line that broke
const FINAL = new Set([4404, 4426, 4400]); // no such table, another version, not understood

interface Pending {
  message: object;
  settle: (reply: Reply) => void;
}

export class TableSocket {
  last = -1; // the last number told
  private socket: WebSocket | null = null;
  private waits = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private patience = OPENING; // milliseconds without a word
  private readonly pending = new Map<string, Pending>();
  private welcomed = false;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly key: string,
    private readonly heard: (message: FromServer) => void,
    private readonly changed: (state: SocketState) => void,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    addEventListener("visibilitychange", this.hurry);
  }

  /** Send a command; the promise settles with its answer, over however many sockets. */
  order(order: Order): Promise<Reply> {
    const id = newId();
    const message = { ...order, id, seen: Math.max(this.last, 0) };
    return new Promise((settle) => {
      this.pending.set(id, { message, settle });
      if (this.welcomed) this.write(message);
    });
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    removeEventListener("online", this.hurry);
    removeEventListener("visibilitychange", this.hurry);
    this.socket?.close(1000);
  }

  /** Back on a network, or back on this page: do not wait any longer. */
  private readonly hurry = (): void => {
    if (this.ended || this.socket || document.visibilityState === "hidden") return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const url = new URL("/ws", location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.socket = socket;
    this.patience = OPENING;
    this.listen(socket);
    this.changed(this.waits || this.last >= 0 ? "lost" : "connecting");
    socket.onopen = () =>
      this.write({
        t: "hello",
        table: this.table,
        key: this.key,
        last: this.last,
        v: WIRE_VERSION,
      });
    socket.onmessage = (event) => {
      if (this.socket !== socket) return; // given up, and it has come to life again
      this.hear(JSON.parse(String(event.data)) as FromServer);
      this.listen(socket);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  /** A network that was changed, or a laptop that slept, leaves a socket that seems open. */
  private listen(socket: WebSocket): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.lost(socket, DEAD);
      socket.close();
    }, this.patience);
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.socket !== socket) return;
    clearTimeout(this.silence);
    this.socket = null;
    this.welcomed = false;
    if (this.ended || FINAL.has(code)) {
      this.ended = true;
      this.changed("closed");
      return;
    }
    this.changed("lost");
    const wait = Math.min(FIRST_WAIT * 2 ** this.waits, LONGEST_WAIT);
    this.waits += 1;
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private hear(message: FromServer): void {
    if (message.t === "ping") return this.write({ t: "pong", k: message.k });
    if (message.t === "welcome") this.beWelcomed(message.n, message.pulse);
    if (message.t === "told") this.last = message.n;
    if ("id" in message) this.settle(message as Reply);
    this.heard(message);
  }

  /** Whatever was not answered is sent again as it was: the same id is one command. */
  private beWelcomed(n: number, pulse: number): void {
    this.last = n;
    this.waits = 0;
    this.patience = pulse * BEATS * 1000;
    this.welcomed = true;
    this.changed("open");
    for (const { message } of this.pending.values()) this.write(message);
  }

  private settle(reply: Reply): void {
    this.pending.get(reply.id)?.settle(reply);
    this.pending.delete(reply.id);
  }

  private write(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
