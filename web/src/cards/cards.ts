/** Names of cards ("AS", "TD", "XX"), their words, and the order of a hand on the screen. */
import { t } from "../lib/i18n.svelte";
import { pack, type PackKind } from "./pack.svelte";

export type SuitName = "S" | "H" | "D" | "C" | "X";

const SUITS: readonly SuitName[] = ["S", "H", "D", "C", "X"];
/** Red in the French pack; red and gold in the Latin one. */
const RED: ReadonlySet<SuitName> = new Set(["H", "D"]);
/** The Latin pack counts its court: valete, cavaleiro, rei. */
const COUNTED: Record<string, string> = { A: "1", J: "10", Q: "11", K: "12" };

export function suitOf(card: string): SuitName {
  return (card.at(-1) ?? "X") as SuitName;
}

export function rankOf(card: string): string {
  return card.slice(0, -1);
}

/** What stands in the corner: T is written 10; the Latin pack has numbers only. */
export function indexOf(card: string, kind: PackKind = pack.kind): string {
  const rank = rankOf(card);
  const counted = kind === "latin" ? COUNTED[rank] : undefined;
  if (counted) return counted;
  if (rank === "T") return "10";
  return rank === "X" ? "★" : rank;
}

/** The card in words: "dama de copas". */
export function cardWords(card: string): string {
  if (suitOf(card) === "X") return t("card-joker");
  return t("card-name", { rank: rankWords(rankOf(card)), suit: suitWords(suitOf(card)) });
}

/** The rank in words: "dama". */
export function rankWords(rank: string): string {
  const isCourt = rank === "J" || rank === "Q" || rank === "K";
  return pack.kind === "latin" && isCourt ? t(`rank-latin-${rank}`) : t(`rank-${rank}`);
}

/** The suit in words, as the pack that is shown calls it. */
export function suitWords(suit: string): string {
  return pack.kind === "latin" && suit !== "X" ? t(`suit-latin-${suit}`) : t(`suit-${suit}`);
}

function changes(order: readonly SuitName[]): number {
  return order.filter((suit, at) => at > 0 && RED.has(suit) !== RED.has(order[at - 1] ?? suit))
    .length;
}

function* orders(suits: readonly SuitName[]): Generator<SuitName[]> {
  if (suits.length === 0) yield [];
  for (const suit of suits) {
    for (const rest of orders(suits.filter((other) => other !== suit))) yield [suit, ...rest];
  }
}

/** The suits of a hand: trumps first, then so that the colours change as often as they can. */
export function suitOrder(hand: readonly string[], trump: string | null): SuitName[] {
  const present = SUITS.filter((suit) => hand.some((card) => suitOf(card) === suit));
  const first = present.filter((suit) => suit === trump);
  const others = present.filter((suit) => suit !== trump);
  let best = present;
  let most = -1;
  for (const rest of orders(others)) {
    const order = [...first, ...rest];
    if (changes(order) > most) [best, most] = [order, changes(order)];
  }
  return best;
}

/** The hand as it is held: by suit in the order given, the highest of each first. */
export function sortHand(hand: readonly string[], suits: readonly SuitName[]): string[] {
  const place = (card: string) =>
    suits.indexOf(suitOf(card)) * 100 - pack.ranks.indexOf(rankOf(card));
  return [...hand].sort((one, other) => place(one) - place(other));
}

/** Keys for cards of which there may be two of one name. */
export function keyed(cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, key: `${card}-${copy}` };
  });
}
