// Classes over HTTP: opening one, joining it, answering its questions, and what came of it.

import type {
  Answers,
  ClassResults,
  MadeClass,
  NewClass,
  NewPupil,
  VisitedClass,
} from "$client/wire";
import { ask, send, troubleOf, Trouble } from "./api";

const pathOf = (code: string): string => `/api/classes/${encodeURIComponent(code)}`;
const shown = (key: string): RequestInit =>
  key ? { headers: { authorization: `Bearer ${key}` } } : {};

/** With an id of the request, so that sending it twice opens one class only. */
export const openClass = (wanted: NewClass): Promise<MadeClass> => send("/api/classes", wanted);

export const classInfo = (code: string): Promise<VisitedClass> => ask(pathOf(code));

/** The key is the same at each attempt, so coming twice is coming once. */
export const joinClass = (code: string, pupil: NewPupil): Promise<VisitedClass> =>
  send(`${pathOf(code)}/pupils`, pupil);

export const sendAnswers = (code: string, answers: Answers): Promise<unknown> =>
  send(`${pathOf(code)}/answers`, answers);

export const classResults = (code: string, key: string): Promise<ClassResults> =>
  ask(`${pathOf(code)}/results`, shown(key));

/** A file that only the teacher may have: it is fetched with the key, then saved. */
export async function saveClassFile(code: string, key: string, name: string): Promise<void> {
  const answer = await fetch(`${pathOf(code)}/${name}`, shown(key)).catch(() => null);
  if (!answer) throw new Trouble("house.away");
  if (!answer.ok) throw await troubleOf(answer);
  const address = URL.createObjectURL(await answer.blob());
  const download = `kartki-${code}-${name}`;
  Object.assign(document.createElement("a"), { href: address, download }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
