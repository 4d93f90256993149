// Parses Markdown notes: headings, and otherwise the same blocks as in the rulebooks.

import { type Block, blocks } from "$client/kit/rules/RuleText.svelte";

export type Part = Block | { heading: string; level: number };

const HEADING = /^(#{1,3}) (.+)$/;

export function isHeading(part: Part): part is { heading: string; level: number } {
  return "heading" in part;
}

/** Blocks stand apart by an empty line; a heading is a line of its own. */
export function partsOf(markdown: string): Part[] {
  return markdown.split(/^(#{1,3} .+)$/m).flatMap((part): Part[] => {
    const match = HEADING.exec(part);
    return match ? [{ heading: match[2]!, level: match[1]!.length }] : blocks(part);
  });
}
