/** A match of King in words, for who follows it by ear. */
import { cardWords, suitWords } from "../../cards/cards";
import type { EventOut, ViewOut } from "../../generated/wire";
import { t } from "../../lib/i18n.svelte";
import type { More } from "../narrate";
import { askedRaise, kindOf, parseSay, priceOf } from "./king";
import { contractWords, offerWords, saleNote, sharedNote, worthWords } from "./words";

function nameOf(view: ViewOut, seat: number | null): string {
  if (seat !== null && seat === view.table.you) return t("you");
  return view.table.seats[seat ?? -1]?.name ?? "";
}

function facts(event: EventOut, view: ViewOut): { name: string; you: "yes" | "no" } {
  const isYou = event.seat !== null && event.seat === view.table.you;
  return { name: nameOf(view, event.seat), you: isYou ? "yes" : "no" };
}

function saySaid(event: EventOut, view: ViewOut): string {
  const saying = parseSay(event.text ?? "");
  const { king } = view.table.rules;
  const standing = view.match?.deal?.standing ?? null;
  const offer = saying.word === "match" && standing ? standing : saying;
  return t(`said-king-${saying.word}`, {
    ...facts(event, view),
    offer: offerWords(offer),
    points: king ? priceOf(offer, king) : 0,
    number: saying.number || (king?.limit ?? 8),
    trump: saying.trump || "NT",
    suit: suitWords(saying.trump || "NT"),
  });
}

function saySold(event: EventOut, view: ViewOut): string {
  const offer = parseSay(event.text ?? "");
  const { king } = view.table.rules;
  const points = king ? priceOf(offer, king) : 0;
  return t("said-king-sold", { ...facts(event, view), offer: offerWords(offer), points });
}

function sayDealt(_event: EventOut, view: ViewOut): string {
  const deal = view.match?.deal;
  if (!deal) return "";
  const worth = worthWords(deal.counts);
  const contract = contractWords(kindOf(deal));
  return t("said-king-dealt", {
    number: deal.number,
    contract: worth ? `${contract}, ${worth}` : contract,
  });
}

function sayEnded(_event: EventOut, view: ViewOut): string {
  const result = view.match?.results.at(-1);
  if (!result) return "";
  const { king } = view.table.rules;
  const names = { you: view.table.you, nameOf: (seat: number) => nameOf(view, seat) };
  const each = result.points.map((points, seat) =>
    t("said-points", { name: nameOf(view, seat), points, total: result.totals[seat] ?? 0 }),
  );
  return [saleNote(result, king, names), sharedNote(result, king, names), ...each]
    .filter(Boolean)
    .join(" ");
}

function sayDrawn(event: EventOut, view: ViewOut): string {
  return t("said-king-drawn", { ...facts(event, view), card: cardWords("KH") });
}

export function question({ table, match }: ViewOut): string {
  const { legal, deal, stage } = match ?? {};
  if (legal?.first.length) return t("kg-first-question");
  if (legal?.picks.length) return t("kg-pick-question");
  if (legal?.trumps.length) return t("kg-naming-question");
  if (!legal?.says.length || !deal || !table.rules.king) return "";
  const name = nameOf({ table, match } as ViewOut, deal.dealer);
  if (stage === "owner") return t("kg-owner-question");
  if (stage === "offers") return t("kg-offers-question", { name });
  if (stage === "raise") {
    const offer = { number: askedRaise(deal) ?? 0, down: deal.standing?.down ?? false };
    return t("kg-raise-question", { name, offer: offerWords(offer) });
  }
  if (stage === "ultimatum") {
    return t("kg-eight-question", { name, number: table.rules.king.limit });
  }
  const { standing } = deal;
  if (!standing) return t("kg-reply-nobody");
  return t("kg-reply-question", { name: nameOf({ table, match } as ViewOut, standing.seat) });
}

/** An event of King is told in these words alone. */
export const isWhole = true;

export const TELLERS: More["TELLERS"] = {
  "king-drawn": sayDrawn,
  "contract-picked": (event, view) =>
    t("said-king-picked", { ...facts(event, view), contract: contractWords(event.text ?? "") }),
  said: saySaid,
  sold: saySold,
  dealt: sayDealt,
  "deal-ended": sayEnded,
};
