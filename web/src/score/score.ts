/** What a score table and its chart are drawn from; the points themselves come from the server. */
import type { OutcomeOut, ResultOut } from "../generated/wire";

export type Hit = "made" | "under" | "over";

export interface Standing {
  seat: number;
  place: number;
  total: number;
  /** Deals in which the bid was made exactly. */
  exact: number;
}

/** Tell whether a seat made its bid in a deal, or took too few or too many tricks. */
export function hitOf(result: ResultOut, seat: number): Hit {
  const off = (result.tricks[seat] ?? 0) - (result.bids[seat] ?? 0);
  if (off === 0) return "made";
  return off < 0 ? "under" : "over";
}

/** The deals that count: a void one is dealt again, and only costs whoever revoked. */
export function counting(results: readonly ResultOut[]): ResultOut[] {
  return results.filter((result) => result.void === null);
}

/** A row of the sheet: a deal with its place in the chart from 1, or deals that all passed. */
export type Row =
  | { kind: "deal"; result: ResultOut; at: number }
  | { kind: "passed"; number: number; times: number };

/** The deals that the chart draws: where all passed, nothing changed. */
export function charted(results: readonly ResultOut[]): ResultOut[] {
  return results.filter((result) => result.void !== "passed");
}

/** The rows of the sheet; deals in a row that all passed share one. */
export function rowsOf(results: readonly ResultOut[]): Row[] {
  const rows: Row[] = [];
  let at = 0;
  for (const result of results) {
    const last = rows.at(-1);
    if (result.void !== "passed") rows.push({ kind: "deal", result, at: (at += 1) });
    else if (last?.kind === "passed") last.times += 1;
    else rows.push({ kind: "passed", number: result.number, times: 1 });
  }
  return rows;
}

/** Return for each seat its totals, from 0 before the first deal. */
export function runningTotals(results: readonly ResultOut[], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => [
    0,
    ...results.map((result) => result.totals[seat] ?? 0),
  ]);
}

/** Return the last totals, 0 for everybody before the first result. */
export function totalsOf(results: readonly ResultOut[], seats: number): number[] {
  return results.at(-1)?.totals.slice() ?? Array<number>(seats).fill(0);
}

/** Return how many deals each seat has made exactly. */
export function exactCounts(results: readonly ResultOut[], seats: number): number[] {
  return Array.from(
    { length: seats },
    (_, seat) => counting(results).filter((result) => hitOf(result, seat) === "made").length,
  );
}

/** Return the seats in the order of their places; in one place, the more exact seat first. */
export function standings(outcome: OutcomeOut, results: readonly ResultOut[]): Standing[] {
  const exact = exactCounts(results, outcome.totals.length);
  return outcome.totals
    .map((total, seat) => ({
      seat,
      total,
      place: outcome.places[seat] ?? 0,
      exact: exact[seat] ?? 0,
    }))
    .sort((one, other) => one.place - other.place || other.exact - one.exact);
}

/** Return points with their sign, with a real minus: `+30`, `−10`, `0`. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : plain(points);
}

/** Return a number with a real minus. */
export function plain(points: number): string {
  return points < 0 ? `\u2212${-points}` : `${points}`;
}

/** Return round numbers from at most `low` to at least `high`, about `wanted` of them. */
export function ticks(low: number, high: number, wanted: number): number[] {
  const rough = Math.max(1, high - low) / Math.max(1, wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((by) => by * power).find((by) => by >= rough) ?? 1);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/**
 * Return places for labels as near to those wanted as can be, `gap` apart and within the bounds.
 *
 * Labels that would overlap form a block around the middle of what they want (least squares).
 */
export function spread(
  wanted: readonly number[],
  { gap, low, high }: { gap: number; low: number; high: number },
): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const blocks: { sum: number; count: number }[] = [];
  order.forEach((index, rank) => {
    blocks.push({ sum: wanted[index]! - rank * gap, count: 1 });
    while (blocks.length > 1 && mean(blocks.at(-2)!) > mean(blocks.at(-1)!)) {
      const { sum, count } = blocks.pop()!;
      const before = blocks.at(-1)!;
      before.sum += sum;
      before.count += count;
    }
  });
  const top = Math.max(low, high - (wanted.length - 1) * gap);
  const flat = blocks.flatMap((block) =>
    Array<number>(block.count).fill(Math.min(top, Math.max(low, mean(block)))),
  );
  const placed: number[] = [];
  order.forEach((index, rank) => (placed[index] = flat[rank]! + rank * gap));
  return placed;
}

function mean(block: { sum: number; count: number }): number {
  return block.sum / block.count;
}

/** Return the turning points of a run of hand sizes: 10..1..10 is `[10, 1, 10]`. */
export function turns(sizes: readonly number[]): number[] {
  return sizes.filter((size, index) => {
    const before = sizes[index - 1];
    const after = sizes[index + 1];
    if (before === undefined || after === undefined) return true;
    return Math.sign(size - before) !== Math.sign(after - size) && size !== before;
  });
}
