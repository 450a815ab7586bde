import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fonts, FONT_FOLDER } from "./tools/fonts.ts";
import { serviceWorker } from "./tools/service-worker.ts";

const server = process.env["VAZA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), fonts(), serviceWorker()],
  resolve: {
    alias: {
      "vaza-fonts": FONT_FOLDER,
      "vaza-words": fileURLToPath(new URL("../src/vaza/words/locales", import.meta.url)),
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  build: { target: "es2022", modulePreload: { polyfill: false }, reportCompressedSize: false },
});
