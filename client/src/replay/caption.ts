// What stands below the picture: there is room for two lines, and how it ended matters most.

/** The last of these sentences that fit; the log beside the film has them all. */
export function lastOf(sentences: string[], letters: number): string {
  let kept = sentences.length - 1;
  let length = sentences[kept]?.length ?? 0;
  while (kept > 0 && length + sentences[kept - 1]!.length < letters)
    length += sentences[--kept]!.length + 1;
  return (kept > 0 ? "… " : "") + sentences.slice(Math.max(kept, 0)).join(" ");
}
