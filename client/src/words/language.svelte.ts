// The language of this browser and its words. Switching it changes every sentence on the page.

import { GAMES } from "$client/games";
import { makeBundle, Speech } from "./speech";

export const LANGUAGES = ["en", "pl", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  pl: "Polski",
  it: "Italiano",
};

const KEPT = "kartki.language";
const files = import.meta.glob<string>("$words/*/*.ftl", { query: "?raw", import: "default" });

function isLanguage(value: string): value is Language {
  return (LANGUAGES as readonly string[]).includes(value);
}

function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT) ?? "";
  const wanted = [kept, ...navigator.languages].map((name) => name.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? "en";
}

/** The words of every page, and those of a game where one is meant. */
export async function loadWords(language: Language, game = ""): Promise<Speech> {
  const wanted = Object.entries(files).filter(([path]) => {
    const [folder, name] = path.split("/").slice(-2) as [string, string];
    return folder === language && isWanted(name.replace(".ftl", ""), game);
  });
  const texts = await Promise.all(wanted.map(([, load]) => load()));
  return new Speech(language, makeBundle(language, texts));
}

/** `client_<game>` and `<game>_box` belong to a game; `client_lobby` and `house_tables` to all. */
function isWanted(stem: string, game: string): boolean {
  const about = stem.replace("client_", "");
  const owner = GAMES.find(({ name }) => about.startsWith(name))?.name;
  if (owner) return owner === game;
  return stem.startsWith("client") || stem === "house" || stem === "house_tables";
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
    localStorage.setItem(KEPT, language);
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
