// The words on the button: what will happen, and how likely.

import type { Play } from "$client/kit/play";
import type { RoadView, TermFact } from "$client/wire";
import type { Speech } from "$client/words/speech";
import { goalOf, kindOf, type Box } from "../box/box";
import type { Calls, Landing } from "./calls.svelte";
import { waysAmong, waysOf } from "../box/odds";
import type { Question } from "../bar/question";

interface ButtonWords {
  head: string;
  more: string;
  call: number; // 0: only roll
  idle: boolean; // nothing to be done yet
}

export function buttonWords(
  play: Play<RoadView>,
  calls: Calls,
  box: Box | null,
  question: Question,
): ButtonWords {
  const { speech, view } = play;
  if (question.task === "call") return calling(speech, calls, box);
  const ways = waysNow(view, play.seat, box, question);
  const more = ways ? speech.say("rb-ways", { number: ways }) : "";
  return { head: speech.say(`rb-do-${question.task}`, question.facts), more, call: 0, idle: false };
}

function calling(speech: Speech, calls: Calls, box: Box | null): ButtonWords {
  const number = calls.chosen;
  if (!number) return { head: speech.say("rb-do-choose"), more: "", call: 0, idle: true };
  const word = speech.say(`rb-number-${number}`);
  const landing = calls.landings[number];
  const ways = speech.say("rb-ways", { number: waysOf(number) });
  const to = landing && box ? speech.say(leadsTo(box, landing), spaceFacts(landing)) : "";
  const more = to ? `${ways} · ${to}` : ways;
  return { head: speech.say("rb-do-call", { word }), more, call: number, idle: false };
}

const term = (name: string): TermFact => ({ kind: "space", name, number: 0 });
const spaceFacts = (landing: Landing) => ({ space: term(landing.space), end: term(landing.end) });

/** The id of the words for a landing: past the woods, among the trees, by the fenced path. */
function leadsTo(box: Box, landing: Landing): string {
  if (landing.kind !== "road") return `rb-leads-${landing.kind}`;
  const woods = landing.way.slice(1, -1).some((space) => kindOf(box, space) === "wooded");
  return woods ? "rb-leads-past" : "rb-leads-road";
}

function waysNow(view: RoadView, seat: number, box: Box | null, question: Question): number {
  if (question.task === "roll_called") return waysOf(view.called);
  if (!box || question.task !== "at_the_board") return 0;
  const goal = goalOf(box, view.cars[seat]?.granted ?? 0);
  return goal ? waysAmong(box.approves[goal.ration] ?? []) : 0;
}
