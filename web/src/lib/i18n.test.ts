/** Lists of names end as each language ends them. */
import { expect, test } from "vitest";
import { listed } from "./i18n.svelte";
import type { Language } from "./settings.svelte";

test.each<[Language, string[], string]>([
  ["pt", ["Ana", "Beto", "Inês"], "Ana, Beto e Inês"],
  ["en", ["Ana", "Beto", "Ines"], "Ana, Beto and Ines"],
  ["es", ["Ana", "Beto", "Carla"], "Ana, Beto y Carla"],
  ["es", ["Ana", "Inés"], "Ana e Inés"],
  ["es", ["Ana"], "Ana"],
])("in %s %j is %s", (language, names, told) => {
  expect(listed(names, language)).toBe(told);
});
