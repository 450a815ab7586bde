/** What the bids say together: sums for the eye, nothing that is decided here. */
import type { DealOut } from "../generated/wire";

export type Balance = "over" | "under" | "even" | "open";

/** Seats in the order in which they bid. */
export function biddingOrder(deal: DealOut): number[] {
  return deal.bids.map((_, at) => (deal.opener + at) % deal.bids.length);
}

/** More bid than there are tricks, fewer, or (where the rules let it be) just as many. */
export function balance(deal: DealOut): Balance {
  if (deal.bids.some((bid) => bid === null)) return "open";
  if (deal.total_bid === deal.size) return "even";
  return deal.total_bid > deal.size ? "over" : "under";
}

/** "2 + 1 + 0 + 4": the bids of the others in order, then the number in question. */
export function sumWith(deal: DealOut, you: number, number: number): string {
  const others = biddingOrder(deal).filter((seat) => seat !== you);
  const said = others.map((seat) => deal.bids[seat]).filter((bid) => bid !== null);
  return [...said, number].join(" + ");
}

export type Pip = "made" | "open" | "extra";

/** One pip for each trick bid or taken: filled, still open, or one too many. */
export function pips(bid: number | null, taken: number): Pip[] {
  const wanted = bid ?? 0;
  return Array.from({ length: Math.max(wanted, taken) }, (_, at) => {
    if (at >= taken) return "open";
    return bid !== null && at >= wanted ? "extra" : "made";
  });
}

/** Points with their sign, a real minus. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
