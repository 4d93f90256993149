// The server's HTTP side: opening tables, rulebooks, editions, records.

import type {
  Fact,
  FoundCode,
  GameInfo,
  ListedTable,
  OptionInfo,
  Reach,
  RuleText,
  TableSettings,
  VisitedTable,
} from "$client/wire";
import { newId } from "./seat_keys";

export type { GameInfo, ListedTable, OptionInfo, RuleText };

export interface TableRequestBody {
  game: string;
  seats: number;
  key: string;
  edition?: string;
  options?: Record<string, string>;
  pace?: "live" | "days";
  public?: boolean;
  manners?: TableSettings;
}

/** An error of the server; `code` and `facts` make the sentence in the reader's language. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, Fact> = {},
    readonly rule = "",
  ) {
    super(code);
  }
}

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Trouble("house.away");
  }
  if (!answer.ok) throw await troubleOf(answer);
  return (await answer.json().catch(() => ({}))) as T;
}

/** What an answer that is none says of why. */
export async function troubleOf(answer: Response): Promise<Trouble> {
  const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  const facts = (body.facts ?? {}) as Record<string, Fact>;
  return new Trouble(String(body.code ?? "house.away"), facts, String(body.rule ?? ""));
}

export function send<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  return ask(path, { method: "POST", headers, body: JSON.stringify(body) });
}

let games: Promise<GameInfo[]> | null = null;

/** The games that the server has; asked for once. */
export function allGames(): Promise<GameInfo[]> {
  games ??= ask<{ games: GameInfo[] }>("/api/games").then((answer) => answer.games);
  games.catch(() => (games = null));
  return games;
}

/** What the server knows of one game. */
export async function gameInfo(name: string): Promise<GameInfo> {
  const found = (await allGames()).find((game) => game.name === name);
  if (!found) throw new Trouble("game.unknown", { name, allowed: "" });
  return found;
}

export async function publicTables(): Promise<ListedTable[]> {
  return (await ask<{ tables: ListedTable[] }>("/api/tables")).tables;
}

/** What a code is for. */
export const codeKind = async (code: string): Promise<FoundCode["kind"]> =>
  (await ask<FoundCode>(`/api/codes/${encodeURIComponent(code)}`)).kind;

/** A table by its code; with the key of a seat there also whose turn it is. */
export const tableInfo = (code: string, key = ""): Promise<VisitedTable> =>
  ask(
    `/api/tables/${encodeURIComponent(code)}`,
    key ? { headers: { authorization: `Bearer ${key}` } } : {},
  );

/** The request has an id, so that sending it twice opens one table only. */
export const openTable = (
  settings: TableRequestBody,
  id = newId(),
): Promise<{ code: string; watch: string }> => send("/api/tables", { id, ...settings });

/** The address by which others reach the server. */
export const serverReach = (): Promise<Reach> => ask("/api/reach");

const rules = new Map<string, Promise<RuleText>>();

export function ruleText(language: string, id: string): Promise<RuleText> {
  const path = `/api/rules/${language}/rule/${encodeURIComponent(id)}`;
  const kept = rules.get(path) ?? ask<RuleText>(path);
  rules.set(path, kept);
  kept.catch(() => rules.delete(path));
  return kept;
}

/** The data of an edition. */
export const box = <T>(game: string, edition: string): Promise<T> =>
  ask(`/api/editions/${game}/${encodeURIComponent(edition)}/box`);
