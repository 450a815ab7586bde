/** The phases of the wider family in words, for who follows a match by ear. */
import { cardWords, suitWords } from "../../cards/cards";
import type { EventOut, ViewOut } from "../../generated/wire";
import { listed, t } from "../../lib/i18n.svelte";
import { bidsInSecret } from "./phases";

function who({ seat }: EventOut, { table }: ViewOut): { name: string; you: "yes" | "no" } {
  const isYou = seat !== null && seat === table.you;
  return {
    name: isYou ? t("you") : (table.seats[seat ?? -1]?.name ?? ""),
    you: isYou ? "yes" : "no",
  };
}

/** "6H" in words; "" is a pass. */
function callWords(call: string): string {
  const found = /^(\d+)(\D+)$/.exec(call);
  if (!found) return "";
  const [, number = "0", trump = "NT"] = found;
  return t("call-name", { number: Number(number), trump, suit: suitWords(trump) });
}

function sayCalled(event: EventOut, view: ViewOut): string {
  const call = callWords(event.text ?? "");
  if (call === "") return t("said-passed", who(event, view));
  return t("said-called", { ...who(event, view), call });
}

function sayAuctionWon(event: EventOut, view: ViewOut): string {
  return t("said-auction-won", { ...who(event, view), call: callWords(event.text ?? "") });
}

function sayCardsChosen(event: EventOut, view: ViewOut): string {
  return t("said-cards-chosen", who(event, view));
}

/** Only who got cards is told which. */
function sayCardsPassed({ cards }: EventOut): string {
  if (!cards?.length) return t("said-cards-passed");
  return t("said-cards-got", { cards: listed(cards.map(cardWords)) });
}

function sayTrumpNamed(event: EventOut, view: ViewOut): string {
  const trump = event.text ?? "NT";
  return t("said-trump-named", { ...who(event, view), trump, suit: suitWords(trump) });
}

function sayBidPlaced(event: EventOut, view: ViewOut): string {
  const { number } = event;
  return number === null ? t("said-bid-hidden", who(event, view)) : t("said-bid-mine", { number });
}

function bidsInWords(bids: readonly (number | null)[], { table }: ViewOut): string {
  return listed(
    bids.map((bid, seat) => {
      const name = seat === table.you ? t("you") : (table.seats[seat]?.name ?? "");
      return `${name} ${bid ?? 0}`;
    }),
  );
}

function sayBidsShown(_event: EventOut, view: ViewOut): string {
  const deal = view.match?.deal;
  if (!deal) return "";
  const { total_bid: total, size } = deal;
  return t("said-bids-shown", { bids: bidsInWords(deal.bids, view), total, size });
}

function sayHandsLifted({ cards }: EventOut): string {
  return cards?.length ? t("said-hands-lifted") : "";
}

function sayVoided(event: EventOut, view: ViewOut): string {
  const last = view.match?.results.at(-1);
  if (event.text !== "revoke" || event.seat === null) return t("said-void-passed");
  const points = last?.points[event.seat] ?? 0;
  return t("said-void-revoke", { ...who(event, view), points });
}

/** What had been bid in secret, at the end; "" where bids are no secret. */
function sayRevealed(_event: EventOut, view: ViewOut): string {
  const last = view.match?.results.at(-1);
  if (!last || !bidsInSecret(view)) return "";
  return t("said-bids-revealed", { bids: bidsInWords(last.bids, view) });
}

export const TELLERS: Partial<Record<EventOut["e"], (event: EventOut, view: ViewOut) => string>> = {
  called: sayCalled,
  "auction-won": sayAuctionWon,
  exchange: () => t("said-exchange"),
  "cards-chosen": sayCardsChosen,
  "cards-passed": sayCardsPassed,
  "trump-named": sayTrumpNamed,
  "hands-lifted": sayHandsLifted,
  "bid-placed": sayBidPlaced,
  "bids-shown": sayBidsShown,
  "deal-voided": sayVoided,
  "deal-ended": sayRevealed,
};

/** What is to be done in the phase that waits for me; "" in any other. */
export function question({ match }: ViewOut): string {
  const { legal } = match ?? {};
  if (legal?.calls.length) return t("call-question");
  if (legal?.pass_cards) return t("exchange-choose", { count: legal.pass_cards });
  return legal?.trumps.length ? t("naming-question") : "";
}
