/**
 * Words in the language of the page: Fluent messages, shared with the server.
 *
 * A page asks for the files that it needs with `speak`; each file of each language is a chunk of
 * its own. `t` reads reactively: what shows a message changes with the language.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, settings, type Language } from "./settings.svelte";

export type WordFile =
  | "shell"
  | "cards"
  | "table"
  | "gathering"
  | "score"
  | "pages"
  | "refusals"
  | "phases"
  | "builder"
  | "kingtable";
export type Facts = Record<string, FluentVariable>;

const LOCALES = Object.fromEntries(LANGUAGES.map(({ value, lang }) => [value, lang])) as Record<
  Language,
  string
>;
const files = import.meta.glob<string>(
  "../../../src/vaza/words/locales/{pt,en,es}/{shell,cards,table,gathering,score,pages,refusals,phases,builder,kingtable}.ftl",
  { query: "?raw", import: "default" },
);

const wanted = new Set<WordFile>();
const loaded = new Set<string>();
const bundles = new Map<Language, FluentBundle>();
let version = $state(0);
/** The language whose words are here: the chosen one as soon as they have come. */
let spoken = $state(settings.language);

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    // Isolation marks around each variable would disturb tests and labels: see `isolated`.
    bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
    bundles.set(language, bundle);
  }
  return bundle;
}

async function load(language: Language, file: WordFile): Promise<void> {
  const path = `../../../src/vaza/words/locales/${language}/${file}.ftl`;
  const source = files[path];
  if (!source || loaded.has(path)) return;
  const text = await source();
  if (loaded.has(path)) return;
  loaded.add(path);
  bundleOf(language).addResource(new FluentResource(text), { allowOverrides: true });
}

/** Make the messages of these files ready, in the language of the page. */
export async function speak(...names: WordFile[]): Promise<void> {
  const { language } = settings;
  for (const name of names) wanted.add(name);
  await Promise.all([...wanted].map((name) => load(language, name)));
  // Chosen anew meanwhile: who did that has asked for those words.
  if (language !== settings.language) return;
  document.documentElement.lang = LOCALES[language];
  spoken = language;
  version += 1;
}

/** Tell whether there is such a message. */
export function has(id: string): boolean {
  void version;
  return bundleOf(spoken).hasMessage(id);
}

/** The marks of Unicode that set a text apart: first strong isolate, pop isolate. */
const [FIRST, LAST] = [String.fromCharCode(0x2068), String.fromCharCode(0x2069)];
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Names written from right to left are set apart, lest they turn round what follows them. */
function isolated(facts: Facts): Facts {
  const entries = Object.entries(facts).map(([key, value]) =>
    typeof value === "string" && RIGHT_TO_LEFT.test(value)
      ? [key, FIRST + value + LAST]
      : [key, value],
  );
  return Object.fromEntries(entries) as Facts;
}

/** Return a message, or its id where there is none (a test watches that there always is). */
export function t(id: string, facts?: Facts): string {
  void version;
  const bundle = bundleOf(spoken);
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  return bundle.formatPattern(pattern, facts ? isolated(facts) : null, []);
}

/** Names as the language lists them: "Ana, Beto e Inês", "Ana e Inés" but "Inés y Ana". */
export function listed(names: readonly string[], language: Language = spoken): string {
  // The English of everywhere but America: "Ana, Beto and Ines".
  const tag = language === "en" ? "en-GB" : LOCALES[language];
  return new Intl.ListFormat(tag).format(names);
}
