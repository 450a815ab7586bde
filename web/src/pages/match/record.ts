/** The cards of a match, as its record has them; who led and who took follows from the hands. */

export interface DealCards {
  number?: number;
  dealer: number;
  hands: string[];
  turn_up?: string | null;
  plays: string[];
  /** Who led to the first trick. */
  leader?: number | null;
  /** What was passed on each time, by seat, in a gulash. */
  exchange?: (string | null)[][];
}

export interface MatchRecord {
  deals: DealCards[];
}

export interface TrickCards {
  /** The cards by seat. */
  cards: string[];
  leader: number;
  /** Who took the trick; null where that cannot be told. */
  winner: number | null;
}

/** Return the cards of the deal at a place from 1; one that was void and its repetition are two. */
export function dealOf(record: MatchRecord, place: number): DealCards | null {
  return record.deals[place - 1] ?? null;
}

/** Return the hands after what was passed on went to the next seat (1) or the one before (-1). */
function heldAfter({ hands, exchange = [] }: DealCards, way: number): string[][] {
  let held = hands.map((hand) => hand.split(" "));
  for (const given of exchange) {
    const out = given.map((cards) => cards?.split(" ") ?? []);
    const seats = held.length;
    held.forEach((hand, seat) => out[seat]?.forEach((card) => drop(hand, card)));
    held = held.map((hand, seat) => [...hand, ...(out[(seat - way + seats) % seats] ?? [])]);
  }
  return held;
}

/**
 * Return the tricks of a deal by seat, or null where the hands do not tell who played what.
 *
 * The leader is the one seat from which everybody had the card that he played. Who takes a trick
 * leads the next one; the last trick went to whom one is still missing from the `taken` counts.
 */
export function tricksOf(deal: DealCards, taken: readonly number[]): TrickCards[] | null {
  return (
    tricksFrom(deal, heldAfter(deal, 1), taken) ?? tricksFrom(deal, heldAfter(deal, -1), taken)
  );
}

function tricksFrom(
  deal: DealCards,
  held: string[][],
  taken: readonly number[],
): TrickCards[] | null {
  const leaders: number[] = [];
  const tricks = deal.plays.map((trick) => trick.split(" "));
  for (const trick of tricks) {
    const fits = held.map((_, seat) => seat).filter((seat) => couldLead(held, trick, seat));
    const [leader] = fits;
    if (leader === undefined || fits.length > 1) return null;
    if (leaders.length === 0 && (deal.leader ?? leader) !== leader) return null;
    leaders.push(leader);
    trick.forEach((card, place) => drop(held[(leader + place) % held.length]!, card));
  }
  return tricks.map((trick, index) => ({
    cards: held.map((_, seat) => trick[(seat - leaders[index]! + held.length) % held.length] ?? ""),
    leader: leaders[index]!,
    winner: leaders[index + 1] ?? lastWinner(leaders.slice(1), taken),
  }));
}

function couldLead(held: readonly string[][], trick: readonly string[], seat: number): boolean {
  return trick.every((card, place) => held[(seat + place) % held.length]?.includes(card));
}

function drop(hand: string[], card: string): void {
  hand.splice(hand.indexOf(card), 1);
}

function lastWinner(winners: readonly number[], taken: readonly number[]): number | null {
  const missing = taken.flatMap((count, seat) =>
    count > winners.filter((winner) => winner === seat).length ? [seat] : [],
  );
  return missing.length === 1 ? missing[0]! : null;
}
