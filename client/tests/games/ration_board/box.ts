// Ration Board's box, read from the edition itself; the rolls that a board approves come from the server.

import { readFileSync } from "node:fs";

/** What the server adds for the one board that a test stands at. */
const APPROVES = {
  coffee: [
    [1, 2],
    [1, 5],
    [2, 4],
    [3, 3],
    [5, 6],
  ],
};

/** The edition's road and boards, as far as the table draws them. */
export function readBox(): object {
  const path = "../src/kartki/editions/ration_board/rebuilt-1943.toml";
  const parts = readFileSync(path, "utf8").split("[[").slice(1);
  const of = (name: string) => parts.filter((part) => part.startsWith(name)).map(readPart);
  return { boards: of("boards"), spaces: of("spaces"), cards: of("cards"), approves: APPROVES };
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
