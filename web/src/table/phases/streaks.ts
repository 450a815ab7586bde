/** Exact deals in a row, as the server counts them. */
import type { ResultOut, RulesOut } from "../../generated/wire";

/** A single exact deal is no streak yet, but where two already earn something. */
function least(length: number): number {
  return Math.min(2, length - 1);
}

/** Return the streak that a seat shows: exact deals in a row, 0 where there is nothing to show. */
export function streakOf(
  results: readonly ResultOut[],
  seat: number,
  { streak_length: length }: Pick<RulesOut, "streak_length">,
): number {
  const streak = results.at(-1)?.streaks[seat] ?? 0;
  return length !== null && streak >= least(length) ? streak : 0;
}

/** Return the seats whose streak was paid (or whose missed deals cost) in this deal. */
export function paidStreaks(
  result: ResultOut,
  { streak_length: length }: Pick<RulesOut, "streak_length">,
): { seat: number; streak: number }[] {
  if (length === null || result.void !== null) return [];
  return result.streaks.flatMap((streak, seat) => (streak >= length ? [{ seat, streak }] : []));
}
