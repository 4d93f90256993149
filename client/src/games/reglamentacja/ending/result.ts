// What decided the game, by the cards and visits of the box; and how it went, turn by turn.

import { courseOf, type Course } from "$client/kit/course";
import { SPECTATOR, type Film } from "$client/kit/film";
import type { ShopView } from "$client/wire";
import { say } from "$client/words/language.svelte";
import type { Speech } from "$client/words/speech";
import type { GameResult } from "../../game";
import { boxOf, type BoxData } from "../box/box";
import { decidedBy, scoresOf } from "./score";

const NOT_YET: GameResult = { tieBreak: () => "", note: () => "", course: () => null };
const shop = (view: unknown): ShopView => view as ShopView;

export function resultOf(edition: unknown): GameResult {
  if (!edition) return NOT_YET;
  const box = boxOf(edition as Parameters<typeof boxOf>[0]);
  return {
    tieBreak: (view) => decidedBy(scoresOf(shop(view), box)), // REG-SCO-2
    note: (speech, view, seat) => noteOf(speech, shop(view), box, seat),
    course: (film) => pointsOver(film, box),
  };
}

/** Points and cards; the stamps only where they had to decide (REG-SCO-2). */
function noteOf(speech: Speech, view: ShopView, box: BoxData, seat: number): string {
  const scores = scoresOf(view, box);
  const own = scores.find((score) => score.seat === seat)!;
  const level = scores.filter(
    ({ points, lines }) => points === own.points && lines.length === own.lines.length,
  );
  const counted: [string, number][] = [
    ["points", own.points],
    ["cards", own.lines.length],
  ];
  if (level.length > 1) counted.push(["stamps", own.stamps]);
  return counted
    .map(([what, number]) => speech.say(`reg-shop-end_${what}`, { number }))
    .join(" · ");
}

const turnsOf = (view: ShopView): number => Math.max(1, view.rounds); // setting up is no turn

/** Visits are secret until the end: icons alone, turn by turn, and then what the visits double. */
function pointsOver(film: Film, box: BoxData): Course {
  const icons = (view: ShopView, seat: number): number =>
    view.bought[seat]!.reduce((all, card) => all + box.cards[card]!.icons, 0);
  const plain = courseOf<ShopView>(film, 0, turnsOf, icons);
  const scores = scoresOf(shop(film.view(film.length - 1, SPECTATOR)), box);
  const pointsOf = (seat: number): number => scores.find((one) => one.seat === seat)!.points;
  const lines = plain.lines.map((line, seat) => [...line, pointsOf(seat)]);
  const steps = [...plain.steps, plain.steps.length];
  return { most: Math.max(1, ...lines.flat()), steps, lines, visits: true };
}

export function stepName(at: number, { steps }: Course): string {
  if (!at) return say("after-start");
  return at === steps.length - 1 ? say("after-visits_up") : say("after-turn", { number: at });
}
