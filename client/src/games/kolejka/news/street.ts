// The queues and the goods in the shops, event by event within one telling: whose pawn went where.
// It only follows what events tell; which moves are allowed is none of its business.

import type { Fact, SquareView, TermFact, WireEvent } from "$client/wire";
import { QUEUES, SHOPS, SPECULATOR } from "../box/parts";

export interface Spot {
  queue: number;
  place: number; // from 0
}

export interface Walked {
  owner: number;
  from: Spot | null; // null: from home, or out of the box
  to: Spot | null; // null: home
}

const terms = (fact: Fact | undefined): TermFact[] =>
  typeof fact === "object" && "terms" in fact ? fact.terms : [];

const spotOf = ({ kind, name, number }: TermFact): Spot | null =>
  kind === "queue"
    ? { queue: (QUEUES as readonly string[]).indexOf(name), place: number - 1 }
    : null;

const isPawns = ({ kind }: TermFact): boolean =>
  kind === "queue" || kind === "home" || kind === "box";

const pileOf = ({ kind, name }: TermFact): number =>
  kind === "pile" ? (SHOPS as readonly string[]).indexOf(name) : -1;

export class Street {
  readonly queues: number[][];
  readonly stock: number[]; // goods in each shop

  constructor({ queues, shops }: Pick<SquareView, "queues" | "shops">) {
    this.queues = queues.map((queue) => [...queue]);
    this.stock = shops.map((pile) => pile.length);
  }

  /** What this event moves; afterwards everything stands where it went. */
  after({ facts }: WireEvent): Walked[] {
    const ends = terms(facts.to);
    if (facts.kind === "list") return this.turnRound(terms(facts.from), ends);
    return terms(facts.from).flatMap((start, at) => {
      const end = ends[at];
      if (!end) return [];
      if (isPawns(start)) return [this.walk(start, end)];
      this.carry(start, end);
      return [];
    });
  }

  /** The places of somebody's pawns, by queue. */
  placesOf(owner: number): string {
    return this.queues
      .map((queue) => queue.flatMap((one, place) => (one === owner ? [place] : [])).join(" "))
      .join("|");
  }

  /** All of them change places at once: each is told as it stood before. */
  private turnRound(starts: TermFact[], ends: TermFact[]): Walked[] {
    const before = this.queues.map((queue) => [...queue]);
    return starts.flatMap((start, at) => {
      const [from, to] = [spotOf(start), ends[at] && spotOf(ends[at])];
      if (!from || !to) return [];
      const owner = before[from.queue]?.[from.place] ?? SPECULATOR;
      if (this.queues[to.queue]) this.queues[to.queue]![to.place] = owner;
      return from.place === to.place ? [] : [{ owner, from, to }];
    });
  }

  private walk(start: TermFact, end: TermFact): Walked {
    const from = spotOf(start);
    const to = spotOf(end);
    const left = from ? this.queues[from.queue]?.splice(from.place, 1)[0] : undefined;
    const owner = left ?? (start.kind === "home" ? start.number : SPECULATOR);
    if (to) this.queues[to.queue]?.splice(to.place, 0, owner);
    return { owner, from, to };
  }

  private carry(start: TermFact, end: TermFact): void {
    const [from, to] = [pileOf(start), pileOf(end)];
    if (from >= 0) this.stock[from]! -= 1;
    if (to >= 0) this.stock[to]! += 1;
  }
}
