// What Ration Board shows of a telling, event by event: calls, dice, drives, cards, the clerk's stamp.

import { motion } from "$client/kit/motion.svelte";
import type { Scene } from "$client/kit/stage/scene";
import type { RoadView, Told } from "$client/wire";
import { readEvent, type TimelineEvent } from "./event_timeline";
import { driveLasts, hurried, lastsOf, TUMBLE } from "./lasting";
import { atRest, roadAfter, type Road } from "./road";
import { touches } from "./touched";

export type Kind = "told" | "tumbling" | "card" | "stamp" | "drive";

export interface RoadScene extends Scene {
  kind: Kind;
  at: TimelineEvent;
  number: number; // of the event in its telling
  road: Road; // what is seen meanwhile
  who: number; // whom it is about; of a shuffled pack, who drew the last card
  deep: number; // the first card of this drawer in this telling, the second …
  thrown: boolean; // do the dice still lie on the map?
  mine: boolean; // a card that lies open until I have read it
}

interface Before {
  view: RoadView;
  past: readonly Told[]; // what was told before
}

export function scenesOf({ n, events }: Told, before: Before, reader: number): RoadScene[] {
  const told = events.map(readEvent);
  let road = atRest(before.view, before.past);
  return told.flatMap((at, number) => {
    const earlier = told.slice(0, number + 1);
    const after = roadAfter(road, at);
    const scene: RoadScene = {
      n,
      kind: "told",
      event: at.wire,
      at,
      number,
      lasts: lastsOf(at, at.seat === reader),
      touchesMe: touches(at.wire, reader) || movesMe(told.slice(number), reader),
      road: after,
      who: earlier.findLast(({ seat }) => seat >= 0)?.seat ?? before.view.turn,
      deep: earlier.filter(({ code, seat }) => code === "drew" && seat === at.seat).length,
      thrown: diceLie(earlier),
      mine: at.code === "drew" && at.seat === reader,
    };
    const shown = inParts(scene, road, diceLie(told.slice(0, number)));
    road = after;
    return shown;
  });
}

/** They are taken up before a car moves or a card is drawn. */
function diceLie(earlier: TimelineEvent[]): boolean {
  const last = earlier.findLastIndex(({ dice }) => dice);
  const since = earlier.slice(last + 1);
  return last >= 0 && since.every(({ code, moves }) => code !== "drew" && !moves.length);
}

/** Does a card that has just been drawn move my car? What it does is told before the next card. */
function movesMe([card, ...after]: TimelineEvent[], reader: number): boolean {
  if (card?.code !== "drew" || card.seat === reader) return false;
  const next = after.findIndex(({ code }) => code === "drew");
  const effects = next < 0 ? after : after.slice(0, next);
  return effects.some(({ wire }) => touches(wire, reader));
}

function inParts(scene: RoadScene, before: Road, lay: boolean): RoadScene[] {
  const { at, road } = scene;
  if (at.dice) return [...tumble(scene, before), scene];
  if (at.code === "drew")
    return [{ ...scene, kind: "card", lasts: scene.mine ? Infinity : scene.lasts }];
  if (at.code !== "approved") return [scene];
  const granted = { ...road, cars: stillAt(before.cars, road.cars), ways: {} };
  return [
    { ...scene, kind: "stamp", road: granted, thrown: lay },
    { ...scene, kind: "drive", lasts: driveLasts(at) },
  ];
}

/** The dice roll first, and only then is anything said of them. */
const tumble = (scene: RoadScene, before: Road): RoadScene[] =>
  motion.moves
    ? [{ ...scene, kind: "tumbling", lasts: TUMBLE, road: { ...before, dice: scene.road.dice } }]
    : [];

/** The card is stamped while the car still waits at the window. */
const stillAt = (before: Road["cars"], after: Road["cars"]): Road["cars"] =>
  after.map((car, seat) => ({ ...car, space: before[seat]?.space ?? car.space }));

/** How long a scene is shown while others wait. */
export const lasting = ({ at, lasts }: RoadScene, waiting: number): number =>
  hurried(at.code, lasts, waiting);

/** What has been shown of what was told: the list says nothing before it is seen. */
export function seenOf(past: readonly Told[], scene: RoadScene | null): readonly Told[] {
  if (!scene) return past;
  return past.flatMap((told) => {
    if (told.n !== scene.n) return told.n < scene.n ? [told] : [];
    return [{ ...told, events: told.events.slice(0, seenIn(scene)) }];
  });
}

const seenIn = ({ kind, number }: RoadScene): number => (kind === "tumbling" ? number : number + 1);
