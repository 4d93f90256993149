// Fetches a whole rulebook and caches it while the page is open.

import { GAMES } from "$client/games";
import { HOUSE_BOOK } from "$client/kit/rules/RuleText.svelte";
import { Trouble } from "$client/net/api";

export interface BookRule {
  id: string;
  title: string;
  text: string; // Markdown
  chapter: string; // its title
}

export interface Book {
  game: string;
  introduction: string;
  chapters: { title: string; text: string }[];
  rules: BookRule[];
}

/** A book for each game, and the one of the house rules. */
export const BOOKS = [...GAMES.map(({ name }) => name), HOUSE_BOOK];

const kept = new Map<string, Promise<Book>>();

export function wholeBook(language: string, game: string): Promise<Book> {
  const path = `/api/rules/${language}/${encodeURIComponent(game)}/text`;
  const book = kept.get(path) ?? fetchBook(path);
  kept.set(path, book);
  book.catch(() => kept.delete(path));
  return book;
}

async function fetchBook(path: string): Promise<Book> {
  const answer = await fetch(path).catch(() => null);
  if (!answer?.ok) throw new Trouble("house.away");
  return (await answer.json()) as Book;
}

export interface Chapter {
  title: string;
  text: string;
  rules: BookRule[];
}

/** The rules under the chapters they stand in. */
export function chaptersOf(book: Book): Chapter[] {
  return book.chapters.map((chapter) => ({
    ...chapter,
    rules: book.rules.filter((rule) => rule.chapter === chapter.title),
  }));
}
