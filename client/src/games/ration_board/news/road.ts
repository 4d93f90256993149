// The road as it is shown: after an event of a telling, or at rest.

import type { CarView, RoadView, Told } from "$client/wire";
import { carsAfter, type TimelineEvent } from "./event_timeline";
import { callAfter, recalled, saidAfter, type Call, type Said } from "../players/said";

export interface Road {
  cars: readonly CarView[];
  ways: Readonly<Record<number, readonly string[]>>; // of the cars that drive, by seat
  dice: readonly [number, number];
  roller: number; // whose roll the dice show
  call: Call | null; // that is in the air
  said: readonly Said[];
  pack: number; // cards that are still to be drawn
}

const LAID: Road["dice"] = [4, 6]; // before anybody has rolled

/** How things stand, with what was said and rolled up to here. */
export function atRest({ cars, called, pack }: RoadView, past: readonly Told[]): Road {
  const { said, call, rolled } = recalled(past);
  return {
    cars,
    ways: {}, // nothing is told, so nothing drives: the cars stand where they are
    dice: rolled?.dice ?? LAID,
    roller: rolled?.seat ?? -1,
    call: called > 0 ? call : null,
    said,
    pack: pack.length,
  };
}

/** The road after this event. */
export function roadAfter(road: Road, event: TimelineEvent): Road {
  return {
    cars: carsAfter([...road.cars], event),
    ways: Object.fromEntries(event.moves.map(({ seat, way }) => [seat, way])),
    dice: event.dice ?? road.dice,
    roller: event.dice ? event.seat : road.roller,
    call: callAfter(road.call, event),
    said: saidAfter(road.said, event),
    pack: event.code === "drew" ? road.pack - 1 : road.pack,
  };
}
