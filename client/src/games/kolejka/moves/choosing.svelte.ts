// What I am about to do: a card, then what it is aimed at.
// Everything offered comes from `ask.legal`; the rest is sent all the same, to hear why not.

import type { Choice, KolejkaMove, SquareView } from "$client/wire";
import { sameMove } from "$client/kit/moves";
import type { Play } from "$client/kit/play";
import { aimOf, FIELDS, moveOf, type Aim, type Field } from "./aim";
import { Bargaining } from "./bargaining.svelte";
import { CARDS, MARKET, QUEUES, SHOPS } from "../box/parts";
import { kindsIn } from "../box/square";

const queueAt = (queue: number): KolejkaMove => ({
  verb: "queue",
  args: { shop: QUEUES[queue]! },
});

const recall = (queue: number, place: number): KolejkaMove => ({
  verb: "recall",
  args: { shop: QUEUES[queue]!, place: place + 1 },
});

const take = (goods: number, shop: number): KolejkaMove => ({
  verb: "take",
  args: { goods: SHOPS[goods]!, shop: SHOPS[shop]! },
});

/** A verb that needs nothing else. */
export type PlainVerb = Extract<KolejkaMove, { args: Record<string, never> }>["verb"];

export type Mark = "plain" | "legal" | "chosen" | "not";

export class Choosing {
  aim = $state<Aim | null>(null);
  readonly bargain: Bargaining;

  constructor(private readonly source: () => Play<SquareView>) {
    this.bargain = new Bargaining(source);
  }

  private get play(): Play<SquareView> {
    return this.source();
  }

  private get view(): SquareView {
    return this.play.view;
  }

  private get legal(): Choice[] {
    return this.play.ask?.legal ?? [];
  }

  /** What I am asked now, as a word code; empty where others are waited for. */
  get asked(): string {
    const ask = this.play.ask;
    if (!ask?.actors.includes(this.play.seat)) return "";
    const again = ask.prompt === "market" && this.view.exchanged; // KOL-MKT-3: it waits no more
    return again ? "market_again" : ask.prompt;
  }

  /** Is it my pawn's turn at the market? */
  get trading(): boolean {
    return this.asked.startsWith("market");
  }

  // queue cards

  /** Every way to play a card that I hold. */
  ways(card: number): Choice[] {
    return this.legal.filter((choice) => choice.verb === "play" && aimOf(choice).card === card);
  }

  get fields(): Field[] {
    return this.aim ? FIELDS[CARDS[this.aim.card]!] : [];
  }

  /** What has to be pointed at now; the last field can be pointed at again. */
  get field(): Field | undefined {
    return this.fields.find((field) => !this.has(field)) ?? this.fields.at(-1);
  }

  private has(field: Field): boolean {
    const key = field === "pawn" ? "place" : field;
    return this.aim?.[key] !== undefined;
  }

  /** The one act that is chosen, ready to be done. */
  get chosen(): Choice | null {
    if (this.trading) return this.bargain.chosen;
    if (!this.aim || this.fields.some((field) => !this.has(field))) return null;
    return this.fitting(this.aim)[0] ?? null;
  }

  private fitting(aim: Aim): Choice[] {
    return this.ways(aim.card).filter((choice) => {
      const found = aimOf(choice);
      const keys = Object.keys(aim) as (keyof Aim)[];
      return keys.every((key) => aim[key] === undefined || aim[key] === found[key]);
    });
  }

  pickCard(card: number): void {
    this.play.dismiss();
    this.aim = this.aim?.card === card ? null : { card };
  }

  /** What tapping this would make of the aim; later fields start anew. */
  private aimAt(field: Field, target: Partial<Aim>): Aim {
    const { card, shop, place, goods } = this.aim!;
    if (field === "to") return { card, shop, place, goods, ...target };
    if (field === "goods") return { card, shop, place, ...target };
    return { card, ...target };
  }

  /** Where only one kind of goods lies, there is no need to ask which. */
  private settled(aim: Aim): Aim {
    if (!this.fields.includes("goods") || aim.goods !== undefined) return aim;
    const kinds = this.kinds(aim);
    return kinds.length === 1 ? { ...aim, goods: kinds[0]! } : aim;
  }

  private kinds(aim: Aim): number[] {
    return kindsIn(this.fitting(aim).map((choice) => aimOf(choice).goods));
  }

  private async point(field: Field, target: Partial<Aim>): Promise<void> {
    const aim = this.aimAt(field, target);
    this.play.dismiss();
    if (this.fitting(aim).length) this.aim = this.settled(aim);
    else await this.play.act(moveOf(aim, this.view));
  }

  private markOf(field: Field, target: Partial<Aim>): Mark {
    const keys = Object.keys(target) as (keyof Aim)[];
    if (keys.every((key) => this.aim![key] === target[key])) return "chosen";
    return this.fitting(this.aimAt(field, target)).length ? "legal" : "not";
  }

  // pawns

  pawnMark(queue: number, place: number): Mark {
    if (this.asked === "recall") return this.isLegal(recall(queue, place)) ? "legal" : "not";
    if (!this.aim || !this.fields.includes("pawn")) return "plain";
    const mark = queue === MARKET ? "not" : this.markOf("pawn", { shop: queue, place });
    return this.field === "pawn" || mark === "chosen" ? mark : "plain";
  }

  async tapPawn(queue: number, place: number): Promise<void> {
    if (this.asked === "recall") await this.play.act(recall(queue, place));
    else if (this.aim) await this.point("pawn", { shop: queue, place });
  }

  // shops and the market

  shopMark(queue: number): Mark {
    if (this.asked === "queue_up") return this.isLegal(queueAt(queue)) ? "legal" : "not";
    if (!this.aim) return "plain";
    if (this.field === "to" && queue !== MARKET) return this.toMark(queue);
    if (!this.fields.includes("shop")) return "plain";
    if (queue === MARKET) return this.field === "shop" ? "not" : "plain";
    const mark = this.markOf("shop", { shop: queue });
    return this.field === "shop" || mark === "chosen" ? mark : "legal" === mark ? "legal" : "plain";
  }

  private toMark(queue: number): Mark {
    const from = this.fields[0] === "shop" && this.aim!.shop === queue;
    return from ? "chosen" : this.markOf("to", { to: queue });
  }

  async tapShop(queue: number): Promise<void> {
    if (this.asked === "queue_up") await this.play.act(queueAt(queue));
    else if (this.aim) await this.point(this.field === "to" ? "to" : "shop", this.target(queue));
  }

  private target(queue: number): Partial<Aim> {
    return this.field === "to" ? { to: queue } : { shop: queue };
  }

  // goods on a counter

  /** The shop whose goods are to be chosen from now, or -1. */
  get counter(): number {
    if (this.asked === "opening") return this.view.buyers[0]?.[1] ?? -1;
    if (!this.aim || !this.fields.includes("goods") || this.aim.shop === undefined) return -1;
    const { card, shop } = this.aim;
    return this.kinds({ card, shop }).length > 1 ? shop : -1;
  }

  goodsMark(kind: number): Mark {
    if (this.asked === "opening") return this.isLegal(take(kind, this.counter)) ? "legal" : "not";
    return this.aim ? this.markOf("goods", { goods: kind }) : "plain";
  }

  async tapGoods(kind: number): Promise<void> {
    if (this.asked === "opening") await this.play.act(take(kind, this.counter));
    else if (this.aim) await this.point("goods", { goods: kind });
  }

  // what is common to all

  private isLegal(move: KolejkaMove): boolean {
    return this.legal.some((choice) => sameMove(choice, move));
  }

  get something(): boolean {
    return this.aim !== null || this.bargain.something;
  }

  cancel(): void {
    this.aim = null;
    this.bargain.clear();
    this.play.dismiss();
  }

  async confirm(): Promise<void> {
    const choice = this.chosen;
    if (choice && (await this.play.act(choice.move))) this.cancel();
  }

  async simply(verb: PlainVerb): Promise<void> {
    this.cancel();
    await this.play.act({ verb, args: {} });
  }
}
