// Parses Markdown notes: headings, lines to write on, and otherwise the blocks of the rulebooks.

import { type Block, blocks } from "$client/kit/rules/RuleText.svelte";

export interface Heading {
  heading: string;
  level: number;
}
export interface Blank {
  blank: true; // a line to write on
}
export type Part = Block | Heading | Blank;

const HEADING = /^(#{1,3}) (.+)$/;
const BLANK = /^_{4,}$/;

export const isHeading = (part: Part): part is Heading => "heading" in part;
export const isBlank = (part: Part): part is Blank => "blank" in part;

/** Blocks stand apart by an empty line; a heading is a line of its own. */
export function partsOf(markdown: string): Part[] {
  return markdown.split(/^(#{1,3} .+)$/m).flatMap((part): Part[] => {
    const match = HEADING.exec(part);
    return match ? [{ heading: match[2]!, level: match[1]!.length }] : blocks(part).map(blankOr);
  });
}

function blankOr(block: Block): Block | Blank {
  const [line = []] = block.lines;
  const isLine = !block.list && line.length === 1 && BLANK.test(line[0]!.text.trim());
  return isLine ? { blank: true } : block;
}
