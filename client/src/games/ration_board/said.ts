// What a player said and rolled last, for the card beside the name.

import type { Told } from "$client/wire";
import type { Speech } from "$client/words/speech";
import { beatOf, type Beat } from "./beats";

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

export function saidAfter(said: readonly Said[], beat: Beat): Said[] {
  const after = [...said];
  const before = after[beat.seat] ?? QUIET;
  const verdict = VERDICTS[beat.code];
  if (beat.code === "called") after[beat.seat] = { ...QUIET, call: beat.number };
  else if (beat.dice) after[beat.seat] = rolled(before, beat.dice[0] + beat.dice[1]);
  else if (beat.code === "forgot_to_call") after[beat.seat] = { ...QUIET, verdict: "forgot" };
  else if (verdict && !before.verdict) after[beat.seat] = { ...before, verdict };
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
export function callAfter(call: Call | null, beat: Beat): Call | null {
  if (beat.code === "called") return { seat: beat.seat, number: beat.number };
  return ENDS_CALL.has(beat.code) ? null : call;
}

export interface Recalled {
  said: Said[];
  call: Call | null;
  rolled: Beat | null; // the last fall of the dice
}

const ENOUGH = 60; // tellings: everybody has had a turn in them

/** What was said and rolled before this page was opened, or before this moment of a replay. */
export function recalled(past: readonly Told[]): Recalled {
  const beats = past.slice(-ENOUGH).flatMap(({ events }) => events.map(beatOf));
  return {
    said: beats.reduce<Said[]>(saidAfter, []),
    call: beats.reduce<Call | null>(callAfter, null),
    rolled: beats.findLast(({ dice }) => dice) ?? null,
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
