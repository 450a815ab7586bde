/** Scorings as the form edits them: branches of terms, or a table of points that was pasted in. */

export type Terms = Record<string, number>;
/** Branches by name; `nil_made` may be two by the deal's label. */
export type Scoring = Record<string, unknown>;
export type Table = number[][][];

export const MISSES = ["under", "over", "nil_fail"] as const;
export const LABELS = ["if_under_hand", "if_over_hand"] as const;

export function tableOf(scoring: Scoring): Table | null {
  return (scoring["points"] as Table | undefined) ?? null;
}

/** Whether misses are told apart. */
export function isSplit(scoring: Scoring): boolean {
  return MISSES.some((name) => name in scoring);
}

/** Tell misses apart, or pay them all as those with too few tricks. */
export function split(scoring: Scoring, apart: boolean): Scoring {
  const { miss, under, over, nil_fail, ...rest } = scoring;
  const base = miss ?? {};
  if (!apart) return { ...rest, miss: under ?? base };
  return { ...rest, under: under ?? base, over: over ?? base, nil_fail: nil_fail ?? base };
}

/** Of terms those that count without a bid and tricks. */
export function nilOf(terms: Terms): Terms {
  return Object.fromEntries(Object.entries(terms).filter(([key]) => key === "c" || key === "h"));
}

/** Whether a made nil is paid by whether the bids are under or over the hand. */
export function isLabelled(scoring: Scoring): boolean {
  return LABELS[0] in ((scoring["nil_made"] ?? {}) as object);
}

export function label(scoring: Scoring, apart: boolean): Scoring {
  const nil = scoring["nil_made"] as Record<string, unknown>;
  if (apart === isLabelled(scoring)) return scoring;
  if (!apart) return { ...scoring, nil_made: nil[LABELS[0]] };
  return { ...scoring, nil_made: { [LABELS[0]]: nil, [LABELS[1]]: nil } };
}

/** A branch for each place of a scoring: `made`, `nil_made.if_over_hand` ... */
export function places(scoring: Scoring): string[] {
  const nil = isLabelled(scoring) ? LABELS.map((name) => `nil_made.${name}`) : ["nil_made"];
  return ["made", ...nil, ...(isSplit(scoring) ? MISSES : ["miss"])];
}

export function termsAt(scoring: Scoring, place: string): Terms {
  const [branch = "", part] = place.split(".");
  const found = scoring[branch] as Record<string, unknown> | undefined;
  return ((part ? found?.[part] : found) ?? {}) as Terms;
}

export function withTerms(scoring: Scoring, place: string, terms: Terms): Scoring {
  const [branch = "", part] = place.split(".");
  if (!part) return { ...scoring, [branch]: terms };
  return { ...scoring, [branch]: { ...(scoring[branch] as object), [part]: terms } };
}

/** Bids and tricks that show what a branch pays, in a hand of `size`. */
export function shownIn(place: string, size: number): [bid: number, taken: number][] {
  const wanted: Record<string, [number, number][]> = {
    made: [
      [1, 1],
      [3, 3],
    ],
    nil_made: [[0, 0]],
    under: [
      [3, 2],
      [3, 1],
    ],
    over: [
      [2, 3],
      [2, 4],
    ],
    nil_fail: [
      [0, 1],
      [0, 2],
    ],
    miss: [
      [3, 2],
      [2, 4],
    ],
  };
  const pairs = wanted[place.split(".")[0] ?? ""] ?? [];
  return pairs.filter(([bid, taken]) => Math.max(bid, taken) <= size);
}

/** Lines of numbers, a block for each hand size: a row for each bid, a column for each trick. */
export function readTable(text: string): Table | null {
  const trimmed = text.trim();
  if (trimmed.startsWith("[") || trimmed.startsWith("{")) return readJson(trimmed);
  const table: Table = [[]];
  for (const block of trimmed.split(/\n\s*\n/)) {
    const rows = block
      .split("\n")
      .map((line) => line.trim().replaceAll("−", "-"))
      .filter(Boolean)
      .map((line) => line.split(/[\s;,]+/).map(Number));
    if (!isSquare(rows)) return null;
    const size = rows.length - 1;
    while (table.length <= size) table.push([]);
    table[size] = rows;
  }
  return table.length > 1 ? table : null;
}

function isSquare(rows: number[][]): boolean {
  const whole = rows.every((row) => row.length === rows.length && row.every(Number.isInteger));
  return rows.length > 1 && whole;
}

function readJson(text: string): Table | null {
  try {
    const value = JSON.parse(text) as Table | { points: Table };
    const table = Array.isArray(value) ? value : value.points;
    const fits = (rows: number[][], size: number) =>
      !rows?.length || (isSquare(rows) && rows.length === size + 1);
    return Array.isArray(table) && table.every(fits) ? table.map((rows) => rows ?? []) : null;
  } catch {
    return null;
  }
}

export function writeTable(table: Table): string {
  const blocks = table.filter((rows) => rows.length);
  return blocks.map((rows) => rows.map((row) => row.join("\t")).join("\n")).join("\n\n");
}
