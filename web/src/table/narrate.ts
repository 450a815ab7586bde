/** What happened, in words: for the live region, so that a match can be followed by ear. */
import { cardWords, suitWords } from "../cards/cards";
import type { EventOut, ViewOut } from "../generated/wire";
import { t } from "../lib/i18n.svelte";

type Teller = (event: EventOut, view: ViewOut) => string;

function nameOf(view: ViewOut, seat: number | null | undefined): string {
  if (seat === null || seat === undefined) return "";
  if (seat === view.table.you) return t("you");
  return view.table.seats[seat]?.name ?? "";
}

function isYou(view: ViewOut, seat: number | null | undefined): string {
  return seat !== null && seat === view.table.you ? "yes" : "no";
}

function facts(event: EventOut, view: ViewOut): Record<string, string | number> {
  return {
    name: nameOf(view, event.seat),
    you: isYou(view, event.seat),
    number: event.number ?? 0,
    card: event.card ? cardWords(event.card) : "",
  };
}

function told(id: string): Teller {
  return (event, view) => t(id, facts(event, view));
}

const TELLERS: Partial<Record<EventOut["e"], Teller>> = {
  joined: (event, view) =>
    t("said-joined", { ...facts(event, view), name: event.name ?? nameOf(view, event.seat) }),
  left: (event, view) =>
    t("said-left", { ...facts(event, view), name: event.name ?? nameOf(view, event.seat) }),
  "stand-in": told("said-stand-in"),
  back: told("said-back"),
  dealer: told("said-dealer"),
  dealt: sayDealt,
  bid: told("said-bid"),
  "bid-changed": told("said-bid-changed"),
  claimed: told("said-claimed"),
  played: told("said-played"),
  trick: (event, view) =>
    event.seat === null || event.seat === undefined
      ? t("said-trick-nobody")
      : t("said-trick", facts(event, view)),
  "deal-ended": sayEnded,
  chat: (event) => (event.text ? t("said-chat", { name: event.name ?? "", text: event.text }) : ""),
};

function sayDealt(_event: EventOut, view: ViewOut): string {
  const deal = view.match?.deal;
  if (!deal) return "";
  const trump = deal.trump
    ? t("trump-is", { suit: suitWords(deal.trump) })
    : t("trump-none-sentence");
  return `${t("said-dealt", { number: deal.number, size: deal.size })} ${trump}`;
}

function sayEnded(_event: EventOut, view: ViewOut): string {
  const last = view.match?.results.at(-1);
  if (!last) return "";
  const each = last.points.map((points, seat) =>
    t("said-points", { name: nameOf(view, seat), points, total: last.totals[seat] ?? 0 }),
  );
  return each.join(" ");
}

/** Sentences for the events of one message, then whose turn it is if it is yours. */
export function narrate(events: readonly EventOut[], view: ViewOut): string[] {
  const sentences = events.map((event) => TELLERS[event.e]?.(event, view) ?? "");
  const mine = view.table.you !== null && view.match?.to_act === view.table.you;
  if (mine && events.length > 0) sentences.push(t("your-turn"));
  return sentences.filter((sentence) => sentence !== "");
}
