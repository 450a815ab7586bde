/** The faces of the wider family by hand: what each changes in a plain view. Not in the build. */
import type {
  CallOut,
  ChoiceOut,
  DealOut,
  LegalOut,
  MatchOut,
  ResultOut,
  RulesOut,
  ViewOut,
} from "../generated/wire";

export interface Change {
  /** The plain face that it starts from. */
  from: string;
  size?: number;
  rules?: Partial<RulesOut>;
  match?: Partial<MatchOut>;
  legal?: Partial<LegalOut>;
  deal?: Partial<DealOut>;
  /** The last result, changed. */
  last?: Partial<ResultOut>;
}

const DENOMINATIONS = ["C", "D", "H", "S", "NT"] as const;
type Trump = (typeof DENOMINATIONS)[number];

function call(seat: number, tricks: number | null = null, trump: Trump | null = null): CallOut {
  return { seat, tricks, trump };
}

const LONG = [
  call(0),
  call(1, 5, "C"),
  call(2, 5, "H"),
  call(3),
  call(0, 5, "S"),
  call(1, 6, "D"),
  call(2),
  call(3, 6, "H"),
  call(0),
  call(1),
];

/** All calls from five on; those up to `tricks` and `trump` are too low. */
function calls(tricks: number, trump: Trump, least = 5): ChoiceOut[] {
  const lowest = DENOMINATIONS.indexOf(trump);
  const all = Array.from({ length: 9 }, (_, at) => at + 5).flatMap((number) =>
    DENOMINATIONS.map((name, at): ChoiceOut => {
      const isLow = number < tricks || (number === tricks && at <= lowest);
      const range = { reason: "auction-range", facts: { number, least, most: 13 } };
      const low = { reason: "auction-too-low", facts: { number: tricks } };
      return { value: `${number}${name}`, refused: number < least ? range : isLow ? low : null };
    }),
  );
  return [{ value: "pass", refused: null }, ...all];
}

function numbers(most: number, least = 0): ChoiceOut[] {
  return Array.from({ length: most + 1 }, (_, value) => ({
    value,
    refused: value < least ? { reason: "bid-range", facts: { number: value, least, most } } : null,
  }));
}

const AUCTION: Partial<DealOut> = { trump: null, turn_up: null, trump_from: "auction" };
const UNBID: Partial<DealOut> = {
  bids: [null, null, null, null],
  total_bid: 0,
  spoken: [false, false, false, false],
  label: null,
};
const ISRAELI: Partial<RulesOut> = { name: "israeli-whist", target: 200, labels: true };
const WON: Partial<DealOut> = { ...AUCTION, trump: "H", declarer: 2, contract: 6, calls: LONG };
const NAMED: ChoiceOut[] = ["S", "H", "D", "C", "NT"].map((value) => ({ value, refused: null }));
const BLIND: Partial<DealOut> = { ...UNBID, face_down: true };

export const FACES: Record<string, Change> = {
  auction: {
    from: "bid",
    size: 13,
    rules: ISRAELI,
    match: { stage: "auction", to_act: 2, awaited: [2] },
    legal: { bids: [] },
    deal: { ...AUCTION, ...UNBID, calls: LONG },
  },
  call: {
    from: "bid",
    size: 13,
    rules: ISRAELI,
    match: { stage: "auction" },
    legal: { bids: [], calls: calls(6, "H") },
    deal: { ...AUCTION, ...UNBID, calls: [...LONG, call(2), call(3)] },
  },
  callfirst: {
    from: "bid",
    size: 13,
    rules: ISRAELI,
    match: { stage: "auction" },
    legal: { bids: [], calls: calls(0, "C", 6) },
    deal: { ...AUCTION, ...UNBID, exchanges: 1 },
  },
  afterauction: {
    from: "bid",
    size: 13,
    rules: ISRAELI,
    legal: { bids: numbers(13) },
    deal: { ...WON, ...UNBID, bids: [null, 3, 6, 2], total_bid: 11 },
  },
  raise: {
    from: "bid",
    size: 13,
    rules: ISRAELI,
    legal: { bids: numbers(13, 6) },
    deal: { ...WON, ...UNBID, declarer: 0 },
  },
  contract: {
    from: "play",
    size: 13,
    rules: ISRAELI,
    deal: { ...WON, bids: [3, 4, 6, 2], total_bid: 15, label: "over" },
  },
  exchange: {
    from: "bid",
    size: 13,
    rules: ISRAELI,
    match: { stage: "exchange", awaited: [0, 2] },
    legal: { bids: [], pass_cards: 3 },
    deal: { ...AUCTION, ...UNBID, put: [false, true, false, true] },
  },
  exchanged: {
    from: "bid",
    size: 13,
    rules: ISRAELI,
    match: { stage: "exchange", to_act: 2, awaited: [2, 3], chosen: ["8S", "2C", "6H"] },
    legal: { bids: [] },
    deal: { ...AUCTION, ...UNBID, put: [true, true, false, false] },
  },
  fresh: {
    from: "bid",
    size: 13,
    rules: ISRAELI,
    match: { stage: "auction" },
    legal: { bids: [], calls: calls(0, "C", 6) },
    deal: { ...AUCTION, ...UNBID, exchanges: 1 },
  },
  atonce: {
    from: "bid",
    rules: { bid_mode: "simultaneous" },
    match: { awaited: [0, 2] },
    legal: { bids: numbers(7) },
    deal: { ...UNBID, spoken: [false, true, false, true] },
  },
  atoncewait: {
    from: "listen",
    rules: { bid_mode: "simultaneous" },
    match: { awaited: [2], to_act: 2, own_bid: 3 },
    deal: { ...UNBID, spoken: [true, true, false, true], trick: null },
  },
  secret: {
    from: "bid",
    rules: { bid_mode: "secret_until_end" },
    match: { awaited: [0, 2] },
    legal: { bids: numbers(3) },
    deal: { ...UNBID, spoken: [false, true, false, true] },
  },
  secretplay: {
    from: "play",
    rules: { bid_mode: "secret_until_end" },
    match: { own_bid: 2 },
    deal: { ...UNBID, spoken: [true, true, true, true] },
  },
  naming: {
    from: "bid",
    rules: { name: "" },
    match: { stage: "naming", hand: [] },
    legal: { bids: [], trumps: NAMED },
    deal: { ...BLIND, trump: null, turn_up: null, trump_from: "dealer-names" },
  },
  namingwait: {
    from: "listen",
    match: { stage: "naming", to_act: 3, awaited: [3] },
    deal: {
      trump: null,
      turn_up: null,
      trump_from: "highest-bidder",
      declarer: 3,
      trick: null,
      bids: [1, 0, 2, 4],
      total_bid: 7,
    },
  },
  blind: {
    from: "bid",
    rules: { bid_mode: "blind" },
    match: { hand: [] },
    deal: { ...BLIND, bids: [null, 2, 1, 0], spoken: [false, true, true, true], total_bid: 3 },
  },
  streak: { from: "play", rules: { streak_length: 5 }, last: { streaks: [4, 3, 0, 5] } },
  streakresult: {
    from: "result",
    rules: { streak_length: 5 },
    last: { streaks: [5, 3, 0, -2], points: [40, 20, -10, -10] },
  },
  nobody: {
    from: "result",
    last: { bids: [1, 2, 0, 3], tricks: [2, 1, 3, 1], points: [0, 0, 0, 0] },
  },
  revoke: {
    from: "play",
    rules: { revoke: "penalty" },
    legal: { revokes: ["AH", "9H", "6H", "QD", "7D"] },
  },
  voidrevoke: {
    from: "result",
    rules: { revoke: "penalty" },
    match: { next_deal: { number: 3, size: 8, dealer: 3, is_tie: false } },
    last: { void: "revoke", offender: 2, points: [0, 0, -50, 0], totals: [30, 20, -40, 10] },
  },
  voidpassed: {
    from: "result",
    rules: ISRAELI,
    match: { next_deal: { number: 3, size: 13, dealer: 3, is_tie: false } },
    last: { void: "passed", offender: null, points: [0, 0, 0, 0] },
  },
  turnednt: {
    from: "bid",
    rules: { name: "" },
    deal: { trump: null, turn_up: "4H", bids: [null, 2, 1, 0] },
  },
  turnedjoker: { from: "listen", deal: { trump: "X", turn_up: "XX", trick: null } },
  redrawn: { from: "bid", deal: { passed_over: ["XX"], bids: [null, 2, 1, 0] } },
  cut: { from: "bid", deal: { trump_from: "cut", trump: "C", turn_up: "7C" } },
};

/** Lists by seat are written for four; others do as the last of them. */
function forSeats(deal: DealOut, seats: number): DealOut {
  const fit = <Item>(list: readonly Item[]) =>
    Array.from({ length: seats }, (_, at) => list[at] ?? (list.at(-1) as Item));
  return { ...deal, bids: fit(deal.bids), spoken: fit(deal.spoken), put: fit(deal.put) };
}

export function asFace(view: ViewOut, change: Change): ViewOut {
  const { match } = view;
  if (!match?.deal) return view;
  const results = match.results.map((result, at) =>
    at === match.results.length - 1 ? { ...result, ...change.last } : result,
  );
  const cards = change.legal?.revokes
    ? match.legal.cards.map((choice) => ({ ...choice, refused: null }))
    : match.legal.cards;
  return {
    table: { ...view.table, rules: { ...view.table.rules, ...change.rules } },
    match: {
      ...match,
      results,
      ...change.match,
      legal: { ...match.legal, cards, ...change.legal },
      deal: forSeats({ ...match.deal, ...change.deal }, view.table.seats.length),
    },
  };
}
