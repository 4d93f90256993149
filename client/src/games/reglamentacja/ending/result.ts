// What decided the game, and how it went, turn by turn: all as the view tells it (REG-SCO).

import { courseOf, type Course } from "$client/kit/course";
import { SPECTATOR, type ReplayFrames } from "$client/kit/replay_frames";
import type { ShopView } from "$client/wire";
import { say } from "$client/words/language.svelte";
import type { Speech } from "$client/words/speech";
import type { GameResult } from "../../game";
import { tieBreak } from "./score";

const shop = (view: unknown): ShopView => view as ShopView;

export const result: GameResult = {
  tieBreak: (view) => tieBreak(shop(view)),
  note: (speech, view, seat) => noteOf(speech, shop(view), seat),
  course: pointsOver,
};

/** Points and cards; the stamps only where they had to decide. */
function noteOf(speech: Speech, view: ShopView, seat: number): string {
  const { points, cards, decided_by } = view.scores[seat]!;
  const counted: [string, number][] = [
    ["points", points],
    ["cards", cards.length],
  ];
  if (decided_by === "stamps") counted.push(["stamps", view.hand_sizes[seat]!]);
  return counted
    .map(([what, number]) => speech.say(`reg-shop-end_${what}`, { number }))
    .join(" · ");
}

const turnsOf = (view: ShopView): number => Math.max(1, view.rounds); // setting up is no turn
const printed = (view: ShopView, seat: number): number => view.scores[seat]!.printed;

/** Visits are secret until the end: what is printed, turn by turn, and then what it counts. */
function pointsOver(film: ReplayFrames): Course {
  const plain = courseOf<ShopView>(film, 0, turnsOf, printed);
  const { scores } = shop(film.view(film.length - 1, SPECTATOR));
  const lines = plain.lines.map((line, seat) => [...line, scores[seat]!.points]);
  const steps = [...plain.steps, plain.steps.length];
  return { most: Math.max(1, ...lines.flat()), steps, lines, visits: true };
}

export function stepName(at: number, { steps }: Course): string {
  if (!at) return say("after-start");
  return at === steps.length - 1 ? say("after-visits_up") : say("after-turn", { number: at });
}
