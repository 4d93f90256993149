// Ration Board's box, read from the edition itself.

import { readFileSync } from "node:fs";

/** The edition's road and boards, as far as the table draws them. */
export function readBox(): object {
  const path = "../src/kartki/editions/ration_board/rebuilt-1943.toml";
  const parts = readFileSync(path, "utf8").split("[[").slice(1);
  const of = (name: string) => parts.filter((part) => part.startsWith(name)).map(readPart);
  return { boards: of("boards"), spaces: of("spaces"), cards: of("cards") };
}

function readPart(part: string): object {
  const lines = part.split("\n").filter((line) => /^\w+ = /.test(line));
  return Object.fromEntries(
    lines.map((line) => {
      const [key, value] = line.split(" = ") as [string, string];
      return [key, JSON.parse(value) as unknown];
    }),
  );
}
