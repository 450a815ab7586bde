/** What a person has chosen on this device, kept in its storage. */

export type Theme = "auto" | "light" | "dark";

/** The languages as a choice shows them, each in its own words; `lang` is its tag. */
export const LANGUAGES = [
  { value: "pt", text: "Português", lang: "pt-BR" },
  { value: "en", text: "English", lang: "en" },
  { value: "es", text: "Español", lang: "es" },
] as const;
export type Language = (typeof LANGUAGES)[number]["value"];

export interface Settings {
  language: Language;
  theme: Theme;
  /** Four suit colours, or the two of an old pack. */
  suits: "four" | "two";
  sound: boolean;
  vibration: boolean;
  /** A card is played by the second tap. */
  confirm: boolean;
}

const KEY = "vaza.settings";

function spokenHere(): Language {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  for (const tag of wanted) {
    const spoken = tag.toLowerCase().split("-")[0];
    const known = LANGUAGES.find((language) => language.value === spoken);
    if (known) return known.value;
  }
  return LANGUAGES[0].value;
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  language: spokenHere(),
  theme: "auto",
  suits: "four",
  sound: false,
  vibration: true,
  confirm: false,
  ...stored(),
});

/** Change one setting and remember it. */
export function choose<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse to store: the choice holds until the page is closed.
  }
  dress();
}

/** Put theme and suit colours on the document. */
export function dress(): void {
  const dark =
    settings.theme === "dark" ||
    (settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  const root = document.documentElement;
  root.dataset["theme"] = dark ? "dark" : "light";
  root.dataset["suits"] = settings.suits;
  const ground = getComputedStyle(root).getPropertyValue("--paper").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
}

/** Follow the system's theme while none is chosen. */
export function followSystem(): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dress);
  dress();
}
