// What I am about to exchange at the market: one or two goods that I pay, one that I take.

import type { Choice, SquareView } from "$client/wire";
import type { Play } from "$client/house/play";
import type { Mark } from "./choosing.svelte";
import { shopName } from "./parts";

const MOST_PAID = 2;

export class Bargaining {
  pay = $state<number[]>([]);
  take = $state<number | null>(null);

  constructor(private readonly source: () => Play<SquareView>) {}

  private get play(): Play<SquareView> {
    return this.source();
  }

  private get exchanges(): Choice[] {
    return (this.play.ask?.legal ?? []).filter((choice) => choice.do === "Exchange");
  }

  get something(): boolean {
    return this.pay.length > 0 || this.take !== null;
  }

  /** The one exchange that is chosen, ready to be made. */
  get chosen(): Choice | null {
    const [pay, also = -1] = [...this.pay].sort((a, b) => a - b);
    if (pay === undefined || this.take === null) return null;
    const key = [pay, also, this.take];
    return (
      this.exchanges.find((choice) => key.every((part, at) => choice.key[at] === part)) ?? null
    );
  }

  /** How far the payment has come: one is enough for the trader only. */
  get state(): "nothing" | "trader" | "more" | "enough" {
    if (!this.pay.length) return "nothing";
    if (this.pay.length === MOST_PAID || this.chosen) return "enough";
    return this.take === null ? "trader" : "more";
  }

  clear(): void {
    this.pay = [];
    this.take = null;
  }

  /** May this be taken for what is paid so far, and perhaps one more? */
  takeMark(kind: number): Mark {
    if (this.take === kind) return "chosen";
    const found = this.exchanges.some(
      (choice) => choice.key[2] === kind && contains(paidIn(choice), this.pay),
    );
    return found ? "legal" : "not";
  }

  /** May one more of this be paid? */
  payMark(kind: number): Mark {
    const more = [...this.pay, kind];
    const found = this.exchanges.some(
      (choice) =>
        (this.take === null || choice.key[2] === this.take) && contains(paidIn(choice), more),
    );
    return found ? "legal" : "not";
  }

  async tapTake(kind: number): Promise<void> {
    this.play.dismiss();
    if (this.takeMark(kind) !== "not") this.take = this.take === kind ? null : kind;
    else await this.play.act(moveOf(this.pay, kind));
  }

  /** A tap pays one more; where no more can be paid, it takes one back, or says why not. */
  async tapPay(kind: number): Promise<void> {
    this.play.dismiss();
    const at = this.pay.indexOf(kind);
    if (this.payMark(kind) === "legal") this.pay = [...this.pay, kind];
    else if (at >= 0) this.pay = this.pay.filter((_, other) => other !== at);
    else if (this.pay.length === MOST_PAID) this.pay = [this.pay[1]!, kind];
    else await this.play.act(moveOf([...this.pay, kind], this.take ?? this.anyStall()));
  }

  private anyStall(): number {
    return Math.max(
      this.play.view.stalls.findIndex((goods) => goods > 0),
      0,
    );
  }
}

function moveOf(pay: number[], take: number): string {
  const paid = (pay.length ? pay : [take]).map(shopName).join(" ");
  return `exchanges ${paid} for ${shopName(take)}`;
}

const paidIn = (choice: Choice): number[] => choice.key.slice(0, 2) as number[];

/** Is all of `part` among `whole`, as often as it stands there? */
function contains(whole: number[], part: number[]): boolean {
  const left = [...whole];
  return part.every((kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
