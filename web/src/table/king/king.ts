/** King as it is shown: what was said, in what order, and what it comes to in points. */
import type {
  CountOut,
  DealOut,
  KingOut,
  MatchOut,
  OfferOut,
  SpeechOut,
} from "../../generated/wire";

/** What is said about a positive deal, taken apart: "5up" is an offer of five upwards. */
export interface Saying {
  word:
    | "up"
    | "offer"
    | "raise"
    | "down"
    | "4333"
    | "open"
    | "ultimatum"
    | "match"
    | "pass"
    | "yes"
    | "no"
    | "accept";
  number: number;
  /** An offer in nulls. */
  down: boolean;
  /** "S" to "C", "NT"; "" where none is named. */
  trump: string;
}

export function parseSay(token: string): Saying {
  const found = /^(?:up:(\w+)|raise:(\d+)|(\d+)(up|down))$/.exec(token);
  const [, trump = "", raise, offer, way] = found ?? [];
  if (trump) return { word: "up", number: 0, down: false, trump };
  if (raise) return { word: "raise", number: Number(raise), down: false, trump: "" };
  if (offer) return { word: "offer", number: Number(offer), down: way === "down", trump: "" };
  return { word: token as Saying["word"], number: 0, down: false, trump: "" };
}

/** What an offer is in points. */
export function priceOf(
  { number, down }: { number: number; down: boolean },
  king: KingOut,
): number {
  return number * (down ? -king.down_points : king.up_points);
}

export interface Cell {
  seat: number;
  saying: Saying;
  /** It is the offer that stands. */
  isStanding: boolean;
}

export interface Talk {
  /** The three that may buy, in the order in which they speak. */
  seats: number[];
  rounds: (Cell | "now" | null)[][];
}

/** Lay out what the three have offered: a column for each, a row for each round. */
export function talkOf(deal: DealOut, turn: number | null): Talk {
  const count = deal.cards_left.length;
  const seats = Array.from({ length: count - 1 }, (_, at) => (deal.dealer + at + 1) % count);
  const said = offersIn(deal.speeches_king);
  const last = said.findLast(({ say }) => ["offer", "match"].includes(parseSay(say).word));
  const rounds: Talk["rounds"] = [];
  let before = seats.length;
  const put = (seat: number, cell: Cell | "now") => {
    const column = seats.indexOf(seat);
    if (column < 0) return;
    if (column <= before) rounds.push(Array<null>(seats.length).fill(null));
    rounds.at(-1)![column] = cell;
    before = column;
  };
  for (const speech of said) {
    const isStanding = speech === last && deal.standing !== null;
    put(speech.seat, { seat: speech.seat, saying: parseSay(speech.say), isStanding });
  }
  if (turn !== null) put(turn, "now");
  return { seats, rounds };
}

function offersIn(speeches: readonly SpeechOut[]): SpeechOut[] {
  return speeches.filter(({ say }) => ["offer", "match", "pass"].includes(parseSay(say).word));
}

/** What each was offered and asked for last: the number of the raise that is asked for. */
export function askedRaise(deal: DealOut): number | null {
  const asked = deal.speeches_king.findLast(({ say }) => say.startsWith("raise:"));
  return asked ? parseSay(asked.say).number : null;
}

/** Who has refused the eight tricks of an ultimatum, in order. */
export function refusedEight(deal: DealOut): number[] {
  const at = deal.speeches_king.findLastIndex(({ say }) => say === "ultimatum");
  if (at < 0) return [];
  return deal.speeches_king.slice(at + 1).flatMap(({ seat, say }) => (say === "no" ? [seat] : []));
}

/** What a seat said last about this deal. */
export function lastSaid(deal: DealOut, seat: number): Saying | null {
  const found = deal.speeches_king.findLast((speech) => speech.seat === seat);
  return found ? parseSay(found.say) : null;
}

export interface Tally {
  what: string;
  number: number;
  points: number;
}

/** How much a seat has of each thing that counts, and what that is worth. */
export function tallies(counts: readonly CountOut[], seat: number): Tally[] {
  return counts.map(({ what, points, by_seat: bySeat }) => {
    const number = bySeat[seat] ?? 0;
    return { what, number, points: number * points };
  });
}

/** The points of the deal so far: what was counted, and what all get in a deal played down. */
export function pointsSoFar(deal: DealOut, seat: number, king: KingOut): number {
  const sum = tallies(deal.counts, seat).reduce((all, one) => all + one.points, 0);
  return sum + (deal.kind === "down" ? king.down_bonus : 0);
}

/** How much of the things that count is taken by anybody. */
export function takenOf(count: CountOut): number {
  return count.by_seat.reduce((all, one) => all + one, 0);
}

/** How many there are of a thing in a deal, in a pack of 52; null where that is not known. */
export function allOf(what: string, size: number): number | null {
  if (what === "tricks") return size;
  if (/^[SHDC]$/.test(what)) return 13;
  if (/^[AKQJT2-9]$/.test(what)) return 4;
  return what.startsWith("last-") || what.length === 2 ? 1 : null;
}

/** The kind that is played, or that of the plan while it is open: "positive" is not settled. */
export function kindOf(deal: DealOut): string {
  return deal.kind || deal.plan_kind;
}

/** The offer as its token, "5up". */
export function tokenOf({ number, down }: Pick<OfferOut, "number" | "down">): string {
  return `${number}${down ? "down" : "up"}`;
}

/** The deal, from 1, that would be the chooser's own positive one if `first` dealt first. */
export function ownPositive(
  match: MatchOut,
  chooser: number,
  first: number,
  seats: number,
): number {
  const at = match.schedule.findIndex(
    (deal, place) => deal.contract === "positive" && (first + place) % seats === chooser,
  );
  return at + 1;
}

/** The cards dealt face up round the table, a pile for each seat, each with its place in all. */
export function piles(drawn: readonly string[], seats: number): { card: string; at: number }[][] {
  return Array.from({ length: seats }, (_, seat) =>
    drawn.flatMap((card, at) => (at % seats === seat ? [{ card, at }] : [])),
  );
}
