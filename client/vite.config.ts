import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const words = fileURLToPath(new URL("../src/kartki/words", import.meta.url));
const core = fileURLToPath(new URL("../src/kartki/core", import.meta.url)); // languages.json alone
const server = `http://127.0.0.1:${process.env.KARTKI_PORT ?? 8343}`; // `kartki serve`

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
  build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 400 },
  server: {
    fs: { allow: [".", words, core] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
