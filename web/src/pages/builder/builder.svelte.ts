/** The rules that are being put together, and what the server says about them. */
import type { CheckOut, RulePageOut } from "../../generated/wire";
import type { Language } from "../../lib/settings.svelte";
import { post } from "../../lib/api";
import {
  changedPaths,
  fromSearch,
  toSearch,
  valueAt,
  withAll,
  withValue,
  type Rules,
} from "./rules";

/** How long a change waits for the next one before the server is asked, in milliseconds. */
export const PAUSE = 140;

export interface Start {
  /** A preset's name or a code. */
  ref: string;
  title: string;
  rules: Rules;
}

type Ask = (rules: Rules, base: string, language: Language) => Promise<CheckOut>;

function askServer(rules: Rules, base: string, language: Language): Promise<CheckOut> {
  return post<CheckOut>(`/rules/check?lang=${language}`, { rules, base });
}

export class Builder {
  base: Start = $state.raw({ ref: "", title: "", rules: {} });
  rules: Rules = $state.raw({});
  /** The last answer; it may be about rules that have changed since: see `isCurrent`. */
  checked: CheckOut | null = $state.raw(null);
  /** The page of the last rules that could be played. */
  page: RulePageOut | null = $state.raw(null);
  isCurrent = $state(false);
  failed = $state(false);
  /** What there was before another start was chosen, to go back to. */
  before: { base: Start; rules: Rules } | null = $state.raw(null);
  readonly changed = $derived(changedPaths(this.rules, this.base.rules));

  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: Ask = askServer) {}

  /** Begin with a rule set, changed as an address says. */
  begin(start: Start, search: string): void {
    this.base = start;
    this.rules = fromSearch(search, start.rules);
  }

  /** Begin anew from another rule set; the changes made so far can be brought back. */
  restart(start: Start): void {
    this.before = this.changed.length ? { base: this.base, rules: this.rules } : null;
    this.base = start;
    this.rules = start.rules;
  }

  goBack(): void {
    if (!this.before) return;
    this.base = this.before.base;
    this.rules = this.before.rules;
    this.before = null;
  }

  set(path: string, value: unknown): void {
    this.rules = withValue(this.rules, path, value);
  }

  setAll(changes: Iterable<{ readonly path: string; readonly value: unknown }>): void {
    this.rules = withAll(this.rules, changes);
  }

  /** Give an axis the value that it began with. */
  reset(path: string): void {
    this.set(path, valueAt(this.base.rules, path));
  }

  resetAll(): void {
    this.rules = this.base.rules;
  }

  /** The address of this page as it is. */
  address(): string {
    return `/builder/${encodeURIComponent(this.base.ref)}${toSearch(this.rules, this.base.rules)}`;
  }

  /** Ask the server soon; a later call before that takes the place of this one. */
  check(language: Language, pause = PAUSE): void {
    clearTimeout(this.#timer);
    this.isCurrent = false;
    const [rules, ref] = [this.rules, this.base.ref];
    this.#timer = setTimeout(() => void this.#check(rules, ref, language), pause);
  }

  /** Ask no more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  async #check(rules: Rules, ref: string, language: Language): Promise<void> {
    const mine = ++this.#asked;
    try {
      const answer = await this.ask(rules, ref, language);
      if (mine !== this.#asked) return;
      this.checked = answer;
      this.page = answer.page ?? this.page;
      this.isCurrent = this.rules === rules;
      this.failed = false;
    } catch {
      // What has been filled in stays; the next change, or the person, asks again.
      if (mine === this.#asked) this.failed = true;
    }
  }
}
