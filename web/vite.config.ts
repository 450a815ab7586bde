import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { brotli } from "./tools/brotli.ts";
import { fonts, FONT_FOLDER } from "./tools/fonts.ts";
import { serviceWorker } from "./tools/service-worker.ts";

/** Small files cost more in headers than in bytes: what is needed together comes together. */
function together(id: string): string | null {
  const words = /locales\/(\w+)\/(\w+)\.ftl/.exec(id);
  if (!words) return null;
  const [, language, file] = words;
  if (file === "shell" || file === "cards") return `words-${language}`;
  return file === "table" || file === "refusals" ? `table-${language}` : `${file}-${language}`;
}

const server = process.env["VAZA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), fonts(), serviceWorker(), brotli()],
  resolve: {
    alias: {
      "vaza-fonts": FONT_FOLDER,
      "vaza-words": fileURLToPath(new URL("../src/vaza/words/locales", import.meta.url)),
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      // The server knows its own pages by their host.
      "/api": { target: server, changeOrigin: false },
      "/ws": { target: server, ws: true, changeOrigin: false },
    },
  },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: together }] } } },
  },
});
