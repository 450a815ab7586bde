/** The score sheet of King: two columns, negative and positive deals, and what they leave. */
import type { ResultOut, ScheduledOut } from "../generated/wire";

/** Kinds that a positive deal is played as. */
const POSITIVE: ReadonlySet<string> = new Set(["up", "down", "4333"]);

/** The results are those of a match of King. */
export function isKing(results: readonly ResultOut[]): boolean {
  return results.some((result) => result.contract !== "");
}

export function isPositive(result: ResultOut): boolean {
  return POSITIVE.has(result.contract);
}

export interface Columns {
  negative: number;
  positive: number;
}

/** What each seat has in the negative and in the positive column. */
export function columnsOf(results: readonly ResultOut[], seats: number): Columns[] {
  return Array.from({ length: seats }, (_, seat) => {
    const sum = (wanted: boolean) =>
      results
        .filter((result) => isPositive(result) === wanted)
        .reduce((all, result) => all + (result.points[seat] ?? 0), 0);
    return { negative: sum(false), positive: sum(true) };
  });
}

/** The deals that are still to come, from 1, by their contract in the schedule. */
export function toCome(
  results: readonly ResultOut[],
  schedule: readonly ScheduledOut[],
): { number: number; contract: string }[] {
  const done = new Set(results.map((result) => result.number));
  return schedule
    .map(({ contract }, at) => ({ number: at + 1, contract }))
    .filter(({ number, contract }) => !done.has(number) && contract !== "");
}
