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
const files = import.meta.glob<string>(["$words/*/*.ftl", "!$words/*/house_language.ftl"], {
  query: "?raw",
  import: "default",
});

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

/** The words of every page, and those of a game where one is meant. */
export async function loadWords(language: Language, game = ""): Promise<Speech> {
  const wanted = Object.entries(files).filter(([path]) => {
    const name = path.split("/").at(-1)!;
    return folderOf(path) === language && isWanted(name.replace(".ftl", ""), game);
  });
  const texts = await Promise.all(wanted.map(([, load]) => load()));
  return new Speech(language, makeBundle(language, texts));
}

/** `client_<game>` and `<game>_box` belong to a game; `client_cover_<game>` and `house_tables` to all. */
function isWanted(stem: string, game: string): boolean {
  const about = stem.replace("client_", "");
  const owner = GAMES.find(({ name }) => about.startsWith(name))?.name;
  if (owner) return owner === game;
  return stem.startsWith("client") || HOUSE.includes(stem);
}

/** The words of the whole page: `reading.say("…")`. */
class Reading {
  language = $state<Language>(firstLanguage());
  speech = $state.raw<Speech | null>(null);
  game = $state(""); // whose words are wanted
  spoken = $state<string | null>(null); // … and whose are there

  async begin(game = ""): Promise<void> {
    this.game = game;
    await this.load(this.language);
  }

  async choose(language: Language): Promise<void> {
    keeping.keep(KEPT, language);
    await this.load(language);
  }

  /** Load the words before switching, so that no page is shown half in another language. */
  private async load(language: Language): Promise<void> {
    const game = this.game;
    const speech = await loadWords(language, game);
    if (game !== this.game) return; // another page has been opened meanwhile
    this.language = language;
    this.speech = speech;
    this.spoken = game;
    document.documentElement.lang = language;
  }
}

export const reading = new Reading();

/** A sentence of the page itself. */
export function say(message: string, facts: Parameters<Speech["say"]>[1] = {}): string {
  return reading.speech?.say(message, facts) ?? "";
}
