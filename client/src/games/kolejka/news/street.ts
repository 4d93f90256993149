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

interface Pawn {
  owner: number;
}

/** Where somebody's pawns stand. */
export type Spots = Map<Pawn, Spot>;

/** Pawns that stand elsewhere than before, also those that only moved up or back. */
export const shifted = (before: Spots, after: Spots): { from: Spot; to: Spot }[] =>
  [...before].flatMap(([pawn, from]) => {
    const to = after.get(pawn);
    return to && (to.queue !== from.queue || to.place !== from.place) ? [{ from, to }] : [];
  });

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
  private readonly pawns: Pawn[][];
  readonly stock: number[]; // goods in each shop

  constructor({ queues, shops }: Pick<SquareView, "queues" | "shops">) {
    this.pawns = queues.map((queue) => queue.map((owner) => ({ owner })));
    this.stock = shops.map((pile) => pile.length);
  }

  get queues(): number[][] {
    return this.pawns.map((queue) => queue.map(({ owner }) => owner));
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

  spotsOf(owner: number): Spots {
    const all = this.pawns.flatMap((pawns, queue) =>
      pawns.map((pawn, place) => [pawn, { queue, place }] as const),
    );
    return new Map(all.filter(([pawn]) => pawn.owner === owner));
  }

  /** All of them change places at once: each is told as it stood before. */
  private turnRound(starts: TermFact[], ends: TermFact[]): Walked[] {
    const before = this.pawns.map((queue) => [...queue]);
    return starts.flatMap((start, at) => {
      const [from, to] = [spotOf(start), ends[at] && spotOf(ends[at])];
      if (!from || !to) return [];
      const pawn = before[from.queue]?.[from.place] ?? { owner: SPECULATOR };
      if (this.pawns[to.queue]) this.pawns[to.queue]![to.place] = pawn;
      return from.place === to.place ? [] : [{ owner: pawn.owner, from, to }];
    });
  }

  private walk(start: TermFact, end: TermFact): Walked {
    const from = spotOf(start);
    const to = spotOf(end);
    const left = from ? this.pawns[from.queue]?.splice(from.place, 1)[0] : undefined;
    const pawn = left ?? { owner: start.kind === "home" ? start.number : SPECULATOR };
    if (to) this.pawns[to.queue]?.splice(to.place, 0, pawn);
    return { owner: pawn.owner, from, to };
  }

  private carry(start: TermFact, end: TermFact): void {
    const [from, to] = [pileOf(start), pileOf(end)];
    if (from >= 0) this.stock[from]! -= 1;
    if (to >= 0) this.stock[to]! += 1;
  }
}
