/** The checks of all shuffles of a match, and of the hands that came from them. */
import type { ResultOut, ShuffleOut } from "../../generated/wire";
import { checkShuffle, dealtHands, holds, type Verdict } from "../../lib/shuffle";
import { isMineUsed } from "../../lib/shuffle-seeds";
import { dealOf, type MatchRecord } from "./record";

export interface Finding {
  shuffle: ShuffleOut;
  verdict: Verdict;
  /** The hands of the record are those of this pack; null where there are none to compare. */
  dealt: boolean | null;
  /** The part that this browser gave was used; null where it gave none. */
  mine: boolean | null;
  holds: boolean;
}

export function checkMatch(
  match: string,
  shuffles: readonly ShuffleOut[],
  results: readonly ResultOut[],
  record: MatchRecord | null,
): Finding[] {
  return shuffles.map((shuffle) => {
    const verdict = checkShuffle(shuffle);
    const result = results[shuffle.shuffle - 1];
    const dealt = result && record ? isDealt(shuffle, result, record) : null;
    const mine = isMineUsed(match, shuffle);
    const all = holds(verdict) && dealt !== false && mine !== false;
    return { shuffle, verdict, dealt, mine, holds: all };
  });
}

/** Tell whether the hands of the record are those that the order of the pack gives. */
function isDealt(shuffle: ShuffleOut, result: ResultOut, record: MatchRecord): boolean | null {
  const deal = dealOf(record, shuffle.shuffle);
  if (!deal) return null;
  const { size, dealer } = result;
  const hands = dealtHands(shuffle.order, { seats: deal.hands.length, dealer, size });
  return deal.hands.every((hand, seat) => sorted(hand.split(" ")) === sorted(hands[seat] ?? []));
}

function sorted(cards: readonly string[]): string {
  return [...cards].sort().join(" ");
}
