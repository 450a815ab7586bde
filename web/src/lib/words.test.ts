/** Every message is there in every language, and every message that the code asks for exists. */
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "./settings.svelte";

const LOCALES = join(import.meta.dirname, "../../../src/vaza/words/locales");
const SOURCES = join(import.meta.dirname, "..");
const FILES = [
  "shell",
  "cards",
  "table",
  "gathering",
  "score",
  "pages",
  "refusals",
  "phases",
  "builder",
  "kingtable",
];

/** Ids that are put together from a value; each value has its message. */
const BUILT: Record<string, readonly string[]> = {
  "kg-short-": ["up", "down", "4333", "open", "ultimatum", "match", "pass", "accept"],
  "said-king-": ["up", "down", "4333", "open", "ultimatum", "offer", "match", "pass", "accept"],
  "kg-paid-": ["full", "capped", "top_up"],
  "kg-waits-": ["owner", "offers", "reply", "naming"],
  "kg-contract-": ["positive", "up", "down", "4333", "no-tricks", "no-court"],
  "suit-": ["S", "H", "D", "C", "X"],
  "rank-": [..."AKQJT98765432"],
  "suit-latin-": [..."SHDC"],
  "rank-latin-": [..."JQK"],
  "key-": ["move", "enter", "number", "last", "score", "rules", "chat", "help", "escape"],
  "builder-tab-": ["form", "preview"],
  "builder-if-": ["under-hand", "over-hand"],
  "trick-": ["took", "winning", "led", "slot"],
};

function ids(language: string, file: string): string[] {
  const path = join(LOCALES, language, `${file}.ftl`);
  const resource = new FluentResource(readFileSync(path, "utf8"));
  return resource.body.map((entry) => entry.id).sort();
}

function present(language: string): string[] {
  const there = readdirSync(join(LOCALES, language));
  return FILES.filter((file) => there.includes(`${file}.ftl`));
}

function sources(folder = SOURCES): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes(".test.") ? [path] : [];
  });
}

describe("messages", () => {
  test.each(present("pt"))("%s.ftl has the same ids in every language", (file) => {
    const told = LANGUAGES.map(({ value }) => ({ value, ids: ids(value, file) }));
    const all = new Set(told.flatMap((language) => language.ids));
    const missing = told.map((language) => [
      language.value,
      [...all].filter((id) => !language.ids.includes(id)),
    ]);
    expect(missing).toEqual(LANGUAGES.map(({ value }) => [value, []]));
  });

  test("every id stands in one file only", () => {
    const all = present("pt").flatMap((file) => ids("pt", file));
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  });

  test("every id that the code names exists", () => {
    const known = new Set(present("pt").flatMap((file) => ids("pt", file)));
    const missing = sources().flatMap((path) => {
      const text = readFileSync(path, "utf8");
      const named = [...text.matchAll(/\b(?:t|told)\(\s*"([a-z][\w-]*)"/g)].map(
        (found) => found[1] ?? "",
      );
      return named.filter((id) => !known.has(id)).map((id) => `${path}: ${id}`);
    });
    expect(missing).toEqual([]);
  });

  test("every id that is put together exists", () => {
    const known = new Set(present("pt").flatMap((file) => ids("pt", file)));
    const built = Object.entries(BUILT).flatMap(([stem, ends]) => ends.map((end) => stem + end));
    expect(built.filter((id) => !known.has(id))).toEqual([]);
  });
});
