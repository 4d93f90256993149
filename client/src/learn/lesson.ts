// A lesson is a record: its moves are what is played, its comments what is told on the way.
// `; say list pawns`: two notes after this line; `; auto`: the learner's own move, made by the guide;
// `; leap`: from here on nothing is shown, up to the next note.

import type { Choice } from "$client/wire";
import type { Film } from "./film";

export interface Step {
  frame: number;
  note: string; // what is told, or nothing: it goes on by itself
  deed: Choice | null; // what the learner does here, or nothing
}

interface Remarks {
  notes: Map<number, string[]>; // by the number of the line
  made: Set<number>; // lines that the guide plays for the learner
  leaps: Set<number>; // lines from which the lesson leaps to its next note
}

const MOVE = /^[a-p*~^] /;

export function remarksOf(record: string): Remarks {
  const remarks: Remarks = { notes: new Map(), made: new Set(), leaps: new Set() };
  let number = 0;
  for (const line of record.split("\n")) {
    if (!MOVE.test(line)) continue;
    number += 1;
    const comment = line.split(";")[1] ?? "";
    const told = /say ([a-z_ ]+)/.exec(comment);
    if (told) remarks.notes.set(number, told[1]!.trim().split(" "));
    if (/\bauto\b/.test(comment)) remarks.made.add(number);
    if (/\bleap\b/.test(comment)) remarks.leaps.add(number);
  }
  return remarks;
}

/** The course of a lesson: note after note, and between them what runs by itself. */
export function stepsOf(film: Film, remarks: Remarks, learner = 0): Step[] {
  let leaping = false;
  return film.frames.flatMap((frame, k) => {
    const first = k === 0 ? 1 : film.frames[k - 1]!.n + 1;
    const notes = notesBetween(remarks, first, frame.n);
    leaping = notes.length === 0 && (leaping || remarks.leaps.has(first));
    if (leaping) return [];
    const deed = deedAfter(film, k, remarks, learner);
    const told = notes.length ? notes : [deed ? "yours" : ""];
    return told.map((note, i) => ({
      frame: k,
      note,
      deed: i === told.length - 1 ? deed : null,
    }));
  });
}

/** What the learner does after this frame; nothing where somebody else, or the guide, goes on. */
function deedAfter(film: Film, k: number, remarks: Remarks, learner: number): Choice | null {
  const next = film.frames[k + 1];
  const line = film.frames[k]!.n + 1;
  const guided = remarks.made.has(line) || remarks.leaps.has(line);
  return next?.by === learner && !guided ? next.act : null;
}

function notesBetween(remarks: Remarks, first: number, last: number): string[] {
  const found: string[] = [];
  for (let n = first; n <= last; n++) found.push(...(remarks.notes.get(n) ?? []));
  return found;
}
