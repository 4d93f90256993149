// Texts to read: one Markdown file for each kind, game and language, loaded when it is read.

/** The history behind a game, a page for teachers, and a sheet to print for pupils. */
export type NoteKind = "history" | "teaching" | "handout";

const files = import.meta.glob<string>(
  ["$words/*/history/*.md", "$words/*/teaching/*.md", "$words/*/handout/*.md"],
  { query: "?raw", import: "default" },
);

function loaderOf(
  kind: NoteKind,
  language: string,
  game: string,
): (() => Promise<string>) | undefined {
  const end = `/${language}/${kind}/${game}.md`;
  const path = Object.keys(files).find((name) => name.endsWith(end));
  return path === undefined ? undefined : files[path];
}

export const hasNotes = (kind: NoteKind, game: string): boolean =>
  !!game && loaderOf(kind, "en", game) !== undefined;

export const notesOf = (kind: NoteKind, language: string, game: string): Promise<string> =>
  loaderOf(kind, language, game)?.() ?? Promise.resolve("");
