// A table on the net as this browser knows it. It draws nothing and knows no rules.

import type { Ask, ChatTold, FromServer, RoomInfo, Told, Welcome, You } from "$client/wire";
import type { Speech } from "$client/words/speech";
import { reading } from "$client/words/language.svelte";
import { TableSocket, type SocketState, type Order, type Reply } from "./socket";
import type { Luck, Sent } from "$client/kit/moves";
import { ACT, eventsAt, names, type Play, type Previewed, type WhyNot } from "$client/kit/play";
import { keysOf, remember } from "./seat_keys";

const MOST_LOG = 2_000; // tellings that are kept to be read
const READ_BY = 4_000; // milliseconds for a refusal that is about a moment gone by

export interface Shut {
  code: string;
  facts: Told["events"][number]["facts"];
}

export class Table<V extends object = object> implements Play<V> {
  connection = $state<SocketState>("connecting");
  private fault = $state.raw<Shut | null>(null);
  you = $state.raw<You>({ seat: -1, host: false, may_sit: false });
  ask = $state.raw<Ask | null>(null);
  latest = $state.raw<Told | null>(null);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<ChatTold[]>([]);
  refusal = $state.raw<WhyNot | null>(null);
  busy = $state(false);
  pointed = $state(-1);
  comesBack = $state(0); // when the server has said goodbye: after so many seconds
  n = $state(0);
  flicked = $state(-1);
  roomAt = 0; // when `room` was told, for clocks that run down
  private known = $state.raw<RoomInfo | null>(null);
  private position = $state.raw<V | null>(null);
  private readonly wire: TableSocket;

  constructor(
    readonly code: string,
    readonly key: string,
    private readonly watching = false,
  ) {
    this.wire = new TableSocket(
      code,
      key,
      (message) => this.hear(message),
      (state) => (this.connection = state),
    );
  }

  // what is known

  get ready(): boolean {
    return this.known !== null;
  }

  get room(): RoomInfo {
    return this.known!;
  }

  /** Why there is nothing to be seen; while the connection comes back, the table stays in sight. */
  get shut(): Shut | null {
    return this.connection === "closed" || !this.ready ? this.fault : null;
  }

  get game(): string {
    return this.known?.game ?? "";
  }

  get seat(): number {
    return this.you.seat;
  }

  get past(): Told[] {
    return this.log;
  }

  get pointedAt(): Told["events"] {
    return eventsAt(this.log, this.pointed);
  }

  get begun(): boolean {
    return this.position !== null;
  }

  get view(): V {
    return this.position!;
  }

  get speech(): Speech {
    const reader = this.you.seat < 0 ? null : this.you.seat;
    return reading.speech!.at(names(this.room), reader);
  }

  // what can be done

  order(order: Order): Promise<Reply> {
    return this.wire.order(order);
  }

  /** A command of the table itself: sitting, starting, seating bots. True if it was done. */
  async command(order: Order, about = ""): Promise<boolean> {
    this.refusal = null;
    const reply = await this.order(order);
    if (reply.t !== "refused") return true;
    this.refusal = { code: reply.code, rule: reply.rule, facts: reply.facts, about };
    return false;
  }

  async act(move: Sent): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      return await this.command({ t: "act", move }, ACT);
    } finally {
      this.busy = false;
    }
  }

  async preview(move: Sent, luck: Luck = []): Promise<Previewed<V> | null> {
    const reply = await this.order({ t: "preview", move, luck });
    if (reply.t !== "previewed") return null;
    const view = { ...(reply.view as V), ...(reply.mine as Partial<V> | null) };
    return { events: reply.events, view };
  }

  dismiss(): void {
    this.refusal = null;
  }

  leave(): void {
    this.wire.close();
  }

  // what is heard

  private hear(message: FromServer): void {
    if (message.t === "welcome") this.welcome(message);
    else if (message.t === "told") this.tell(message);
    else if (message.t === "room") this.seeRoom(message.room, message.you);
    else if (message.t === "chat") this.hearChat(message);
    else if (message.t === "bye") this.comesBack = message.seconds;
    else if (message.t === "fault" && message.close) this.fault = message;
  }

  private welcome(message: Welcome): void {
    this.comesBack = 0;
    this.fault = null;
    this.flicked = message.spun < 0 ? -1 : performance.now() - message.spun;
    this.seeRoom(message.room, message.you);
    this.n = message.n;
    if (!message.fresh) this.addLog(message.missed);
    this.look(message);
    if (message.fresh && message.n > 0) void this.readBack();
  }

  /** What was told before this page was opened. */
  private async readBack(): Promise<void> {
    const reply = await this.order({ t: "history", after: 0 });
    if (reply.t !== "history") return;
    const newer = this.log.filter((told) => told.n > (reply.told.at(-1)?.n ?? 0));
    this.log = [...reply.told, ...newer].slice(-MOST_LOG);
    this.chat = merged(this.chat, reply.chat);
  }

  private tell(told: Told): void {
    const asked = this.ask?.prompt;
    this.n = told.n;
    this.look(told);
    this.addLog([told]);
    this.latest = told;
    if (this.refusal?.code === "command.stale") this.refusal = null;
    if (this.refusal && this.ask?.prompt !== asked) this.fade(this.refusal);
  }

  /** Something else is asked now, and the old answer may lie upon it: it stays to be read, and goes. */
  private fade(refusal: WhyNot): void {
    setTimeout(() => {
      if (this.refusal === refusal) this.dismiss();
    }, READ_BY);
  }

  private look(from: Pick<Told, "view" | "mine" | "ask">): void {
    this.ask = from.ask;
    if (from.view) this.position = { ...(from.view as V), ...(from.mine as Partial<V> | null) };
  }

  private addLog(told: Told[]): void {
    this.log = [...this.log, ...told].slice(-MOST_LOG);
  }

  private seeRoom(room: RoomInfo, you: You): void {
    this.known = room;
    this.you = you;
    this.roomAt = performance.now();
    if (this.watching || you.seat < 0) return;
    remember(this.code, room.game, this.keys());
    // The people of a rematch sit there already: they come with the keys they have here.
    if (room.rematch && !keysOf(room.rematch).length)
      remember(room.rematch, room.game, this.keys());
  }

  /** Where several share this screen, everybody's; this person's alone where nothing is kept yet. */
  private keys(): string[] {
    const kept = keysOf(this.code);
    return kept.includes(this.key) ? kept : [this.key];
  }

  private hearChat(said: ChatTold): void {
    this.chat = merged(this.chat, [said]);
  }
}

function merged(chat: ChatTold[], more: ChatTold[]): ChatTold[] {
  const known = new Set(chat.map((said) => said.c));
  return [...chat, ...more.filter((said) => !known.has(said.c))].sort((a, b) => a.c - b.c);
}
