/** The rules that are being put together, and what the server says about them. */
import type { CheckOut, FormOut, RulePageOut } from "../../generated/wire";
import type { Language } from "../../lib/settings.svelte";
import { post, Problem } from "../../lib/api";
import { fromSearch, toSearch } from "./address";
import { changedPaths, valueAt, withAll, withValue, type Rules } from "./rules";

/** How long a change waits for the next one before the server is asked, in milliseconds. */
export const PAUSE = 140;

/** As many characters of an address as servers and messengers take. */
export const LONGEST_ADDRESS = 8000;
const TOO_LARGE = 413;

/** Rules that were put together from a start. */
interface Work {
  base: Start;
  rules: Rules;
}

/** What a page of the browser's history keeps of the rules. */
export interface Kept {
  path: string;
  /** The query of an address that is too long, or nothing. */
  kept: string;
}

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
  /** The server takes no rules as large as these. */
  isTooLarge = $state(false);
  /** Paths that the address had no readable value for. */
  unread: string[] = $state.raw([]);
  /** What was put together before other starts were chosen, the last one last. */
  #left: readonly Work[] = $state.raw([]);
  /** What there was before another start was chosen, to go back to. */
  readonly before = $derived(this.#left.at(-1) ?? null);
  readonly changed = $derived(changedPaths(this.rules, this.base.rules));

  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: Ask = askServer) {}

  /** Begin with a rule set, changed as an address says. */
  begin(start: Start, search: string, form: FormOut): void {
    const asked = fromSearch(search, start.rules, form);
    this.base = start;
    this.rules = asked.rules;
    this.unread = asked.unread;
  }

  /** Begin anew from another rule set; the changes made so far can be brought back. */
  restart(start: Start): void {
    this.#left = this.#leave(this.#left);
    this.#work({ base: start, rules: start.rules });
  }

  /** Go back to what was left last; what is changed now can be brought back in turn. */
  goBack(): void {
    const { before } = this;
    if (!before) return;
    this.#left = this.#leave(this.#left.slice(0, -1));
    this.#work(before);
  }

  #leave(left: readonly Work[]): readonly Work[] {
    return this.changed.length ? [...left, { base: this.base, rules: this.rules }] : left;
  }

  #work({ base, rules }: Work): void {
    this.base = base;
    this.rules = rules;
    this.unread = [];
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

  /** The address of this page as it is; what would make it too long is kept beside it. */
  keep(): Kept {
    const path = `/builder/${encodeURIComponent(this.base.ref)}`;
    const search = toSearch(this.rules, this.base.rules);
    const fits = path.length + search.length <= LONGEST_ADDRESS;
    return fits ? { path: path + search, kept: "" } : { path, kept: search };
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
      this.failed = this.isTooLarge = false;
    } catch (reason) {
      if (mine !== this.#asked) return;
      // What has been filled in stays; the next change, or the person, asks again.
      this.isTooLarge = reason instanceof Problem && reason.status === TOO_LARGE;
      this.failed = !this.isTooLarge;
    }
  }
}
