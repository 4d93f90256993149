// The records that lessons are made of: one for each game that has a lesson.

const files = import.meta.glob<string>("./records/*.game", { query: "?raw", import: "default" });

export const recordOf = (game: string): (() => Promise<string>) | undefined =>
  files[`./records/${game}.game`];

export const hasLesson = (game: string): boolean => recordOf(game) !== undefined;
