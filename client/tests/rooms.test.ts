// @vitest-environment node
// The lint rules that keep the games apart (eslint.rooms.js), and notation (eslint.moves.js) and the
// counting of points (eslint.scores.js) out of the client, find what they are there for.

import { ESLint } from "eslint";
import { beforeAll, expect, test } from "vitest";

const RULE = "no-restricted-syntax";
const eslint = new ESLint({
  overrideConfig: { linterOptions: { reportUnusedDisableDirectives: 0 } },
});

async function faults(path: string, text: string): Promise<number> {
  const [found] = await eslint.lintText(text, { filePath: `src/${path}` });
  return found!.messages.filter(({ ruleId }) => ruleId === RULE).length;
}

const SLOW = 120_000; // milliseconds: the first file also loads the linter
beforeAll(() => faults("table/x.ts", ""), SLOW);

const PLANTED: [what: string, path: string, text: string][] = [
  [
    "a page asks which game it is",
    "table/x.ts",
    `export const f = (g: string) => g === "kolejka";`,
  ],
  ["a list by game", "replay/x.ts", `export const f = { ration_board: 1 };`],
  ["a template", "learn/x.ts", "export const f = (n: string) => `reglamentacja_${n}`;"],
  ["an import from inside", "front/x.ts", `import "$client/games/kolejka/box/parts";`],
  [
    "a loaded part",
    "kit/x.ts",
    `export const f = () => import("$client/games/kolejka/Screen.svelte");`,
  ],
  ["all folders at once", "learn/x.ts", `export const f = import.meta.glob("../games/*/x.ts");`],
  ["a class in the markup", "table/X.svelte", `<p class="reglamentacja">x</p>`],
  ["a selector", "learn/X.svelte", `<p>x</p>\n<style>\n.kolejka p {\n color: red;\n}\n</style>`],
  ["kit and a page", "kit/x.ts", `import "$client/table/Lobby.svelte";`],
  ["net and a page beside it", "net/x.ts", `import "../front/codes";`],
  ["a game and a page", "games/kolejka/x.ts", `import "$client/replay/chapters";`],
  ["a game and another", "games/kolejka/x.ts", `import "../ration_board/box/road";`],
  ["a game and another's room", "games/kolejka/box/x.ts", `import "$client/games/reglamentacja";`],
  ["notation that is sent", "games/kolejka/x.ts", `void play.act("passes");`],
  ["a template", "games/kolejka/x.ts", "void here.play.act(`plays list ${shop}`);"],
  ["a sum of words", "games/ration_board/x.ts", `void act("calls " + number);`],
  ["one of two", "games/reglamentacja/x.ts", `void play.act(one ? "is quiet" : other);`],
  [
    "in the markup",
    "games/kolejka/X.svelte",
    `<button onclick={() => play.act("passes")}>x</button>`,
  ],
  ["in a preview", "kit/x.ts", `void play.preview("rolls");`],
  ["luck that is foretold", "games/ration_board/x.ts", `void play.preview(ROLL, ["a rolls 4 6"]);`],
  ["a line that is cut", "learn/x.ts", `export const f = choice.move.split(" ");`],
  [
    "points that are doubled",
    "games/reglamentacja/x.ts",
    `export const f = (card, visit) => card.icons * (isDoubled(card, visit) ? 2 : 1);`,
  ],
  [
    "points that are added up",
    "games/reglamentacja/x.ts",
    `export const f = (cards) => cards.reduce((all, card) => all + box.cards[card]!.icons, 0);`,
  ],
  [
    "what a visit doubles",
    "games/reglamentacja/x.ts",
    `export const f = (card) => box.visits[visit]?.doubles.includes(card.category) ?? false;`,
  ],
  [
    "who is level",
    "games/reglamentacja/x.ts",
    `export const f = scores.filter(({ points }) => points === best?.points);`,
  ],
  [
    "who misses fewer",
    "games/kolejka/x.ts",
    `export const f = (one, other) => one.missing < other.missing;`,
  ],
  [
    "stamps beyond the limit",
    "games/reglamentacja/x.ts",
    `export const f = (view.hand_sizes[view.active] ?? 0) - LIMIT;`,
  ],
  ["points in the markup", "games/reglamentacja/X.svelte", `<p>{card.icons * 2}</p>`],
  ["a line that is matched", "table/x.ts", `export const f = /^takes #/.test(choice.move);`],
];

test.each(PLANTED)("%s", async (_, path, text) => {
  expect(await faults(path, text)).toBeGreaterThan(0);
});

const ALLOWED: [what: string, path: string, text: string][] = [
  ["the catalogue", "table/x.ts", `import "$client/games";`],
  ["what is asked of a game", "kit/x.ts", `import "$client/games/game";`],
  ["a game and its own rooms", "games/kolejka/x.ts", `import "./replay/replay";`],
  ["a game and the kit", "games/kolejka/box/x.ts", `import "$client/kit/play";`],
  ["a verb with its fields", "games/kolejka/x.ts", `void play.act({ verb: "pass", args: {} });`],
  ["points as they are told", "games/reglamentacja/x.ts", `show(view.scores[seat].points);`],
  ["icons as they are printed", "games/reglamentacja/X.svelte", `<p>{card.icons}</p>`],
  ["what is legal", "games/kolejka/x.ts", `void play.act(choice.move);`],
];

test.each(ALLOWED)("allowed: %s", async (_, path, text) => {
  expect(await faults(path, text)).toBe(0);
});
