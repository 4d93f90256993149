// What a player said and rolled last, for the card beside the name.

import type { Speech } from "$client/words/speech";
import type { Beat } from "./beats";

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
