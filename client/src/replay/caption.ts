// The caption below the picture: it has space for two lines, so the last sentences are kept.

/** The last sentences that fit; the log has them all. */
export function lastOf(sentences: string[], letters: number): string {
  let kept = sentences.length - 1;
  let length = sentences[kept]?.length ?? 0;
  while (kept > 0 && length + sentences[kept - 1]!.length < letters)
    length += sentences[--kept]!.length + 1;
  return (kept > 0 ? "… " : "") + sentences.slice(Math.max(kept, 0)).join(" ");
}
