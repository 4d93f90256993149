// What a teacher asks for, as the form holds it: everything has a sensible value from the start.

import { clockRules } from "$client/front/play_now";
import type { GameInfo } from "$client/net/api";
import { newId, newKey } from "$client/net/seat_keys";
import type { NewClass } from "$client/wire";
import { reading } from "$client/words/language.svelte";

export const FEWEST_PUPILS = 2;
export const MOST_PUPILS = 60;
export const LENGTHS = [20, 30, 40, 60, 0]; // minutes; 0: until the teacher ends it
const USUAL_LENGTH = 20; // what the plans of a lesson give the game
const USUAL_PUPILS = 24;

export type ClassChat = NonNullable<NewClass["chat"]>;
export const CHATS: ClassChat[] = ["off", "phrases", "free"];

export class ClassRequest {
  readonly key = newKey();
  private readonly id = newId(); // the same at each attempt
  language = $state(reading.language);
  minutes = $state(USUAL_LENGTH);
  expected = $state<number | null>(USUAL_PUPILS); // null: the field is empty
  chat = $state<ClassChat>("phrases");
  hints = $state(true);
  memoryAids = $state(true);
  level = $state("");
  options = $state<Record<string, string>>({});
  private chosen = $state.raw<GameInfo>() as GameInfo;

  constructor(game: GameInfo) {
    this.game = game;
  }

  get game(): GameInfo {
    return this.chosen;
  }

  /** Another game has levels and clocks of its own. */
  set game(game: GameInfo) {
    this.chosen = game;
    this.level = game.levels[0]?.code ?? ""; // the easiest: nobody has played it before
    this.options = Object.fromEntries(clockRules(game).map(({ name, clocked }) => [name, clocked]));
  }

  /** Is it a number of pupils that can be seated? */
  get fits(): boolean {
    const { expected } = this;
    return Number.isInteger(expected) && expected! >= FEWEST_PUPILS && expected! <= MOST_PUPILS;
  }

  body(): NewClass {
    return {
      request: this.id,
      key: this.key,
      game: this.chosen.name,
      options: $state.snapshot(this.options),
      level: this.level,
      hints: this.hints,
      memory_aids: this.memoryAids,
      chat: this.chat,
      language: this.language as NewClass["language"],
      minutes: this.minutes,
      expected: this.expected ?? 0,
    };
  }
}
