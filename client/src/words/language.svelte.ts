// The language of this browser and its words. Switching it changes every sentence on the page.

import { GAMES } from "$client/games";
import { keeping } from "$client/kit/kept.svelte";
import LANGUAGES from "$core/languages.json";
import { makeBundle, Speech } from "./speech";

export { LANGUAGES };
export type Language = string; // one of LANGUAGES
/** Each language in its own words: the only ones that are there before a language is chosen. */
export const LANGUAGE_NAMES: Record<Language, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>("$words/*/house_language.ftl", {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  ).map(([path, text]) => [folderOf(path), nameIn(folderOf(path), text)]),
);

const KEPT = "kartki.language";
const files = import.meta.glob<string>(
  // what the server and the terminal say of themselves is nobody’s to download
  [
    "$words/*/*.ftl",
    "!$words/*/*_terminal.ftl",
    "!$words/*/house_{admin,api,box,class_names,erasing,language,server}*.ftl",
  ],
  { query: "?raw", import: "default" },
);

function folderOf(path: string): string {
  return path.split("/").at(-2)!;
}

function nameIn(language: Language, text: string): string {
  return new Speech(language, makeBundle(language, [text])).say("language-name");
}

function isLanguage(value: string): boolean {
  return LANGUAGES.includes(value);
}

/** Of what is kept and what the browser prefers, the first that is spoken here. */
export function firstLanguage(): Language {
  const kept = keeping.choice(KEPT, LANGUAGES) ?? "";
  const wanted = [kept, ...navigator.languages].map((name) => name.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? "en";
}

const HOUSE = ["house", "house_tables", "house_levels"]; // of the house’s own words, what pages say
/** Words that only some pages need: the first page is light without them. */
const APART: Record<WordsApart, RegExp> = {
  class: /^(client|house)_class$/,
  wall: /_(wall|honours)$/, // of every game, too
  guide: /^client_guide$/, // what is said in a first game
};
export type WordsApart = "class" | "wall" | "guide";

/** The words of every page, those of a game where one is meant, and those that stand apart, if wanted. */
export async function loadWords(
  language: Language,
  game = "",
  apart: readonly WordsApart[] = [],
): Promise<Speech> {
  const wanted = Object.entries(files).filter(([path]) => {
    const stem = path.split("/").at(-1)!.replace(".ftl", "");
    return folderOf(path) === language && isWanted(stem, game, apart);
  });
  const texts = await Promise.all(wanted.map(([, load]) => load()));
  return new Speech(language, makeBundle(language, texts));
}

/** `client_<game>` and `<game>_box` belong to a game; `client_cover_<game>` and `house_tables` to all. */
function isWanted(stem: string, game: string, apart: readonly WordsApart[]): boolean {
  const room = (Object.keys(APART) as WordsApart[]).find((name) => APART[name].test(stem));
  if (room && !apart.includes(room)) return false;
  const about = stem.replace("client_", "");
  const owner = GAMES.find(({ name }) => about.startsWith(name))?.name;
  if (owner) return owner === game;
  return room !== undefined || stem.startsWith("client") || HOUSE.includes(stem);
}

/** The words of the whole page: `reading.say("…")`. */
class Reading {
  language = $state<Language>(firstLanguage());
  speech = $state.raw<Speech | null>(null);
  game = $state(""); // whose words are wanted
  spoken = $state<string | null>(null); // … and whose are there
  private apart: readonly WordsApart[] = []; // what else is wanted
  private apartSpoken = $state.raw<readonly WordsApart[]>([]); // … and there

  async begin(game = ""): Promise<void> {
    this.game = game;
    await this.load(this.language);
  }

  async choose(language: Language): Promise<void> {
    keeping.keep(KEPT, language);
    await this.load(language);
  }

  /** Words that stand apart, from now on. */
  async need(apart: WordsApart): Promise<void> {
    if (this.apart.includes(apart)) return;
    this.apart = [...this.apart, apart];
    await this.load(this.language);
  }

  knows(apart: WordsApart): boolean {
    return this.apartSpoken.includes(apart);
  }

  /** A class has a language: it is spoken where nobody has chosen one in this browser. */
  async suggest(language: Language): Promise<void> {
    if (isLanguage(language) && !keeping.choice(KEPT, LANGUAGES)) await this.choose(language);
  }

  /** Load the words before switching, so that no page is shown half in another language. */
  private async load(language: Language): Promise<void> {
    const { game, apart } = this;
    const speech = await loadWords(language, game, apart);
    if (game !== this.game || apart !== this.apart) return; // another page has been opened meanwhile
    this.language = language;
    this.speech = speech;
    this.spoken = game;
    this.apartSpoken = apart;
    document.documentElement.lang = language;
  }
}

export const reading = new Reading();

/** A sentence of the page itself. */
export function say(message: string, facts: Parameters<Speech["say"]>[1] = {}): string {
  return reading.speech?.say(message, facts) ?? "";
}
