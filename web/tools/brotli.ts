/** Puts a brotli copy beside each text of the build: the server has no brotli of its own. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg|html)$/;
const LEAST = 400;
const HOW = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

async function squeeze(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length >= LEAST) await writeFile(`${path}.br`, brotliCompressSync(text, HOW));
}

export function brotli(): Plugin {
  return {
    name: "vaza-brotli",
    apply: "build",
    // Read from the disk: only what is written there is what other plugins have left of it.
    async writeBundle({ dir }, bundle) {
      const names = Object.keys(bundle).filter((name) => TEXT.test(name));
      await Promise.all(names.map((name) => squeeze(join(dir ?? "", name))));
    },
  };
}
