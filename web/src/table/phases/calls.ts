/** The auction as it is shown: its calls by round and seat, and what may be said now. */
import type { CallOut, ChoiceOut, DealOut } from "../../generated/wire";

/** "NT" is no trumps. */
export type Denomination = string;

export interface Offer {
  number: number;
  trump: Denomination;
  choice: ChoiceOut;
}

/** A call in its cell, the mark of who speaks now, or nothing. */
export type Cell = { call: CallOut; isStanding: boolean } | "now" | null;

export interface CallTable {
  /** The seats in the order in which they speak. */
  seats: number[];
  rounds: Cell[][];
}

/** The highest offer so far. */
export function standing(deal: DealOut): CallOut | null {
  return deal.calls.findLast((call) => call.tricks !== null) ?? null;
}

/** Lay the calls out, a column for each seat from the first to speak, and a row for each round. */
export function callTable(deal: DealOut, turn: number | null): CallTable {
  const count = deal.cards_left.length;
  const first = deal.calls[0]?.seat ?? turn ?? 0;
  const best = standing(deal);
  const rounds: Cell[][] = [];
  let last = count;
  const put = (seat: number, cell: Cell) => {
    const column = (seat - first + count) % count;
    if (column <= last) rounds.push(Array<Cell>(count).fill(null));
    rounds.at(-1)![column] = cell;
    last = column;
  };
  for (const call of deal.calls) put(call.seat, { call, isStanding: call === best });
  if (turn !== null) put(turn, "now");
  return { seats: Array.from({ length: count }, (_, at) => (first + at) % count), rounds };
}

/** The last thing that a seat said in the auction. */
export function lastCall(deal: DealOut, seat: number): CallOut | null {
  return deal.calls.findLast((call) => call.seat === seat) ?? null;
}

/** What may be offered: "6H" is six of hearts. Numbers out of the auction's range are left out. */
export function offers(calls: readonly ChoiceOut[]): Offer[] {
  return calls.flatMap((choice) => {
    const found = /^(\d+)(\D+)$/.exec(String(choice.value));
    if (!found || choice.refused?.reason === "auction-range") return [];
    return [{ number: Number(found[1]), trump: found[2] ?? "NT", choice }];
  });
}

/** The numbers of the offers, each once, and whether any of its offers may be made. */
export function numbersOf(all: readonly Offer[]): { number: number; isOpen: boolean }[] {
  return [...new Set(all.map((offer) => offer.number))].map((number) => ({
    number,
    isOpen: all.some((offer) => offer.number === number && !offer.choice.refused),
  }));
}
