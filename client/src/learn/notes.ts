// The history notes: one Markdown file for each game and language, loaded when it is read.

const files = import.meta.glob<string>("$words/*/history/*.md", {
  query: "?raw",
  import: "default",
});

function loaderOf(language: string, game: string): (() => Promise<string>) | undefined {
  const path = Object.keys(files).find((name) => name.endsWith(`/${language}/history/${game}.md`));
  return path === undefined ? undefined : files[path];
}

export const hasNotes = (game: string): boolean => !!game && loaderOf("en", game) !== undefined;

export const notesOf = (language: string, game: string): Promise<string> =>
  loaderOf(language, game)?.() ?? Promise.resolve("");
