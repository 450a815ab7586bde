import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { brotli } from "./tools/brotli.ts";
import { fonts, FONT_FOLDER } from "./tools/fonts.ts";
import { serviceWorker } from "./tools/service-worker.ts";

/**
 * Small files cost more in headers than in bytes: what is needed together comes together, each part
 * with whatever it imports that no part above it has.
 */
const PARTS: readonly (readonly [string, RegExp])[] = [
  [
    "base",
    /node_modules|src\/(main|App|design\/Icon|lib\/(api|i18n|router|settings|offline|bring|last-table)|shell\/Logo)\b/,
  ],
  ["cards", /src\/cards\/(?!latin\/)/],
  [
    "table",
    /src\/(table\/(Notices|HintLine|Listen|Signals|narrate|state|Countdown|DealerMark|places|phases\/phases)|design\/TileMark)\b/,
  ],
  ["score", /src\/score\/(score|names)\b/],
  ["side", /src\/table\/(SidePanel|RulesShort|Chat)\b/],
  ["sheet", /src\/score\/ScoreTable\b/],
];

/** Name the part that the words of a file come in. */
function wordsOf(id: string): string | null {
  const words = /locales\/(\w+)\/(\w+)\.ftl/.exec(id);
  if (!words) return null;
  const [, language, file] = words;
  return file === "shell" || file === "cards" ? `words-${language}` : null;
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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: wordsOf, priority: PARTS.length + 1 },
            ...PARTS.map(([name, test], at) => ({ name, test, priority: PARTS.length - at })),
          ],
        },
      },
    },
  },
});
