// A line to the server: a WebSocket that comes back by itself, and sends a command again until it is answered.

import { newId } from "./seat_keys";

export type SocketState = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT = 300; // milliseconds before the first attempt to reconnect
const LONGEST_WAIT = 8_000;
const OPENING = 12_000; // milliseconds from opening the socket to being welcome
const MISSED_PINGS = 2.5; // after so many ping intervals of silence the connection counts as lost
const DEAD = 1006; // the browsers' close code for a broken connection
const FINAL = new Set([4404, 4403, 4426, 4400]); // no such place, not yours, another version, not understood

interface Pending<Reply> {
  message: object;
  settle: (reply: Reply) => void;
}

/** `Heard` is what the server says, `Reply` what answers a command. */
export abstract class Line<Heard extends { t: string }, Reply extends { id: string }> {
  private socket: WebSocket | null = null;
  private waits = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private patience = OPENING; // milliseconds of silence that are allowed
  private readonly pending = new Map<string, Pending<Reply>>();
  protected welcomed = false;
  private beenHere = false; // a line that was lost once is not opened for the first time
  private ended = false;

  constructor(
    private readonly path: string,
    private readonly onMessage: (message: Heard) => void,
    private readonly onState: (state: SocketState) => void,
  ) {}

  /** The first message. */
  protected abstract hello(): object;

  /** What is heard, before others hear it: here one finds out that one is welcome. */
  protected abstract take(message: Heard): void;

  /** To be called once, when all else is made. */
  protected begin(): void {
    this.connect();
    addEventListener("online", this.hurry);
    addEventListener("visibilitychange", this.hurry);
  }

  /** Send a command; the promise settles with its answer, over however many sockets. */
  protected command(order: object): Promise<Reply> {
    const id = newId();
    const message = { ...order, id };
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

  /** Unanswered commands are sent again, with the same id, so that each is carried out once. */
  protected onWelcome(pulse: number): void {
    this.waits = 0;
    this.patience = pulse * MISSED_PINGS * 1000;
    this.welcomed = this.beenHere = true;
    this.onState("open");
    for (const { message } of this.pending.values()) this.write(message);
  }

  protected write(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Reconnect at once when the network or this page comes back. */
  private readonly hurry = (): void => {
    if (this.ended || this.socket || document.visibilityState === "hidden") return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const url = new URL(this.path, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.socket = socket;
    this.patience = OPENING;
    this.listen(socket);
    this.onState(this.waits || this.beenHere ? "lost" : "connecting");
    socket.onopen = () => this.write(this.hello());
    socket.onmessage = (event) => {
      if (this.socket !== socket) return; // a socket that was given up, and works again
      this.receive(JSON.parse(String(event.data)) as Heard);
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

  private receive(message: Heard): void {
    this.take(message);
    if (message.t === "ping") return;
    if ("id" in message) this.settle(message as unknown as Reply);
    this.onMessage(message);
  }

  private settle(reply: Reply): void {
    this.pending.get(reply.id)?.settle(reply);
    this.pending.delete(reply.id);
  }
}
