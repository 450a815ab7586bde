/** What the phases and the hidden bids of the wider family mean for the eye; nothing is decided. */
import type { DealOut, MatchOut, ViewOut } from "../../generated/wire";

/** Stages with a panel of their own. */
export type Phase = "auction" | "exchange" | "naming";
const PHASES: readonly string[] = ["auction", "exchange", "naming"] satisfies Phase[];

/** Where the trump comes from -> the stages in which nobody knows it yet. */
const OPEN: Record<string, readonly MatchOut["stage"][]> = {
  auction: ["auction", "exchange"],
  "dealer-names": ["naming"],
  "highest-bidder": ["bidding", "naming"],
};

/** The stage, if it has a panel of its own. */
export function phaseOf(match: MatchOut | null): Phase | null {
  const stage = match?.stage ?? "";
  return PHASES.includes(stage) ? (stage as Phase) : null;
}

/** A table of King: contracts and points in place of bids. */
export function isKing({ table }: Pick<ViewOut, "table">): boolean {
  return table.rules.king !== null;
}

/** The trump is still to be named or won. */
export function isTrumpOpen(match: MatchOut | null): boolean {
  if (!match?.deal) return false;
  return OPEN[match.deal.trump_from]?.includes(match.stage) ?? false;
}

/** The seat has bid, and the number is not shown. */
export function isVeiled(deal: DealOut | null, seat: number): boolean {
  return deal !== null && (deal.spoken[seat] ?? false) && (deal.bids[seat] ?? null) === null;
}

/** Bids are made at once in this match: the sum of them is not known before all are shown. */
export function bidsAtOnce(view: Pick<ViewOut, "table">): boolean {
  return ["simultaneous", "secret_until_end"].includes(view.table.rules.bid_mode);
}

/** Bids stay hidden until the deal has been played. */
export function bidsInSecret(view: Pick<ViewOut, "table">): boolean {
  return view.table.rules.bid_mode === "secret_until_end";
}

/** The words of the wider family are needed at this table, now or soon. */
export function needsWords({ table, match }: ViewOut): boolean {
  const { rules } = table;
  const deal = match?.deal;
  return (
    rules.bid_mode !== "sequential" ||
    rules.revoke === "penalty" ||
    rules.streak_length !== null ||
    rules.target !== null ||
    phaseOf(match) !== null ||
    (match?.results.some((result) => result.void !== null) ?? false) ||
    (deal ? hasTurnNote(deal) || deal.trump_from in OPEN : false)
  );
}

/** What was turned up needs a word: no trumps by its rank, jokers, a card that was cut. */
export function hasTurnNote(deal: DealOut): boolean {
  const isTold = deal.turn_up !== null && (deal.trump === null || deal.trump === "X");
  return isTold || deal.trump_from === "cut" || deal.passed_over.length > 0;
}

/** "+2", "−1" or "0": how far the bids are from the tricks. */
export function distance(deal: DealOut): number {
  return deal.total_bid - deal.size;
}
