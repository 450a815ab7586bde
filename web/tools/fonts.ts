/**
 * The two typefaces, cut down to what the pages show.
 *
 * Whole they weigh 85 KB; with one weight of Fraunces, Inter from 400 to 700, the letters of
 * Portuguese, English and Spanish and no features but kerning and tabular figures they are under
 * 30. What is cut is kept in node_modules.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";

const here = dirname(fileURLToPath(import.meta.url));
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");
const LETTERS = "ÀÁÂÃÇÉÊÍÓÔÕÚÜÑàáâãçéêíñóôõúü";
const SIGNS = "ªº¿¡·–’“”…−";
const FEATURES = ["kern", "tnum", "lnum", "mark", "mkmk", "ccmp"];

interface Cut {
  name: string;
  from: string;
  weight: number | { min: number; max: number };
}

const CUTS: readonly Cut[] = [
  { name: "fraunces", from: "fraunces/files/fraunces-latin-wght-normal.woff2", weight: 600 },
  {
    name: "inter",
    from: "inter/files/inter-latin-wght-normal.woff2",
    weight: { min: 400, max: 700 },
  },
];

/** What is cut how, in short: another cut is kept in another place. */
function stamp(): string {
  const how = JSON.stringify([CUTS, LETTERS, SIGNS, FEATURES]);
  return createHash("sha256").update(how).digest("hex").slice(0, 12);
}

export const FONT_FOLDER = join(here, "..", "node_modules", ".vaza-fonts", stamp());

async function cut({ name, from, weight }: Cut): Promise<void> {
  const target = join(FONT_FOLDER, `${name}.woff2`);
  if (existsSync(target)) return;
  const modules = dirname(createRequire(import.meta.url).resolve("svelte/package.json"));
  const whole = await readFile(join(modules, "..", "@fontsource-variable", from));
  const small = await subset(whole, ASCII + LETTERS + SIGNS, {
    targetFormat: "woff2",
    variationAxes: { wght: weight },
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await mkdir(FONT_FOLDER, { recursive: true });
  await writeFile(target, small);
}

export function fonts(): Plugin {
  return {
    name: "vaza-fonts",
    async buildStart() {
      await Promise.all(CUTS.map(cut));
    },
    transformIndexHtml(_html, { bundle }) {
      return Object.keys(bundle ?? {})
        .filter((file) => file.endsWith(".woff2"))
        .map((file) => ({
          tag: "link",
          attrs: {
            rel: "preload",
            as: "font",
            type: "font/woff2",
            href: `/${file}`,
            crossorigin: true,
          },
          injectTo: "head" as const,
        }));
    },
  };
}
