// A page for looking at the drawings while one draws; not part of the client:
//   npx vite --config src/games/ration_board/art/look/vite.config.ts
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at("."),
  cacheDir: at("../../../../../node_modules/.vite/ration_board_look"),
  plugins: [svelte({ configFile: at("../../../../../svelte.config.js") })],
  resolve: { alias: { $client: at("../../../..") } },
  server: { fs: { allow: [at("../../../../..")] } },
});
