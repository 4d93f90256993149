// How somebody likes to play against bots: asked once for each game, kept in this browser, changeable.
// What is kept may be of another version, or rubbish: it counts only as far as the server knows it.

import type { GameInfo } from "$client/net/api";
import { isRecord, keeping } from "$client/kit/kept.svelte";
import { myTables } from "$client/net/seat_keys";
import { reading } from "$client/words/language.svelte";

const KEPT = "kartki.play_now";
const FIRST_LEVEL = 0; // the easiest stands first in the server's list

export interface QuickChoice {
  level: string;
  options: Record<string, string>; // house rules that need a clock, or are played without one
}

type ClockRule = GameInfo["options"][number];

/** The rules to ask about: those that a clock changes. */
export const clockRules = (game: GameInfo): ClockRule[] =>
  game.options.filter(({ clocked }) => clocked);

/** Is there anything to ask before a game begins? */
export const asksSomething = (game: GameInfo): boolean =>
  game.levels.length > 1 || clockRules(game).length > 0;

function stored(): Record<string, unknown> {
  const kept = keeping.value(KEPT) ?? {};
  if (isRecord(kept)) return kept;
  keeping.clear(KEPT);
  return {};
}

/** What was chosen for a game, whatever it is worth today; null: nothing that can be read. */
export function keptChoice(game: string): QuickChoice | null {
  const kept = stored()[game];
  if (!isRecord(kept)) return null;
  const { level, options } = kept;
  if (typeof level !== "string" || !isRecord(options)) return null;
  const known = Object.entries(options).filter(
    (one): one is [string, string] => typeof one[1] === "string",
  );
  return { level, options: Object.fromEntries(known) };
}

/** … if the server still knows everything in it. */
export function validChoice(game: GameInfo): QuickChoice | null {
  const kept = keptChoice(game.name);
  if (!kept || !game.levels.some(({ code }) => code === kept.level)) return null;
  const rules = clockRules(game);
  const fits = rules.every(({ name, allowed }) => allowed.includes(kept.options[name] ?? ""));
  const chosen = rules.map(({ name }): [string, string] => [name, kept.options[name]!]);
  return fits ? { level: kept.level, options: Object.fromEntries(chosen) } : null;
}

export function keepChoice(game: string, choice: QuickChoice): void {
  keeping.keepValue(KEPT, { ...stored(), [game]: choice });
}

/** Has nobody played this game in this browser? */
export const isFirstGame = (game: string): boolean =>
  !keptChoice(game) && !myTables().some((table) => table.game === game);

/** What was chosen, or what suits: easy bots for a first game, else the best; with a clock. */
export function quickChoice(game: GameInfo): QuickChoice {
  const best = game.levels.at(isFirstGame(game.name) ? FIRST_LEVEL : -1)?.code ?? "";
  const usual = clockRules(game).map(({ name, clocked }): [string, string] => [name, clocked]);
  return validChoice(game) ?? { level: best, options: Object.fromEntries(usual) };
}

/** The level of bots that are put on free seats: what was chosen before, else the best. */
export const usualLevel = (game: GameInfo): string =>
  validChoice(game)?.level ?? game.levels.at(-1)?.code ?? "";

/** A level by its name in the reader's language. */
export const levelWords = (code: string): string =>
  reading.speech?.attribute(`level-${code}`, "name") ?? code;
