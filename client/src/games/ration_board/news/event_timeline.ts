// A telling, one event after the other: dice, then the drive, then a card; so that eyes can follow.

import type { CarView, Fact, ListFact, TermFact, WhoFact, WireEvent } from "$client/wire";

/** A car on its way: the spaces that it comes over, from the one that it leaves. */
interface Move {
  seat: number;
  way: string[];
}

export interface TimelineEvent {
  code: string; // of the event
  seat: number; // -1: nobody in particular
  other: number;
  number: number; // what was called, the place that was taken
  dice: [number, number] | null;
  spaces: number;
  space: string;
  ration: string;
  granted: number; // ration cards, where that has changed
  card: string;
  why: string; // what a HOLD card was spent on, how a car got out
  back: boolean; // sent back Home
  moves: Move[];
  wire: WireEvent; // as it came
}

const who = (fact: Fact | undefined): number => (fact as WhoFact | undefined)?.who ?? -1;
const term = (fact: Fact | undefined): string => (fact as TermFact | undefined)?.name ?? "";
const word = (fact: Fact | undefined): string => (typeof fact === "string" ? fact : "");
const count = (fact: Fact | undefined): number => Number(fact ?? 0);
const terms = (fact: Fact | undefined): string[] =>
  (fact as ListFact | undefined)?.terms.map(({ name }) => name) ?? [];

function movesOf({ seat, other, from, way, other_from, other_way }: WireEvent["facts"]): Move[] {
  const told = [
    { seat: who(seat), way: [term(from), ...terms(way)] },
    { seat: who(other), way: [term(other_from), ...terms(other_way)] },
  ];
  return told.filter((move) => move.way.length > 1);
}

export function readEvent(event: WireEvent): TimelineEvent {
  const facts = event.facts;
  const dice = "first" in facts && "second" in facts;
  return {
    code: event.code,
    seat: who(facts.seat),
    other: who(facts.other),
    number: count(facts.number),
    dice: dice ? [count(facts.first), count(facts.second)] : null,
    spaces: count(facts.spaces),
    space: term(facts.space),
    ration: term(facts.ration),
    granted: count(facts.granted),
    card: term(facts.card),
    why: word(facts.use ?? facts.how),
    back: count(facts.back) > 0,
    moves: movesOf(facts),
    wire: event,
  };
}

const changed = (cars: CarView[], seat: number, change: Partial<CarView>): CarView[] =>
  cars.map((car, i) => (i === seat ? { ...car, ...change } : car));

function without(held: string[], card: string): string[] {
  const at = held.indexOf(card);
  return held.filter((_, i) => i !== at);
}

/** The cars after this event, as far as it tells; the view has the last word. */
export function carsAfter(cars: CarView[], event: TimelineEvent): CarView[] {
  const car = cars[event.seat];
  if (!car) return cars;
  if (event.code === "kept")
    return changed(cars, event.seat, { holds: [...car.holds, event.card] });
  if (event.code === "gave_back" || event.code === "missed_turn")
    return changed(cars, event.seat, { holds: without(car.holds, event.card) });
  const granted = event.granted ? changed(cars, event.seat, { granted: event.granted }) : cars;
  return event.moves.reduce(
    (moved, { seat, way }) => changed(moved, seat, { space: way.at(-1)! }),
    granted,
  );
}
