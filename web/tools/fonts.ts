/**
 * The two typefaces, cut down to what the pages show.
 *
 * Whole they weigh 85 KB; with one weight of Fraunces, Inter from 400 to 700 and the letters of
 * Portuguese, English and Spanish they are 22. Only headings have kerning, which nobody sees at
 * 15 px. What is cut is kept in node_modules.
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
const RARE = /[#$*<>@[\\\]^_`{|}~]/g;
/** The system's own letters stand in for what is left out. */
const TEXT = ASCII.replace(RARE, "") + LETTERS + SIGNS;
const HEADING = TEXT.replace(/["%=¿¡]/g, "");

interface Cut {
  name: string;
  from: string;
  text: string;
  features: string[];
  weight: number | { min: number; max: number };
}

const CUTS: readonly Cut[] = [
  {
    name: "fraunces",
    from: "fraunces/files/fraunces-latin-wght-normal.woff2",
    text: HEADING,
    features: ["kern", "tnum", "lnum"],
    weight: 600,
  },
  {
    name: "inter",
    from: "inter/files/inter-latin-wght-normal.woff2",
    text: TEXT,
    features: ["tnum", "lnum"],
    weight: { min: 400, max: 700 },
  },
];

/** What is cut how, in short: another cut is kept in another place. */
function stamp(): string {
  return createHash("sha256").update(JSON.stringify(CUTS)).digest("hex").slice(0, 12);
}

export const FONT_FOLDER = join(here, "..", "node_modules", ".vaza-fonts", stamp());

async function cut({ name, from, text, features, weight }: Cut): Promise<void> {
  const target = join(FONT_FOLDER, `${name}.woff2`);
  if (existsSync(target)) return;
  const modules = dirname(createRequire(import.meta.url).resolve("svelte/package.json"));
  const whole = await readFile(join(modules, "..", "@fontsource-variable", from));
  const small = await subset(whole, text, {
    targetFormat: "woff2",
    variationAxes: { wght: weight },
    keepFeatures: features,
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
