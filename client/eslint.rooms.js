// Who may import what, as import-linter holds it for Python. A game is one folder in src/games: nothing
// outside names a game or looks into its folder, no game looks into another, and what stands below
// (kit, net, words, the games) imports nothing of the pages above it.

import { readdirSync } from "node:fs";
import moves from "./eslint.moves.js";
import scores from "./eslint.scores.js";

const GAMES = readdirSync(new URL("./src/games", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const PAGES = "class|front|hotseat|learn|pages|replay|table|wall";

const restricted = (selectors, message) => selectors.map((selector) => ({ selector, message }));

const importsOf = (pattern) => [
  `ImportDeclaration[source.value=/${pattern}/]`,
  `ImportExpression[source.value=/${pattern}/]`,
  `ExportNamedDeclaration[source.value=/${pattern}/]`,
  `ExportAllDeclaration[source.value=/${pattern}/]`,
  `TSImportType[source.value=/${pattern}/]`,
];

/** A game's name in a string, a template, a property, the markup or the style of a component. */
function namesOf(games) {
  const name = `(${games.join("|")})`;
  return [
    `Literal[value=/${name}/]`,
    `TemplateElement[value.raw=/${name}/]`,
    `Identifier[name=/^${name}$/]`,
    `SvelteLiteral[value=/${name}/]`,
    `SvelteText[value=/${name}/]`,
  ];
}

const NO_NAMES = restricted(
  [
    ...namesOf(GAMES),
    "Literal[value=/games\\/\\*/]",
    ...importsOf("(^\\$client|\\.\\.)\\/games\\/(?!game$)"),
  ],
  "No game is named outside src/games: what is asked of a game stands in games/game.ts.",
);
const NO_PAGES = restricted(
  importsOf(`^\\$client\\/(${PAGES})\\b`),
  "The pages are above this folder: move what is needed into src/kit.",
);
const NO_PAGES_BESIDE = restricted(
  importsOf(`^(\\.\\.\\/)+(${PAGES})\\b`),
  "The pages are above this folder: move what is needed into src/kit.",
);

const forbid = (files, entries) => ({
  files,
  rules: { "no-restricted-syntax": ["error", ...moves, ...scores, ...entries.flat()] }, // later ones replace earlier
});

function inGame(game) {
  const others = GAMES.filter((name) => name !== game);
  const beside = importsOf(`\\/(${others.join("|")})(\\/|$)`);
  const message = "A game imports nothing of another one: what they share stands in src/kit.";
  return forbid([`src/games/${game}/**`], [restricted(beside, message), NO_PAGES]);
}

export default [
  forbid([`src/{${PAGES.replaceAll("|", ",")},styles}/**`, "src/*"], [NO_NAMES]),
  forbid(["src/{kit,net,words}/**"], [NO_NAMES, NO_PAGES, NO_PAGES_BESIDE]),
  forbid(["src/games/game.ts"], [namesOf(GAMES).map((selector) => ({ selector })), NO_PAGES]),
  ...GAMES.map(inGame),
];
