import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const words = fileURLToPath(new URL("../src/kartki/words", import.meta.url));
const core = fileURLToPath(new URL("../src/kartki/core", import.meta.url)); // languages.json alone
const GAMES = ["kolejka", "ration_board", "reglamentacja"];
const server = `http://127.0.0.1:${process.env.KARTKI_PORT ?? 8343}`; // `kartki serve`

/** Many small files that most pages, or most screens of games, need: each would cost its headers. */
const SHARED = [
  { name: "pages", test: /\/client\/src\/(kit|net|front|styles)\//, minShareCount: 8 },
  { name: "play", test: /\/client\/src\/(kit|net|table(?!\/lobby|\/after))\//, minShareCount: 3 },
  { name: "pupil", test: /\/client\/src\/(class\/(pupil|lesson|\w+\.)|net\/class|pages\/Class)/ },
];

const APART: [string, RegExp][] = [
  ["wall", /_(wall|honours)$/],
  ["class", /^(client|house)_class$/],
  ["guide", /^client_guide$/],
]; // as src/words/language.svelte.ts asks for them

/** What is always loaded together is one file: a phone asks once, and the letters pack better. */
function wordsOf(id: string): string | null {
  const [, language, stem] = /\/words\/(\w+)\/(\w+)\.ftl/.exec(id) ?? [];
  if (!language || !stem || stem === "house_language") return null;
  const apart = APART.find(([, words]) => words.test(stem))?.[0] ?? "";
  const about = stem.replace("client_", "");
  const game = GAMES.find((name) => about.startsWith(name)) ?? "";
  return ["words", language, game || "house", apart].filter(Boolean).join("-");
}

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      $words: words,
      $core: core,
      $client: fileURLToPath(new URL("./src", import.meta.url)),
    },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  // Drawings and fonts stay files of their own: a policy without `data:` is a simpler one.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: wordsOf }, ...SHARED],
        },
      },
    },
  },
  server: {
    fs: { allow: [".", words, core] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    testTimeout: 60_000, // no test is red because a machine is busy
  },
});
