/** Rules in an address: one entry of its query for each change, read with care. */
import type { FormAxisOut, FormOut } from "../../generated/wire";
import { LABELS, MISSES, nilOf, type Terms } from "./points";
import { changedPaths, SCORING, valueAt, withAll, type Rules } from "./rules";
import { axesByPath } from "./words";

/** More entries than any list takes; so many are not drawn. */
const MOST_ENTRIES = 1000;

/** The rules that an address asks for. */
export interface Asked {
  rules: Rules;
  /** Paths that it has no readable value for; they stay as they began. */
  unread: string[];
}

type Entries = Record<string, unknown>;

// --- written ------------------------------------------------------------------------------------

/** The query of an address: one entry for each change, plain where it can be read so. */
export function toSearch(rules: Rules, base: Rules): string {
  const query = new URLSearchParams();
  for (const path of changedPaths(rules, base)) query.set(path, written(valueAt(rules, path)));
  const text = query.toString();
  return text && `?${text}`;
}

function written(value: unknown): string {
  if (typeof value === "string" && parsed(value) === value) return value;
  return JSON.stringify(value);
}

// --- read ---------------------------------------------------------------------------------------

/** The rules that an address asks for. What is no path of the form is left alone. */
export function fromSearch(search: string, base: Rules, form: FormOut): Asked {
  const axes = axesByPath(form);
  const changes: { path: string; value: unknown }[] = [];
  const unread = new Set<string>();
  for (const [path, text] of new URLSearchParams(search)) {
    const axis = axes.get(path);
    if (path !== SCORING && (!axis || valueAt(base, path) === undefined)) continue;
    const value = axis ? axisValue(axis, parsed(text), form) : scoringValue(parsed(text), form);
    if (value === undefined) unread.add(path);
    else changes.push({ path, value });
  }
  return { rules: withAll(base, changes), unread: [...unread] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const isObject = (value: unknown): value is Entries =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
/** A text, none of whose letters is cut in half: such a one cannot be sent. */
const isText = (value: unknown): value is string =>
  typeof value === "string" && !/\p{Surrogate}/u.test(value);
const isListOf = <T>(value: unknown, fits: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.length <= MOST_ENTRIES && value.every(fits);

/**
 * The value of an axis, if the form can show it; undefined if not. Whether it is one that the axis
 * takes is the server's to say.
 */
function axisValue(axis: FormAxisOut, value: unknown, form: FormOut): unknown {
  if (axis.kind === "contract") return fitsContracts(value, form) ? value : undefined;
  if (axis.is_list) return isListOf(value, fitsItem(axis)) ? value : undefined;
  if (value === null) return axis.optional ? null : undefined;
  if (axis.kind === "flag") return typeof value === "boolean" ? value : undefined;
  // A word may look like a number: the axis says which it is.
  const told = axis.kind === "choice" && isWhole(value) ? String(value) : value;
  return fitsItem(axis)(told) ? told : undefined;
}

const fitsItem =
  (axis: FormAxisOut) =>
  (value: unknown): value is number | string =>
    (axis.kind === "number" && isWhole(value)) || (axis.choices.length > 0 && isText(value));

// --- contracts ----------------------------------------------------------------------------------

const isFlag = (value: unknown) => typeof value === "boolean";
const CONTRACT: Record<string, (value: unknown, form: FormOut) => boolean> = {
  name: isText,
  positive: isFlag,
  per_trick: isWhole,
  per_card: (value, form) =>
    isObject(value) &&
    Object.entries(value).every(
      ([key, points]) =>
        isWhole(points) && form.contracts.things.some((thing) => thing.key === key),
    ),
  last_tricks: (value, form) =>
    isListOf(value, isWhole) && value.length <= form.contracts.last.length,
  base: isWhole,
  hearts_lead_ban: isFlag,
  forced_card: isText,
};

function fitsContracts(value: unknown, form: FormOut): boolean {
  const fits = (one: unknown): one is Entries =>
    isObject(one) &&
    Object.hasOwn(one, "name") &&
    Object.entries(one).every(
      ([key, entry]) => Object.hasOwn(CONTRACT, key) && CONTRACT[key]?.(entry, form),
    );
  return isListOf(value, fits);
}

// --- the scoring --------------------------------------------------------------------------------

function scoringValue(value: unknown, form: FormOut): Entries | undefined {
  if (!isObject(value)) return undefined;
  if (Object.hasOwn(value, "points")) return fitsTable(value) ? value : undefined;
  const branches = new Set(form.scoring.branches.map(({ key }) => key));
  const terms = new Set(form.scoring.terms.map(({ key }) => key));
  const isTerms = (one: unknown) =>
    isObject(one) && Object.entries(one).every(([key, by]) => terms.has(key) && isWhole(by));
  const isNil = (one: unknown) =>
    isObject(one) &&
    Object.keys(one).length === LABELS.length &&
    LABELS.every((key) => Object.hasOwn(one, key) && isTerms(one[key]));
  const fits = Object.entries(value).every(
    ([key, branch]) =>
      branches.has(key) && (isTerms(branch) || (key === "nil_made" && isNil(branch))),
  );
  return fits ? complete(value) : undefined;
}

function fitsTable({ points, ...others }: Entries): boolean {
  const isRow = (row: unknown): row is number[] => isListOf(row, isWhole);
  const isSize = (rows: unknown): rows is number[][] => isListOf(rows, isRow);
  return Object.keys(others).length === 0 && isListOf(points, isSize);
}

/** Branches that go without saying, said: what is made counts for a nil, a miss for nothing. */
function complete(scoring: Entries): Entries {
  const { made = {}, nil_made, miss, ...misses } = scoring;
  const nil = nil_made ?? nilOf(made as Terms);
  const isApart = MISSES.some((key) => key in misses);
  if (!isApart) return { nil_made: nil, made, miss: miss ?? {} };
  const rest = miss ?? {};
  return { nil_made: nil, made, under: rest, over: rest, nil_fail: rest, ...misses };
}
