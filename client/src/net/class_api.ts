// Classes over HTTP: opening one, joining it, answering its questions, and what came of it.

import type {
  ClassAnswers,
  ClassInfo,
  ClassResults,
  JoinedClass,
  MadeClass,
  NewClass,
} from "$client/wire";
import { ask, send, Trouble } from "./api";

export type { ClassInfo, ClassResults };

const pathOf = (code: string): string => `/api/classes/${encodeURIComponent(code)}`;
const shown = (key: string): RequestInit =>
  key ? { headers: { authorization: `Bearer ${key}` } } : {};

/** With an id of the request, so that sending it twice opens one class only. */
export const openClass = (wanted: NewClass): Promise<MadeClass> => send("/api/classes", wanted);

export const classInfo = (code: string, key = ""): Promise<ClassInfo> =>
  ask(pathOf(code), shown(key));

/** The key is the same at each attempt, so coming twice is coming once. */
export const joinClass = (
  code: string,
  pupil: { name: string; key: string; nonce: string; mine?: boolean },
): Promise<JoinedClass> => send(`${pathOf(code)}/pupils`, pupil);

export const sendAnswers = (code: string, answers: ClassAnswers): Promise<unknown> =>
  send(`${pathOf(code)}/answers`, answers);

export const classResults = (code: string, key: string): Promise<ClassResults> =>
  ask(`${pathOf(code)}/results`, shown(key));

/** A file that only the teacher may have: it is fetched with the key, then saved. */
export async function saveClassFile(code: string, key: string, name: string): Promise<void> {
  const answer = await fetch(`${pathOf(code)}/${name}`, shown(key)).catch(() => null);
  if (!answer) throw new Trouble("house.away");
  if (!answer.ok) throw await troubleIn(answer);
  const address = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement("a"), {
    href: address,
    download: `kartki-${code}-${name}`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

async function troubleIn(answer: Response): Promise<Trouble> {
  const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  return new Trouble(String(body.code ?? "house.away"), (body.facts ?? {}) as Trouble["facts"]);
}
