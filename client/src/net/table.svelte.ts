// What this browser knows of a table of the server. It draws nothing and knows no rules.

import type {
  Ask,
  ChatTold,
  FromServer,
  RoomInfo,
  Told,
  Welcome,
  WireEvent,
  You,
} from "$client/wire";
import type { Speech } from "$client/words/speech";
import { reading } from "$client/words/language.svelte";
import { TableSocket, type SocketState, type Order, type Reply } from "./socket";
import type { Luck, Sent } from "$client/kit/moves";
import {
  ACT,
  NO_SPIN,
  eventsAt,
  names,
  type Play,
  type Previewed,
  type WhyNot,
} from "$client/kit/play";
import { keysOf, remember } from "./seat_keys";
import { ShownTeller } from "./shown";

const MOST_LOG = 2_000; // updates that are kept for the log
const READ_BY = 4_000; // milliseconds for which a refusal stays when something else is asked

const NOBODY_ASKED: Ask = { prompt: "", actors: [], legal: [], open: false, back: "" };

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
  said = $state.raw<ChatTold | null>(null); // the last thing that was said while this page was open
  refusal = $state.raw<WhyNot | null>(null);
  busy = $state(false);
  pointed = $state(-1);
  private event = $state.raw<WireEvent | null>(null); // of that line, where one alone is meant
  reconnectIn = $state(0); // seconds, after the server has announced that it stops; else 0
  n = $state(0);
  flicked = $state(-1);
  standsUntil = $state(0);
  eyes = 0; // spectators who are this very screen, where several people share it
  roomAt = 0; // when `room` was received, for clocks that run down
  private known = $state.raw<RoomInfo | null>(null);
  private position = $state.raw<V | null>(null);
  private readonly wire: TableSocket;
  private readonly teller = new ShownTeller((message) => this.wire.say(message));

  constructor(
    readonly code: string,
    readonly key: string,
    private readonly watching = false,
  ) {
    this.wire = new TableSocket(
      code,
      key,
      (message) => this.receive(message),
      (state) => (this.connection = state),
      !watching,
    );
  }

  // what is known

  get ready(): boolean {
    return this.known !== null;
  }

  get room(): RoomInfo {
    return this.known!;
  }

  /** Why the table cannot be shown; while reconnecting, the last known table stays visible. */
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

  get pointedAt(): WireEvent[] {
    return this.event ? [this.event] : eventsAt(this.log, this.pointed);
  }

  point(n: number, event: WireEvent | null = null): void {
    this.pointed = n;
    this.event = event;
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

  /** `openly`: without what this seat alone may know. */
  async preview(move: Sent, luck: Luck = [], openly = false): Promise<Previewed<V> | null> {
    const reply = await this.order({ t: "preview", move, luck });
    if (reply.t !== "previewed") return null;
    const mine = openly ? null : (reply.mine as Partial<V> | null);
    const view = { ...(reply.view as V), ...mine };
    return { events: reply.events, view };
  }

  dismiss(): void {
    this.refusal = null;
  }

  shown(n: number, paused: boolean): void {
    this.teller.show(Math.min(n, this.n), paused);
  }

  /** The game's screen is there; if it stages nothing, it shows at once what it is told. */
  screenLoaded(): void {
    this.teller.screenLoaded(this.n);
  }

  leave(): void {
    this.wire.close();
  }

  // messages from the server

  private receive(message: FromServer): void {
    if (message.t === "welcome") this.welcome(message);
    else if (message.t === "told") this.receiveUpdate(message);
    else if (message.t === "room") this.receiveRoom(message.room, message.you);
    else if (message.t === "chat") this.receiveChat(message);
    else if (message.t === "bye") this.reconnectIn = message.seconds;
    else if (message.t === "fault" && message.close) this.fault = message;
  }

  private welcome(message: Welcome): void {
    this.reconnectIn = 0;
    this.fault = null;
    this.flicked = message.spun < 0 ? -1 : performance.now() - message.spun;
    this.receiveRoom(message.room, message.you);
    this.n = message.n;
    if (!message.fresh) this.addLog(message.missed);
    this.showPosition(message);
    this.teller.welcomed();
    this.teller.told(this.n);
    if (message.fresh && message.n > 0) void this.fetchHistory();
  }

  /** Fetch the updates from before this page was opened. */
  private async fetchHistory(): Promise<void> {
    const reply = await this.order({ t: "history", after: 0 });
    if (reply.t !== "history") return;
    const newer = this.log.filter((told) => told.n > (reply.told.at(-1)?.n ?? 0));
    this.log = [...reply.told, ...newer].slice(-MOST_LOG);
    this.chat = merged(this.chat, reply.chat);
  }

  private receiveUpdate(told: Told): void {
    const asked = this.ask?.prompt;
    this.n = told.n;
    this.showPosition(told);
    this.addLog([told]);
    if (happened(told)) this.latest = told;
    this.teller.told(told.n);
    if (this.refusal?.code === "command.stale") this.refusal = null;
    if (this.refusal && this.ask?.prompt !== asked) this.fade(this.refusal);
  }

  /** Something else is asked now: leave the old refusal long enough to be read, then remove it. */
  private fade(refusal: WhyNot): void {
    setTimeout(() => {
      if (this.refusal === refusal) this.dismiss();
    }, READ_BY);
  }

  private showPosition(from: Pick<Told, "view" | "mine" | "ask">): void {
    this.ask = from.ask;
    if (from.view) this.position = { ...(from.view as V), ...(from.mine as Partial<V> | null) };
  }

  private addLog(told: Told[]): void {
    this.log = [...this.log, ...told.filter(happened)].slice(-MOST_LOG);
  }

  private receiveRoom(room: RoomInfo, you: You): void {
    this.known = room;
    this.you = you;
    if (room.phase === "closed") this.ask = NOBODY_ASKED;
    this.roomAt = performance.now();
    this.standStill(room);
    if (this.watching || you.seat < 0) return;
    const over = room.phase === "over" || room.phase === "closed";
    remember(this.code, room.game, this.keys(), over);
    // In a rematch the same people are already seated, with the keys that they have here.
    if (room.rematch && !keysOf(room.rematch).length)
      remember(room.rematch, room.game, this.keys());
  }

  /** The whole table, and the top with it: it goes on from where it was. */
  private standStill({ standstill = 0, spun = NO_SPIN }: RoomInfo): void {
    if (!standstill) return;
    this.standsUntil = this.roomAt + standstill;
    if (spun !== NO_SPIN) this.flicked = this.standsUntil - spun;
  }

  /** The stored keys of all people who share this screen, or this person's key alone. */
  private keys(): string[] {
    const kept = keysOf(this.code);
    return kept.includes(this.key) ? kept : [this.key];
  }

  private receiveChat(said: ChatTold): void {
    this.chat = merged(this.chat, [said]);
    if (this.wire.heardAll) this.said = said;
  }
}

/** A position that is shown again, because memory aids were switched, tells nothing new. */
const happened = (told: Told): boolean => told.lines.length + told.events.length > 0;

function merged(chat: ChatTold[], more: ChatTold[]): ChatTold[] {
  const known = new Set(chat.map((said) => said.c));
  return [...chat, ...more.filter((said) => !known.has(said.c))].sort((a, b) => a.c - b.c);
}
