/** A new person is shown the language of the browser. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function spoken(...languages: string[]): Promise<string> {
  vi.stubGlobal("navigator", { languages });
  return (await import("./settings.svelte")).settings.language;
}

test.each([
  [["es"], "es"],
  [["es-AR", "en-US"], "es"],
  [["fr-FR", "es-419", "en"], "es"],
  [["pt-PT"], "pt"],
  [["EN-gb"], "en"],
  [["et-EE", "de"], "pt"],
  [[], "pt"],
])("%j is shown %s", async (languages, language) => {
  expect(await spoken(...languages)).toBe(language);
});

test("a choice that was kept counts more", async () => {
  vi.stubGlobal("localStorage", { getItem: () => '{"language":"en"}' });
  expect(await spoken("es-ES")).toBe("en");
});
