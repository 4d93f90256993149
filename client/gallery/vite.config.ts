// A page with every drawing of every game, to look at while one draws; not part of the client:
//   npm run gallery

import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at("."),
  plugins: [svelte({ configFile: at("../svelte.config.js") })],
  server: { fs: { allow: [at("..")] } },
});
