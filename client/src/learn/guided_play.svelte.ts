// A guided game: what a screen needs to be played, with a record instead of a table behind it.

import { motion } from "$client/kit/motion.svelte";
import { isMove, listed, type Luck, type Sent } from "$client/kit/moves";
import { ACT, eventsAt, names, type Play, type Previewed, type WhyNot } from "$client/kit/play";
import type { Ask, Choice, RoomInfo, Told, WireEvent } from "$client/wire";
import type { Speech } from "$client/words/speech";
import { reading } from "$client/words/language.svelte";
import { type RecordFrames, positionsOf } from "./record_frames";
import { roomOf } from "./room";
import type { Step } from "./lesson";

const PACE = 1_300; // milliseconds between two moves that need no words
const LEARNER = 0;

export class GuidedPlay<V extends object = object> implements Play<V> {
  readonly seat = LEARNER;
  readonly busy = false;
  readonly stepped = true;
  readonly pointed = -1;
  readonly flicked = -1;
  step = $state(0);
  latest = $state.raw<Told | null>(null);
  refusal = $state.raw<WhyNot | null>(null);
  wrongMoves = $state(0); // attempts with a legal move that is not the lesson's
  readonly past: Told[] = $derived.by(() =>
    this.replay.frames.slice(0, this.now.frame + 1).map((_, at) => this.told(at)),
  );
  private readonly positions: V[];
  private readonly asks: (Ask | null)[];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly replay: RecordFrames,
    readonly steps: Step[],
    private readonly unlisted: readonly string[] = [], // verbs with far too many moves to be listed
  ) {
    this.positions = positionsOf<V>(replay, LEARNER);
    this.asks = replay.frames.map((frame) => frame.ask[LEARNER] ?? waiting(frame.ask));
    this.runOn();
  }

  // what the screen is shown

  get game(): string {
    return this.replay.game;
  }

  get room(): RoomInfo {
    return roomOf(this.replay, reading.speech!);
  }

  get speech(): Speech {
    return reading.speech!.at(names(this.room), LEARNER);
  }

  get now(): Step {
    return this.steps[this.step]!;
  }

  get view(): V {
    return this.positions[this.now.frame]!;
  }

  get ask(): Ask | null {
    return this.asks[this.now.frame] ?? null;
  }

  get pointedAt(): WireEvent[] {
    return eventsAt(this.past, this.pointed);
  }

  /** What the learner is going to do in this position, also while notes about it are being read. */
  private get expectedMove(): Choice | null {
    return this.steps.findLast((step) => step.frame === this.now.frame)!.move;
  }

  get last(): boolean {
    return this.step === this.steps.length - 1;
  }

  // what the learner does

  act(move: Sent): Promise<boolean> {
    this.refusal = null;
    const right = this.isDeed(move);
    if (right) this.nextFrame();
    else this.answer(move);
    return Promise.resolve(right);
  }

  private isDeed(move: Sent): boolean {
    return this.expectedMove !== null && isMove(this.expectedMove, move);
  }

  private answer(move: Sent): void {
    const legal = listed(this.ask?.legal ?? [], move) !== undefined;
    if (legal || (this.ask?.open && this.isUnlisted(move))) this.wrongMoves += 1;
    else this.refusal = { code: "learn.not_here", rule: "", facts: {}, about: ACT };
  }

  private isUnlisted(move: Sent): boolean {
    return typeof move === "object" && this.unlisted.includes(move.verb);
  }

  /** Only the lesson's own move has a preview. */
  preview(move: Sent, luck: Luck = []): Promise<Previewed<V> | null> {
    const next = this.replay.frames[this.now.frame + 1];
    if (!next || !this.isDeed(move) || luck.length || next.lines.length > 1)
      return Promise.resolve(null);
    const events = next.seen[LEARNER] ?? next.events;
    return Promise.resolve({ events, view: this.positions[this.now.frame + 1]! });
  }

  dismiss(): void {
    this.refusal = null;
  }

  // the course of the lesson

  forward(): void {
    const next = this.steps[this.step + 1];
    if (!next) return;
    if (next.frame === this.now.frame) this.goTo(this.step + 1);
    else this.nextFrame();
  }

  /** Skipped frames are not animated. */
  private nextFrame(): void {
    const before = this.now.frame;
    this.goTo(this.steps.findIndex((step) => step.frame > before));
    const { frame } = this.now;
    this.latest = frame === before + 1 ? this.told(frame) : null;
  }

  /** Back to the previous note; automatic moves after it are shown again. */
  back(): void {
    let to = this.step - 1;
    while (to > 0 && !this.steps[to]!.note) to -= 1;
    if (to < 0) return;
    this.latest = null;
    this.goTo(to);
  }

  leave(): void {
    clearTimeout(this.timer);
  }

  private goTo(step: number): void {
    this.step = step;
    this.refusal = null;
    this.wrongMoves = 0;
    this.runOn();
  }

  private runOn(): void {
    clearTimeout(this.timer);
    if (!this.now.note && !this.last)
      this.timer = setTimeout(() => this.onceShown(), motion.reduced ? PACE / 2 : PACE);
  }

  /** On by itself, when what happened has been shown. */
  private onceShown(): void {
    if (motion.isHeld) this.runOn();
    else this.forward();
  }

  private told(k: number): Told {
    const { n, lines, seen, events } = this.replay.frames[k]!;
    const ask = this.asks[k] ?? null;
    const view = this.positions[k] as unknown as Told["view"];
    return { t: "told", n, lines, events: seen[LEARNER] ?? events, view, mine: null, ask };
  }
}

/** What somebody else is asked: the learner sees who and what, and nothing to choose from. */
function waiting(asks: (Ask | null)[]): Ask | null {
  const asked = asks.find((ask) => ask !== null);
  return asked ? { ...asked, legal: [], back: "" } : null;
}
