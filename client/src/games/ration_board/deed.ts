// The words on the button: what will happen, and how likely.

import type { Play } from "$client/house/play";
import type { RoadView, TermFact } from "$client/wire";
import type { Speech } from "$client/words/speech";
import { goalOf, kindOf, type Box } from "./box";
import type { Calls, Landing } from "./calls.svelte";
import { waysAt, waysOf } from "./odds";
import { wayBetween } from "./places";
import type { Question } from "./question";

export interface ButtonDeed {
  head: string;
  more: string;
  call: number; // 0: only roll
  idle: boolean; // nothing to be done yet
}

export function deedOf(
  play: Play<RoadView>,
  calls: Calls,
  box: Box | null,
  question: Question,
): ButtonDeed {
  const { speech, view } = play;
  if (question.deed === "call") return calling(speech, calls, view.cars[play.seat]?.space, box);
  const ways = waysNow(view, play.seat, box, question);
  const more = ways ? speech.say("rb-ways", { number: ways }) : "";
  return { head: speech.say(`rb-do-${question.deed}`, question.facts), more, call: 0, idle: false };
}

function calling(
  speech: Speech,
  calls: Calls,
  from: string | undefined,
  box: Box | null,
): ButtonDeed {
  const number = calls.chosen;
  if (!number) return { head: speech.say("rb-do-choose"), more: "", call: 0, idle: true };
  const word = speech.say(`rb-number-${number}`);
  const landing = calls.landings[number];
  const ways = speech.say("rb-ways", { number: waysOf(number) });
  const to =
    landing && box ? speech.say(leadsTo(box, from ?? "", landing), spaceFacts(landing)) : "";
  const more = to ? `${ways} · ${to}` : ways;
  return { head: speech.say("rb-do-call", { word }), more, call: number, idle: false };
}

const term = (name: string): TermFact => ({ kind: "space", name, number: 0 });
const spaceFacts = (landing: Landing) => ({ space: term(landing.space), end: term(landing.end) });

/** The id of the words for a landing: past the woods, among the trees, by the fenced path. */
function leadsTo(box: Box, from: string, landing: Landing): string {
  if (landing.kind !== "road") return `rb-leads-${landing.kind}`;
  const passed = wayBetween(from, landing.space).slice(1, -1);
  const woods = passed.some((space) => kindOf(box, space) === "wooded");
  return woods ? "rb-leads-past" : "rb-leads-road";
}

function waysNow(view: RoadView, seat: number, box: Box | null, question: Question): number {
  if (question.deed === "roll_called") return waysOf(view.called);
  const board = box ? goalOf(box, view.cars[seat]?.granted ?? 0) : undefined;
  return question.deed === "at_the_board" && board ? waysAt(board) : 0;
}
