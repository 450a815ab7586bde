/** The checks of all shuffles of a match, and of the hands that came from them. */
import type { ResultOut, ShuffleOut } from "../../generated/wire";
import { checkShuffle, dealtHands, holds, type Verdict } from "../../lib/shuffle";
import { dealOf, type MatchRecord } from "./record";

export interface Finding {
  shuffle: ShuffleOut;
  verdict: Verdict;
  /** The hands of the record are those of this pack; null where there are none to compare. */
  dealt: boolean | null;
  holds: boolean;
}

export function checkMatch(
  shuffles: readonly ShuffleOut[],
  results: readonly ResultOut[],
  record: MatchRecord | null,
): Finding[] {
  return shuffles.map((shuffle) => {
    const verdict = checkShuffle(shuffle);
    const result = results.find((each) => each.number === shuffle.shuffle);
    const dealt = result && record ? isDealt(shuffle, result, record) : null;
    return { shuffle, verdict, dealt, holds: holds(verdict) && dealt !== false };
  });
}

/** Tell whether the hands of the record are those that the order of the pack gives. */
function isDealt(shuffle: ShuffleOut, result: ResultOut, record: MatchRecord): boolean | null {
  const deal = dealOf(record, result.number);
  if (!deal) return null;
  const { size, dealer } = result;
  const hands = dealtHands(shuffle.order, { seats: deal.hands.length, dealer, size });
  return deal.hands.every((hand, seat) => sorted(hand.split(" ")) === sorted(hands[seat] ?? []));
}

function sorted(cards: readonly string[]): string {
  return [...cards].sort().join(" ");
}
