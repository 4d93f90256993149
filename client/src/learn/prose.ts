// Parses Markdown notes: headings, pictures, lines to write on, and otherwise the blocks of the rulebooks.

import { type Block, type Piece, blocks } from "$client/kit/rules/RuleText.svelte";

export interface Heading {
  heading: string;
  level: number;
}
export interface Blank {
  blank: true; // a line to write on
}
export interface Picture {
  picture: string; // the name of a drawing of ours
  caption: Piece[];
}
export type Part = Block | Heading | Blank | Picture;

const HEADING = /^(#{1,3}) (.+)$/;
const PICTURE = /^!\[(.+)\]\(([a-z_]+)\)$/m;
const BLANK = /^_{4,}$/;

export const isHeading = (part: Part): part is Heading => "heading" in part;
export const isPicture = (part: Part): part is Picture => "picture" in part;
export const isBlank = (part: Part): part is Blank => "blank" in part;

/** Blocks stand apart by an empty line; a heading and a picture are lines of their own. */
export function partsOf(markdown: string): Part[] {
  return markdown.split(/^(#{1,3} .+|!\[.+\]\([a-z_]+\))$/m).flatMap((part): Part[] => {
    const heading = HEADING.exec(part);
    if (heading) return [{ heading: heading[2]!, level: heading[1]!.length }];
    const picture = PICTURE.exec(part);
    if (picture) return [{ picture: picture[2]!, caption: blocks(picture[1]!)[0]!.lines[0]! }];
    return blocks(part).map(blankOr);
  });
}

function blankOr(block: Block): Block | Blank {
  const [line = []] = block.lines;
  const isLine = !block.list && line.length === 1 && BLANK.test(line[0]!.text.trim());
  return isLine ? { blank: true } : block;
}
