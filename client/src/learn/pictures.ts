// Drawings in texts to read, each of our own. Their sentences stand below them, so they need no other words.

const files = import.meta.glob<string>("./pictures/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Where the drawing of this name lies; a name that nobody has drawn is a fault of the text. */
export function pictureOf(name: string): string {
  const file = files[`./pictures/${name}.svg`];
  if (!file) throw new Error(`There is no drawing ${name}.`);
  return file;
}
