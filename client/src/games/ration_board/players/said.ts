// What a player said and rolled last, for the card beside the name.

import type { Told } from "$client/wire";
import type { Speech } from "$client/words/speech";
import { readEvent, type TimelineEvent } from "../news/event_timeline";

export interface Said {
  call: number; // 0: nothing was called
  total: number; // 0: not rolled yet
  verdict: string; // "", short, drove, approved, turned_down, forgot
}

const VERDICTS: Record<string, string> = {
  fell_short: "short",
  drove: "drove",
  came_home: "drove",
  approved: "approved",
  turned_down: "turned_down",
  forgot_to_call: "forgot",
};

const QUIET: Said = { call: 0, total: 0, verdict: "" };

export function saidAfter(said: readonly Said[], event: TimelineEvent): Said[] {
  const after = [...said];
  const before = after[event.seat] ?? QUIET;
  const verdict = VERDICTS[event.code];
  if (event.code === "called") after[event.seat] = { ...QUIET, call: event.number };
  else if (event.dice) after[event.seat] = rolled(before, event.dice[0] + event.dice[1]);
  else if (event.code === "forgot_to_call") after[event.seat] = { ...QUIET, verdict: "forgot" };
  else if (verdict && !before.verdict) after[event.seat] = { ...before, verdict };
  return after;
}

/** A call belongs to one roll only. */
const rolled = (before: Said, total: number): Said => ({
  call: before.total ? 0 : before.call,
  total,
  verdict: "",
});

export interface Call {
  seat: number;
  number: number;
}

const ENDS_CALL = new Set(["fell_short", "drove", "forgot_to_call", "starts"]);

/** The call that is in the air: until it is driven or missed. */
export function callAfter(call: Call | null, event: TimelineEvent): Call | null {
  if (event.code === "called") return { seat: event.seat, number: event.number };
  return ENDS_CALL.has(event.code) ? null : call;
}

interface Recalled {
  said: Said[];
  call: Call | null;
  rolled: TimelineEvent | null; // the last fall of the dice
}

const ENOUGH = 60; // tellings: everybody has had a turn in them

/** What was said and rolled before this page was opened, or before this moment of a replay. */
export function recalled(past: readonly Told[]): Recalled {
  const told = past.slice(-ENOUGH).flatMap(({ events }) => events.map(readEvent));
  return {
    said: told.reduce<Said[]>(saidAfter, []),
    call: told.reduce<Call | null>(callAfter, null),
    rolled: told.findLast(({ dice }) => dice) ?? null,
  };
}

/** In large letters: the call as it was shouted, or the roll. */
export function voiceOf(said: Said, speech: Speech): string {
  if (said.call) return speech.say(`rb-number-${said.call}`);
  return said.total ? speech.say("rb-rolled", { number: said.total }) : "";
}

const ANSWERS = ["approved", "turned_down", "forgot"];

/** In small letters: the clerk's answer, or the call against the roll. */
export function resultOf(said: Said, speech: Speech): string {
  if (ANSWERS.includes(said.verdict)) return speech.say(`rb-said-${said.verdict}`);
  if (!said.call) return "";
  const facts = { number: said.call, total: said.total };
  return speech.say(said.total ? "rb-said-called" : "rb-said-calls", facts);
}
