// What I am about to exchange at the market: one or two goods that I pay, one that I take.

import type { Choice, KolejkaMove, SquareView } from "$client/wire";
import type { Play } from "$client/kit/play";
import type { Mark } from "./choosing.svelte";
import { SHOPS } from "../box/parts";

type Exchange = Choice & Extract<KolejkaMove, { verb: "exchange" }>;

const MOST_PAID = 2;

export class Bargaining {
  pay = $state<number[]>([]);
  take = $state<number | null>(null);

  constructor(private readonly source: () => Play<SquareView>) {}

  private get play(): Play<SquareView> {
    return this.source();
  }

  private get exchanges(): Exchange[] {
    return (this.play.ask?.legal ?? []).filter((choice) => choice.verb === "exchange");
  }

  get something(): boolean {
    return this.pay.length > 0 || this.take !== null;
  }

  /** The one exchange that is chosen, ready to be made. */
  get chosen(): Choice | null {
    if (!this.pay.length || this.take === null) return null;
    const fits = (choice: Exchange): boolean =>
      takenIn(choice) === this.take &&
      paidIn(choice).length === this.pay.length &&
      contains(paidIn(choice), this.pay);
    return this.exchanges.find(fits) ?? null;
  }

  /** How far the payment has come: one is enough for the trader only. */
  get state(): "nothing" | "one" | "trader" | "now_trader" | "more" | "enough" {
    if (!this.pay.length) return this.mayPayTwo ? "nothing" : "one";
    if (this.pay.length === MOST_PAID || this.chosen) return "enough";
    if (this.take !== null) return "more";
    return this.mayPayTwo ? "trader" : "now_trader";
  }

  private get mayPayTwo(): boolean {
    return this.exchanges.some((choice) => paidIn(choice).length === MOST_PAID);
  }

  clear(): void {
    this.pay = [];
    this.take = null;
  }

  /** May this be taken for what is paid so far, and perhaps one more? */
  takeMark(kind: number): Mark {
    if (this.take === kind) return "chosen";
    const found = this.exchanges.some(
      (choice) => takenIn(choice) === kind && contains(paidIn(choice), this.pay),
    );
    return found ? "legal" : "not";
  }

  /** May one more of this be paid? */
  payMark(kind: number): Mark {
    const more = [...this.pay, kind];
    const found = this.exchanges.some(
      (choice) =>
        (this.take === null || takenIn(choice) === this.take) && contains(paidIn(choice), more),
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

function moveOf(pay: number[], take: number): KolejkaMove {
  const [first = take, second] = pay;
  const args = { pay: SHOPS[first]!, take: SHOPS[take]! };
  if (second === undefined) return { verb: "exchange", args };
  return { verb: "exchange", args: { ...args, also: SHOPS[second]! } };
}

const takenIn = ({ args }: Exchange): number => SHOPS.indexOf(args.take);

const paidIn = ({ args }: Exchange): number[] =>
  ("also" in args ? [args.pay, args.also] : [args.pay]).map((name) => SHOPS.indexOf(name));

/** Is all of `part` among `whole`, as often as it stands there? */
function contains(whole: number[], part: number[]): boolean {
  const left = [...whole];
  return part.every((kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
