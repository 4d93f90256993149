// A telling, one beat after the other: dice, then the drive, then a card; so that eyes can follow.

import type { CarView, Fact, TermFact, WhoFact, WireEvent } from "$client/wire";
import { wayBetween } from "./places";

export interface Beat {
  code: string; // of the event
  seat: number; // -1: nobody in particular
  other: number;
  number: number; // what was called, the place that was taken
  dice: [number, number] | null;
  spaces: number;
  space: string;
  ration: string;
  card: string;
  event: WireEvent;
}

const who = (fact: Fact | undefined): number => (fact as WhoFact | undefined)?.who ?? -1;
const term = (fact: Fact | undefined): string => (fact as TermFact | undefined)?.name ?? "";
const count = (fact: Fact | undefined): number => Number(fact ?? 0);

export function beatOf(event: WireEvent): Beat {
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
    card: term(facts.card),
    event,
  };
}

const DRIVES = new Set(["drove", "drove_back", "drove_on", "took_short_cut", "got_out"]);
const READING = 2_600; // a card of somebody else's

const changed = (cars: CarView[], seat: number, change: Partial<CarView>): CarView[] =>
  cars.map((car, i) => (i === seat ? { ...car, ...change } : car));

function without(held: string[], card: string): string[] {
  const at = held.indexOf(card);
  return held.filter((_, i) => i !== at);
}

/** The cars after this beat, as far as it tells; the view has the last word. */
export function carsAfter(cars: CarView[], beat: Beat): CarView[] {
  const car = cars[beat.seat];
  if (!car) return cars;
  if (DRIVES.has(beat.code)) return changed(cars, beat.seat, { space: beat.space });
  if (beat.code === "came_home") return changed(cars, beat.seat, { space: "HOME" });
  if (beat.code === "approved")
    return changed(cars, beat.seat, { space: "EXIT", granted: car.granted + 1 });
  if (beat.code === "kept") return changed(cars, beat.seat, { holds: [...car.holds, beat.card] });
  if (beat.code === "gave_back" || beat.code === "missed_turn")
    return changed(cars, beat.seat, { holds: without(car.holds, beat.card) });
  if (beat.code === "traded") return traded(cars, beat);
  return cars;
}

function traded(cars: CarView[], beat: Beat): CarView[] {
  const [here, there] = [cars[beat.seat]?.space ?? "HOME", cars[beat.other]?.space ?? "HOME"];
  return changed(changed(cars, beat.seat, { space: there }), beat.other, { space: here });
}

const LASTS: Record<string, number> = {
  called: 750,
  rolled: 1_350,
  rolled_off: 850,
  tied_for_start: 700,
  starts: 900,
  fell_short: 900,
  drew: READING,
  kept: 500,
  traded: 1_300,
  shared_ride: 1_300,
  missed_turn: 1_500,
  won_extra_turn: 1_300,
  turns_cancelled: 1_500,
  waits_at_detour: 1_300,
  forgot_to_call: 1_500,
  applied: 700,
  gave_back: 600,
  shuffled: 700,
  approved: 1_700,
  turned_down: 1_300,
  won: 1_200,
  finished: 1_200,
};

/** How long a beat is shown, in milliseconds; a car takes 130 for each space from where it is. */
export function lastsOf(beat: Beat, from: string): number {
  if (!DRIVES.has(beat.code) && beat.code !== "came_home") return LASTS[beat.code] ?? 350;
  const spaces = wayBetween(from, beat.space || "HOME").length - 1;
  return Math.min(Math.max(spaces, 3) * 130, 2_400) + 300;
}
