/** What happened, in words: for the live region, so that a match can be followed by ear. */
import { cardWords, suitWords } from "../cards/cards";
import type { EventOut, MatchOut, ViewOut } from "../generated/wire";
import { t } from "../lib/i18n.svelte";
import { isTrumpOpen } from "./phases/phases";

export type Teller = (event: EventOut, view: ViewOut) => string;

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
  drawn: sayDrawn,
  dealer: told("said-dealer"),
  voided: told("said-voided"),
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
  continued: (event) => t("said-continued", { answer: event.text ?? "no" }),
  "match-over": sayOver,
  rematch: told("said-rematch"),
  chat: (event) => (event.text ? t("said-chat", { name: event.name ?? "", text: event.text }) : ""),
};

function sayDealt(_event: EventOut, view: ViewOut): string {
  const deal = view.match?.deal;
  if (!deal) return "";
  const trump = trumpSentence(view.match);
  return `${t("said-dealt", { number: deal.number, size: deal.size })} ${trump}`;
}

/** Which suit is trump, or why none is. */
function trumpSentence(match: MatchOut | null): string {
  const deal = match?.deal;
  if (isTrumpOpen(match)) return t("trump-open");
  if (deal?.trump) return t("trump-is", { suit: suitWords(deal.trump) });
  return deal?.turn_up
    ? t("trump-none-turned", { card: cardWords(deal.turn_up) })
    : t("trump-none-sentence");
}

function sayEnded(_event: EventOut, view: ViewOut): string {
  const last = view.match?.results.at(-1);
  if (!last) return "";
  const each = last.points.map((points, seat) =>
    t("said-points", { name: nameOf(view, seat), points, total: last.totals[seat] ?? 0 }),
  );
  return each.join(" ");
}

function sayDrawn(event: EventOut, view: ViewOut): string {
  const card = event.cards?.[event.seat ?? -1];
  return t("said-drawn", { ...facts(event, view), card: card ? cardWords(card) : "" });
}

function sayOver(_event: EventOut, view: ViewOut): string {
  const winners = view.match?.outcome?.winners ?? [];
  const { you, seats } = view.table;
  const count = winners.length;
  if (count === 0) return `${t("final-over")}.`;
  if (you !== null && winners.includes(you)) {
    return `${t("final-over")}. ${count > 1 ? t("final-you-share") : t("final-you-won")}`;
  }
  const names = winners.map((seat) => seats[seat]?.name ?? "").join(", ");
  return `${t("final-over")}. ${t("final-won", { names, count })}.`;
}

/** What the table asks of me now, as a key that changes with every new question; "" is nothing. */
export function askedOf({ table, match }: ViewOut): string {
  const { you } = table;
  if (you === null || !match || table.stage !== "playing") return "";
  const { deal, waiting } = match;
  if (waiting?.seats.includes(you)) {
    if (waiting.what === "continue") return "vote";
    if (waiting.what === "first-dealer") return "dealer";
  }
  if (!match.awaited.includes(you)) return "";
  const bids = deal?.bids.filter((bid) => bid !== null).length ?? 0;
  const said = (deal?.calls.length ?? 0) + (deal?.speeches_king.length ?? 0);
  const calls = said + 100 * (deal?.exchanges ?? 0);
  const place = [match.stage, deal?.number, calls, bids, deal?.tricks.length];
  place.push(deal?.trick?.cards.length);
  return `turn ${place.join(".")}`;
}

function question(asked: string): string {
  if (asked === "") return "";
  if (asked === "vote") return `${t("vote-title")} ${t("vote-note")}`;
  return asked === "dealer" ? t("choose-dealer") : t("your-turn");
}

/** How the phases of the wider family are told, where a table needs them. */
export interface More {
  TELLERS: Partial<Record<EventOut["e"], Teller>>;
  question: (view: ViewOut) => string;
  /** What it tells is all that is told of an event, and not the half of it. */
  isWhole?: boolean;
}

/** Sentences for the events of one message, then what is asked of me if it was not `before`. */
export function narrate(
  events: readonly EventOut[],
  view: ViewOut,
  before = "",
  more?: More,
): string[] {
  const sentences = events.flatMap((event) => {
    const own = more?.TELLERS[event.e]?.(event, view) ?? "";
    const isTold = own !== "" && more?.isWhole;
    return [own, isTold ? "" : (TELLERS[event.e]?.(event, view) ?? "")];
  });
  const asked = askedOf(view);
  if (asked !== before) {
    sentences.push(question(asked));
    if (asked.startsWith("turn")) sentences.push(more?.question(view) ?? "");
  }
  return sentences.filter((sentence) => sentence !== "");
}
