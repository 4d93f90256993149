// The offer that I am putting together: what I give, what I want, to whom. It says itself as a move.

import type { OfferView, ReglamentacjaMove, ShopView } from "$client/wire";
import type { Play } from "$client/kit/play";
import type { BoxData } from "../box/box";
import { FINAL } from "../box/parts";
import { counted, minus, noStamps, plus, sum } from "../box/stamps";
import { asksSomething, givesSomething, termsOf, type Terms } from "./terms";
import { callOf, type Said } from "./calls";
import * as sent from "./sent";
import { lacking, spare } from "./stamp_value";

export const EVERYONE = -1;
const MOST_OF_A_KIND = 3; // nobody asks for more: three stamps pay for a card

export class Drafting {
  open = $state(false);
  to = $state(EVERYONE); // a seat, or -1: all
  give = $state<number[]>(noStamps()); // how many of each kind
  givePlace = $state(false);
  ask = $state<number[]>(noStamps());
  anyOf = $state(0); // so many that the other side chooses
  among = $state(0); // of which kinds, as bits; 0: of all
  askPlace = $state(false);
  counters = $state(-1); // the offer that it answers

  constructor(
    private readonly play: () => Play<ShopView>,
    private readonly box: () => BoxData | null,
  ) {}

  get terms(): Terms {
    const { give, givePlace, ask, anyOf, among, askPlace } = this;
    return { give, givePlace, ask, anyOf, among, askPlace };
  }

  /** Both sides give something: it can be said. */
  get ready(): boolean {
    return givesSomething(this.terms) && asksSomething(this.terms);
  }

  /** Half an offer is a call: “Who has butter?” */
  get call(): Said | null {
    return this.counters < 0 ? callOf(this.terms, this.to) : null;
  }

  /** Starts afresh; at once to whoever it can be said to. */
  begin(to = this.usual()): void {
    this.clear();
    this.to = to;
    this.open = true;
  }

  /** To this seat, or to all; whatever it answered, it is an offer of its own now. */
  address(to: number): void {
    this.to = to;
    this.counters = -1;
  }

  /** One more; when all that I hold are given, none. */
  addGive(kind: number): void {
    if (!this.open) this.begin();
    const held = this.play().view.hand[kind] ?? 0;
    const next = this.give[kind]! + 1;
    this.give = this.give.with(kind, next > held ? 0 : next);
  }

  dropGive(kind: number): void {
    this.give = this.give.with(kind, Math.max(this.give[kind]! - 1, 0));
  }

  addAsk(kind: number): void {
    if (!this.open) this.begin();
    const next = this.ask[kind]! + 1;
    this.ask = this.ask.with(kind, next > MOST_OF_A_KIND ? 0 : next);
  }

  dropAsk(kind: number): void {
    this.ask = this.ask.with(kind, Math.max(this.ask[kind]! - 1, 0));
  }

  /** Any so many; the same number again takes it back. */
  askAny(number: number): void {
    if (!this.open) this.begin();
    this.anyOf = this.anyOf === number ? 0 : number;
    if (!this.anyOf) this.among = 0;
  }

  /** Only some kinds may be chosen for it. */
  toggleAmong(kind: number): void {
    this.among ^= 1 << kind;
  }

  /** “Get me what is missing for this”, against what I need least. */
  forCard(card: number): void {
    const box = this.box();
    const wish = box?.cards[card];
    if (!box || !wish) return;
    const { hand, row, visit } = this.play().view;
    const missing = lacking(hand, wish);
    const free = minus(hand, counted(wish.cost)).map((n) => Math.max(n, 0));
    this.begin();
    this.ask = missing;
    this.give = spare(box, { hand, row, visit }, Math.max(sum(missing), 1), free);
  }

  /** An answer to an offer: the same the other way round, as far as I can pay it. */
  counter(offer: OfferView): void {
    const { hand, row, visit } = this.play().view;
    const asked = termsOf(offer);
    this.begin(offer.maker);
    this.counters = offer.number;
    this.ask = [...asked.give];
    this.askPlace = asked.givePlace;
    this.givePlace = asked.askPlace;
    const paid = asked.ask.map((n, kind) => Math.min(n, hand[kind] ?? 0));
    const left = minus(hand, paid).map((n, kind) => ((asked.among >> kind) & 1 ? n : 0));
    const wants = { hand, row, visit };
    this.give = plus(paid, spare(this.box(), wants, asked.anyOf, left));
    if (!givesSomething(this.terms)) this.give = spare(this.box(), wants, 1);
  }

  /** What I no longer hold I cannot promise; an offer that is gone cannot be answered. */
  keepTo({ hand, offers }: Pick<ShopView, "hand" | "offers">): void {
    if (this.give.some((n, kind) => n > hand[kind]!))
      this.give = this.give.map((n, kind) => Math.min(n, hand[kind]!));
    if (!offers.some((offer) => offer.number === this.counters)) this.counters = -1;
  }

  move(): ReglamentacjaMove {
    if (this.counters >= 0) return sent.counter(this.counters, this.terms);
    return sent.offer(this.to, this.terms);
  }

  /** Said aloud: the offer, or the call that half of one is. */
  async say(): Promise<boolean> {
    const call = this.ready ? null : this.call;
    const said = await this.play().act(call ? sent.call(call) : this.move());
    if (said) this.cancel();
    return said;
  }

  cancel(): void {
    this.open = false;
    this.clear();
  }

  /** Every deal has the holder of the top on one side; in the final turn all trade with all. */
  private usual(): number {
    const { active, phase } = this.play().view;
    return phase >= FINAL || active === this.play().seat ? EVERYONE : active;
  }

  private clear(): void {
    this.to = EVERYONE;
    this.give = noStamps();
    this.ask = noStamps();
    this.givePlace = this.askPlace = false;
    this.anyOf = this.among = 0;
    this.counters = -1;
  }
}
