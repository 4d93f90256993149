// A lesson is a record: its moves are played, and its comments name the notes to show.
// `; say list pawns`: two notes after this line; `; auto`: the learner's own move, made by the guide;
// `; leap`: from here on nothing is shown, up to the next note.

import type { Choice } from "$client/wire";
import type { RecordFrames } from "./record_frames";

export interface Step {
  frame: number;
  note: string; // the note to show; empty: the lesson goes on by itself
  move: Choice | null; // the learner's move at this step, if it is one
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

/** The steps of a lesson: its notes, and the automatic moves between them. */
export function stepsOf(replay: RecordFrames, remarks: Remarks, learner = 0): Step[] {
  let leaping = false;
  return replay.frames.flatMap((frame, k) => {
    const first = k === 0 ? 1 : replay.frames[k - 1]!.n + 1;
    const notes = notesBetween(remarks, first, frame.n);
    leaping = notes.length === 0 && (leaping || remarks.leaps.has(first));
    if (leaping) return [];
    const move = moveAfter(replay, k, remarks, learner);
    const told = notes.length ? notes : [move ? "yours" : ""];
    return told.map((note, i) => ({
      frame: k,
      note,
      move: i === told.length - 1 ? move : null,
    }));
  });
}

/** The learner's move after this frame; null if somebody else, or the guide, moves. */
function moveAfter(
  replay: RecordFrames,
  k: number,
  remarks: Remarks,
  learner: number,
): Choice | null {
  const next = replay.frames[k + 1];
  const line = replay.frames[k]!.n + 1;
  const guided = remarks.made.has(line) || remarks.leaps.has(line);
  return next?.by === learner && !guided ? next.act : null;
}

function notesBetween(remarks: Remarks, first: number, last: number): string[] {
  const found: string[] = [];
  for (let n = first; n <= last; n++) found.push(...(remarks.notes.get(n) ?? []));
  return found;
}
