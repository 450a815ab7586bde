/** Writes sw.js from its template, stamped with what was built, so that a new build replaces it. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

export function serviceWorker(): Plugin {
  return {
    name: "vaza-service-worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const stamp = createHash("sha256")
        .update(Object.keys(bundle).sort().join("\n"))
        .digest("hex")
        .slice(0, 12);
      const template = readFileSync(new URL("./sw-template.js", import.meta.url), "utf8");
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: template.replace("__STAMP__", stamp),
      });
    },
  };
}
