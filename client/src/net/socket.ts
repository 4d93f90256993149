// A WebSocket to a table: it reconnects by itself, and sends a command again until it is answered.

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
import { newId } from "./seat_keys";

export type SocketState = "connecting" | "open" | "lost" | "closed";
export type Reply = Done | Refused | HintTold | HistoryTold | (FromServer & { id: string });
type Omitted<M> = M extends { id: string } ? Omit<M, "id" | "seen"> : never;
/** A command without the fields that the socket adds: its id and the last number seen. */
export type Order = Omitted<FromClient>;

const FIRST_WAIT = 300; // milliseconds before the first attempt to reconnect
const LONGEST_WAIT = 8_000;
const OPENING = 12_000; // milliseconds from opening the socket to the welcome
const MISSED_PINGS = 2.5; // after so many ping intervals of silence the connection counts as lost
const DEAD = 1006; // the browsers' close code for a broken connection
const FINAL = new Set([4404, 4426, 4400]); // no such table, another version, not understood

interface Pending {
  message: object;
  settle: (reply: Reply) => void;
}

export class TableSocket {
  last = -1; // the number of the last update
  private socket: WebSocket | null = null;
  private waits = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private patience = OPENING; // milliseconds of silence that are allowed
  private readonly pending = new Map<string, Pending>();
  /** Has everything come that was said before this page was opened? The first ping follows it. */
  heardAll = false;
  private welcomed = false;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly key: string,
    private readonly onMessage: (message: FromServer) => void,
    private readonly onState: (state: SocketState) => void,
    private readonly shows = false, // it is going to be told what this screen has shown
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

  /** Something that gets no answer: it is lost where there is no connection. */
  say(message: HasShown): void {
    if (this.welcomed && this.shows) this.write(message);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    removeEventListener("online", this.hurry);
    removeEventListener("visibilitychange", this.hurry);
    this.socket?.close(1000);
  }

  /** Reconnect at once when the network or this page comes back. */
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
    this.onState(this.waits || this.last >= 0 ? "lost" : "connecting");
    socket.onopen = () =>
      this.write({
        t: "hello",
        table: this.table,
        key: this.key,
        last: this.last,
        v: WIRE_VERSION,
        shows: this.shows,
      });
    socket.onmessage = (event) => {
      if (this.socket !== socket) return; // a socket that was given up, and works again
      this.receive(JSON.parse(String(event.data)) as FromServer);
      this.listen(socket);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  /** Notice a dead socket that seems open, as after a change of network or a sleep. */
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
      this.onState("closed");
      return;
    }
    this.onState("lost");
    const wait = Math.min(FIRST_WAIT * 2 ** this.waits, LONGEST_WAIT);
    this.waits += 1;
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private onPing(k: number): void {
    this.heardAll = true;
    this.write({ t: "pong", k });
  }

  private receive(message: FromServer): void {
    if (message.t === "ping") return this.onPing(message.k);
    if (message.t === "welcome") this.onWelcome(message.n, message.pulse);
    if (message.t === "told") this.last = message.n;
    if ("id" in message) this.settle(message as Reply);
    this.onMessage(message);
  }

  /** Send unanswered commands again, with the same id, so that each is carried out once. */
  private onWelcome(n: number, pulse: number): void {
    this.last = n;
    this.waits = 0;
    this.patience = pulse * MISSED_PINGS * 1000;
    this.welcomed = true;
    this.onState("open");
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
