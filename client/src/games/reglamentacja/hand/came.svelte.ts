// What has just come into my hand, drawn or traded, and my last deal: for a while they are marked, though
// the list of what happened begins anew with each of my acts.

import { untrack } from "svelte";
import type { Play } from "$client/kit/play";
import type { Fact, ShopView, Told, WireEvent } from "$client/wire";
import { KINDS } from "../box/parts";
import { noStamps, plus } from "../box/stamps";
import { who } from "../news/facts";
import { stampsIn } from "../news/stamps_told";

export const FRESH = 8_000; // milliseconds for which a new stamp is marked, or until I act
export const AGREED = 6_000; // … and for which my last deal can be read

export interface MyDeal {
  key: number;
  with: number; // a seat
  gave: readonly number[]; // by me
  got: readonly number[];
  places: boolean; // we have changed places
}

export class Came {
  fresh = $state.raw<readonly number[]>(noStamps()); // by kind
  deal = $state.raw<MyDeal | null>(null);
  private seen = -1; // the last telling that was heard
  private freshTimer: ReturnType<typeof setTimeout> | undefined;
  private dealTimer: ReturnType<typeof setTimeout> | undefined;

  /** What was told until now; what lies in my hand when I come to the table is not new. */
  hear(past: readonly Told[], me: number): void {
    const newest = past.at(-1)?.n ?? -1;
    const news = this.seen < 0 ? [] : past.filter(({ n }) => n > this.seen);
    if (newest < this.seen) this.settle(); // a replay goes back
    this.seen = newest;
    if (me < 0) return;
    for (const { n, events } of news) for (const event of events) this.take(n, event, me);
  }

  /** I act: what is in my hand I have seen. */
  settle(): void {
    clearTimeout(this.freshTimer);
    this.fresh = noStamps();
  }

  stop(): void {
    clearTimeout(this.freshTimer);
    clearTimeout(this.dealTimer);
  }

  private take(n: number, event: WireEvent, me: number): void {
    const deal = event.code === "dealt" ? myDeal(n, event, me) : null;
    if (event.code === "drew" && who(event.facts.seat) === me) this.add(one(event.facts.stamp));
    if (!deal) return;
    this.add(deal.got);
    this.deal = deal;
    clearTimeout(this.dealTimer);
    this.dealTimer = setTimeout(() => (this.deal = null), AGREED);
  }

  private add(stamps: readonly number[]): void {
    this.fresh = plus(this.fresh, stamps);
    clearTimeout(this.freshTimer);
    this.freshTimer = setTimeout(() => this.settle(), FRESH);
  }
}

/** A deal of mine as I see it, whoever made the offer. */
function myDeal(n: number, { facts }: WireEvent, me: number): MyDeal | null {
  const [maker, taker] = [who(facts.seat), who(facts.taker)];
  if (maker !== me && taker !== me) return null;
  const [gave, paid] = [stampsIn(facts.gave) ?? noStamps(), stampsIn(facts.paid) ?? noStamps()];
  const sides =
    maker === me ? { with: taker, gave, got: paid } : { with: maker, gave: paid, got: gave };
  return { key: n, ...sides, places: facts.place === "yes" };
}

function one(fact: Fact | undefined): number[] {
  const name = typeof fact === "object" && "name" in fact ? fact.name : "";
  return KINDS.map((kind) => Number(kind === name));
}

/** To be called while a screen is set up. */
export function cameTo(play: () => Play<ShopView>): Came {
  const came = new Came();
  $effect(() => {
    const { past, seat } = play();
    untrack(() => came.hear(past, seat));
  });
  $effect(() => {
    if (play().busy) untrack(() => came.settle());
  });
  $effect(() => () => came.stop());
  return came;
}
