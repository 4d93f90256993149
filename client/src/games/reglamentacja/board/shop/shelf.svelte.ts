// The row of cards as it is shown: a purchase and the speculator's die can be followed by eye,
// and then the row is as the view says.

import { motion } from "$client/kit/motion.svelte";
import { sound } from "$client/kit/sound.svelte";
import type { Fact, ShopView, Told, WireEvent } from "$client/wire";
import { isTerm, isWho } from "$client/words/speech";
import type { BoxData } from "../../box/box";
import { SPECULATOR } from "../../box/parts";

const LOOK = 900; // milliseconds for a card that goes
const FACE = 130; // … and for each face that the die passes
const ROUNDS = 2; // how often it runs along the shelf
const HURRY = 6; // with more than this waiting, nothing is played out

export interface Going {
  card: number;
  to: number; // a seat, or the speculator
}

export class Shelf {
  row = $state.raw<readonly number[]>([]);
  going = $state.raw<Going | null>(null);
  face = $state(0); // where the speculator's die is, 0: nowhere
  private last: Told | null = null;
  private truth: readonly number[] = [];
  private readonly waiting: WireEvent[] = [];
  private playing = false;

  constructor(private readonly box: () => BoxData | null) {}

  follow(told: Told | null, view: ShopView): void {
    this.truth = view.row;
    if (told && told !== this.last && this.last !== null) this.waiting.push(...told.events);
    this.last = told ?? this.last ?? NOTHING;
    if (!this.playing) void this.play();
  }

  private async play(): Promise<void> {
    this.playing = true;
    const over = motion.hold();
    for (let event = this.waiting.shift(); event; event = this.waiting.shift())
      await this.show(event);
    over();
    this.playing = false;
    this.going = null;
    this.face = 0;
    this.row = this.truth;
  }

  private async show({ code, facts }: WireEvent): Promise<void> {
    const card = this.cardOf(facts.card);
    if (code === "turned_up" && !this.row.includes(card)) this.row = [...this.row, card];
    if (!this.row.includes(card)) return;
    if (code === "speculator_took") await this.roll(Number(facts.die));
    if (code === "bought" && facts.seat !== undefined && isWho(facts.seat))
      await this.take({ card, to: facts.seat.who });
    else if (code === "speculator_took") await this.take({ card, to: SPECULATOR });
  }

  /** The die runs along the faces of the shelf, slower and slower. */
  private async roll(die: number): Promise<void> {
    if (!motion.reduced && this.waiting.length <= HURRY) {
      sound.dice();
      const last = ROUNDS * this.row.length + die;
      for (let at = 1; at < last; at++) {
        this.face = ((at - 1) % this.row.length) + 1;
        await this.pause(at > last - 5 ? FACE * 1.7 : FACE * 0.6);
      }
    }
    this.face = die;
    await this.pause(LOOK);
  }

  private async take(going: Going): Promise<void> {
    this.going = going;
    sound.stamp();
    await this.pause(LOOK);
    this.row = this.row.filter((card) => card !== going.card);
    this.going = null;
    this.face = 0;
  }

  private pause(milliseconds: number): Promise<void> {
    const wait = this.waiting.length > HURRY ? 0 : milliseconds;
    return new Promise((done) => setTimeout(done, wait));
  }

  private cardOf(fact: Fact | undefined): number {
    if (fact === undefined || !isTerm(fact)) return -1;
    return this.box()?.cards.findIndex((card) => card.name === fact.name) ?? -1;
  }
}

const NOTHING = {} as Told; // before anything was told
