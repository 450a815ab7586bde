/** The faces of King by hand: every state of the talk, the draw, play, results. Not in the build. */
import type {
  ChoiceOut,
  CountOut,
  DealOut,
  KingOut,
  LegalOut,
  MatchOut,
  ResultOut,
  ScheduledOut,
  ViewOut,
} from "../generated/wire";

export interface KingFace {
  /** The plain face that it starts from. */
  from: string;
  match?: Partial<MatchOut>;
  legal?: Partial<LegalOut>;
  deal?: Partial<DealOut> | null;
  /** How many results there are. */
  done?: number;
  king?: Partial<KingOut>;
  size?: number;
  /** The last result, changed. */
  last?: Partial<ResultOut>;
}

const RULES: KingOut = {
  up_points: 25,
  down_points: -75,
  down_bonus: 325,
  null_value: 3,
  limit: 8,
  preference: true,
  payment: "capped",
  sheet: "two_columns",
};

const NEGATIVE = [
  "no-tricks",
  "no-hearts",
  "no-queens",
  "no-men",
  "no-king",
  "no-last-two",
] as const;
const SCHEDULE: ScheduledOut[] = [...NEGATIVE, ...Array<string>(4).fill("positive")].map(
  (contract) => ({ cards: 13, trump: "none", contract }),
);

function count(what: string, points: number, bySeat: number[]): CountOut {
  return { what, points, by_seat: bySeat };
}

/** Four columns of a match: contract, counts, and what was sold. */
const DONE: Pick<ResultOut, "contract" | "counts" | "points" | "trump" | "sale" | "paid">[] = [
  {
    contract: "no-tricks",
    counts: [count("tricks", -20, [2, 5, 1, 5])],
    points: [-40, -100, -20, -100],
  },
  { contract: "no-hearts", counts: [count("H", -20, [4, 0, 9, 0])], points: [-80, 0, -180, 0] },
  { contract: "no-queens", counts: [count("Q", -50, [1, 2, 0, 1])], points: [-50, -100, 0, -50] },
  {
    contract: "no-men",
    counts: [count("K", -30, [1, 0, 2, 1]), count("J", -30, [2, 1, 0, 1])],
    points: [-90, -30, -60, -60],
  },
  { contract: "no-king", counts: [count("KH", -160, [0, 0, 0, 1])], points: [0, 0, 0, -160] },
  {
    contract: "no-last-two",
    counts: [count("last-2", -90, [0, 1, 0, 0]), count("last-1", -90, [1, 0, 0, 0])],
    points: [-90, -90, 0, 0],
  },
  {
    contract: "up",
    trump: "S",
    counts: [count("tricks", 25, [2, 7, 1, 3])],
    points: [50, 75, 125, 75],
    sale: { seller: 2, buyer: 1, number: 4, down: false, price: 100 },
    paid: 100,
  },
  {
    contract: "down",
    counts: [count("tricks", -75, [4, 3, 5, 1])],
    points: [25, 100, -50, 250],
  },
  { contract: "4333", counts: [], points: [100, 75, 75, 75] },
  {
    contract: "up",
    trump: "H",
    counts: [count("tricks", 25, [6, 2, 2, 3])],
    points: [150, 50, 50, 75],
  },
].map((one) => ({ trump: null, sale: null, paid: 0, ...one }));

function results(many: number): ResultOut[] {
  const totals = [0, 0, 0, 0];
  return DONE.slice(0, many).map((one, at) => {
    one.points.forEach((points, seat) => (totals[seat]! += points));
    return {
      number: at + 1,
      size: 13,
      dealer: at % 4,
      bids: [0, 0, 0, 0],
      tricks: [2, 5, 1, 5],
      totals: [...totals],
      is_tie: false,
      void: null,
      offender: null,
      streaks: [],
      ...one,
    };
  });
}

const POSITIVE: Partial<DealOut> = {
  number: 7,
  plan_kind: "positive",
  kind: "",
  trump: null,
  turn_up: null,
  dealer: 2,
};
const OWN = { ...POSITIVE, dealer: 0, number: 9 };

function said(...all: [number, string][]): Partial<DealOut> {
  return { speeches_king: all.map(([seat, say]) => ({ seat, say })) };
}

function choices(...tokens: string[]): ChoiceOut[] {
  return tokens.map((value) => ({ value, refused: null }));
}

/** What may be offered over `best` positive tricks, and whether the offer may be matched. */
function offers(best: number, match: boolean): ChoiceOut[] {
  const low = (value: number) =>
    value > best ? null : { reason: "offer-too-low", facts: { value, best } };
  const ups = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ value: `${n}up`, refused: low(n) }));
  const downs = [1, 2].map((n) => ({ value: `${n}down`, refused: low(3 * n) }));
  const no = match ? null : { reason: "no-preference", facts: {} };
  return [...choices("pass"), { value: "match", refused: no }, ...ups, ...downs];
}

const OWNER = choices("up:S", "up:H", "up:D", "up:C", "up:NT", "down");
const TALK = said([2, "open"], [3, "3up"], [0, "pass"], [1, "4up"]);
const STANDS = { standing: { seat: 1, number: 4, down: false, value: 4 } };
const SOLD = { seller: 0, buyer: 1, number: 4, down: false, price: 100 };

function mine(stage: MatchOut["stage"]): Partial<MatchOut> {
  return { stage, to_act: 0, awaited: [0] };
}
function theirs(stage: MatchOut["stage"], seat: number): Partial<MatchOut> {
  return { stage, to_act: seat, awaited: [seat] };
}

function negative(at: number, by: CountOut[]): KingFace {
  const kind = NEGATIVE[at] ?? "";
  return {
    from: "play",
    done: at,
    deal: {
      number: at + 1,
      kind,
      plan_kind: kind,
      counts: by,
      trump: null,
      turn_up: null,
      dealer: at % 4,
    },
  };
}

const DRAWN = "AS 4D TC 9H 2C QD 7S JC 3H KD 6C 8H KH".split(" ");

export const KING_FACES: Record<string, KingFace> = {
  kingdraw: {
    from: "drawn",
    deal: null,
    match: { drawn: DRAWN, first_dealer: 0, stage: "dealing" },
  },
  kingchoose: {
    from: "drawn",
    deal: null,
    match: { ...mine("choosing"), drawn: DRAWN, chooser: 0, first_dealer: null, waiting: null },
    legal: { first: [0, 1, 2, 3] },
  },
  kingchoosewait: {
    from: "drawn",
    deal: null,
    match: {
      ...theirs("choosing", 2),
      drawn: [...DRAWN.slice(0, 10), "KH"],
      chooser: 2,
      first_dealer: null,
      waiting: null,
    },
  },
  kingpick: {
    from: "bid",
    done: 2,
    match: mine("picking"),
    legal: { picks: choices("no-queens", "no-men", "no-king", "no-last-two") },
    deal: { number: 3, plan_kind: "free", dealer: 0, trump: null, turn_up: null },
  },
  kingowner: {
    from: "bid",
    done: 8,
    match: mine("owner"),
    legal: { says: [...OWNER, ...choices("open", "4333", "ultimatum")] },
    deal: OWN,
  },
  kingownerplain: { from: "bid", done: 8, match: mine("owner"), legal: { says: OWNER }, deal: OWN },
  kingownerwait: { from: "bid", done: 6, match: theirs("owner", 2), deal: POSITIVE },
  kingoffersfirst: {
    from: "bid",
    done: 6,
    match: mine("offers"),
    legal: { says: offers(0, false) },
    deal: { ...POSITIVE, dealer: 3, ...said([3, "open"]) },
  },
  kingoffers: {
    from: "bid",
    done: 6,
    match: mine("offers"),
    legal: { says: offers(4, true) },
    deal: {
      ...POSITIVE,
      ...TALK,
      ...said([2, "open"], [3, "3up"], [0, "pass"], [1, "4up"], [3, "pass"]),
      ...STANDS,
      preference: [3, 0],
    },
  },
  kingofferslong: {
    from: "bid",
    done: 6,
    match: mine("offers"),
    legal: { says: offers(6, false) },
    deal: {
      ...POSITIVE,
      ...said(
        [2, "open"],
        [3, "1up"],
        [0, "3up"],
        [1, "4up"],
        [3, "match"],
        [0, "5up"],
        [1, "pass"],
        [3, "2down"],
      ),
      standing: { seat: 3, number: 2, down: true, value: 6 },
      preference: [],
    },
  },
  kingofferswait: {
    from: "bid",
    done: 6,
    match: theirs("offers", 3),
    deal: { ...POSITIVE, ...TALK, ...STANDS, preference: [3, 0] },
  },
  kingreply: {
    from: "bid",
    done: 8,
    match: mine("reply"),
    legal: {
      says: [
        ...choices("accept", "raise:5", "raise:6", "raise:7", "raise:8"),
        ...OWNER,
        ...choices("ultimatum"),
      ],
    },
    deal: { ...OWN, ...said([0, "open"], [1, "4up"], [2, "pass"], [3, "pass"]), ...STANDS },
  },
  kingreplylow: {
    from: "bid",
    done: 8,
    match: mine("reply"),
    legal: {
      says: [...choices("accept", "raise:2"), ...OWNER, ...choices("4333", "ultimatum")],
    },
    deal: {
      ...OWN,
      ...said([0, "open"], [1, "1down"], [2, "pass"], [3, "pass"]),
      standing: { seat: 1, number: 1, down: true, value: 3 },
    },
    king: { payment: "fixed" },
  },
  kingreplynone: {
    from: "bid",
    done: 8,
    match: mine("reply"),
    legal: { says: [...OWNER, ...choices("4333", "ultimatum")] },
    deal: { ...OWN, ...said([0, "open"], [1, "pass"], [2, "pass"], [3, "pass"]) },
  },
  kingreplywait: {
    from: "bid",
    done: 6,
    match: theirs("reply", 2),
    deal: { ...POSITIVE, ...TALK, ...STANDS },
  },
  kingraise: {
    from: "bid",
    done: 6,
    match: mine("raise"),
    legal: { says: choices("yes", "no") },
    deal: {
      ...POSITIVE,
      ...said([2, "open"], [3, "pass"], [0, "4up"], [1, "pass"], [3, "pass"], [2, "raise:6"]),
      standing: { seat: 0, number: 4, down: false, value: 4 },
    },
  },
  kingraisewait: {
    from: "bid",
    done: 8,
    match: theirs("raise", 1),
    deal: {
      ...OWN,
      ...said([0, "open"], [1, "4up"], [2, "pass"], [3, "pass"], [0, "raise:6"]),
      ...STANDS,
    },
  },
  kingeight: {
    from: "bid",
    done: 6,
    match: mine("ultimatum"),
    legal: { says: choices("yes", "no") },
    deal: { ...POSITIVE, ...said([2, "ultimatum"], [3, "no"]) },
  },
  kingeightwait: {
    from: "bid",
    done: 8,
    match: theirs("ultimatum", 3),
    deal: { ...OWN, ...said([0, "ultimatum"], [1, "no"], [2, "no"]) },
  },
  kingnaming: {
    from: "bid",
    done: 6,
    match: mine("naming"),
    legal: { trumps: choices("S", "H", "D", "C", "NT") },
    deal: { ...POSITIVE, ...TALK, sale: { ...SOLD, seller: 2, buyer: 0 } },
  },
  kingnamingwait: {
    from: "bid",
    done: 6,
    match: theirs("naming", 1),
    deal: { ...POSITIVE, ...TALK, ...STANDS, sale: { ...SOLD, seller: 2 } },
  },
  kinghearts: {
    ...negative(1, [count("H", -20, [0, 2, 1, 3])]),
    match: { ...mine("play") },
    legal: {
      cards: "KS TS 8S 3S AH 9H 6H QD TD 7D KC JC 2C".split(" ").map((value) => ({
        value,
        refused: value.endsWith("H") ? { reason: "no-hearts-lead", facts: { card: value } } : null,
      })),
    },
  },
  kingtricks: negative(0, [count("tricks", -20, [1, 3, 0, 2])]),
  kingmen: negative(3, [count("K", -30, [1, 0, 2, 0]), count("J", -30, [0, 1, 1, 0])]),
  kinglast: negative(5, [count("last-2", -90, [0, 1, 0, 0]), count("last-1", -90, [0, 0, 0, 0])]),
  kingforced: {
    ...negative(4, [count("KH", -160, [0, 0, 0, 0])]),
    legal: {
      cards: "KH AH 9H 6H QD TD 7D KC JC 2C".split(" ").map((value) => ({
        value,
        refused: value === "KH" ? null : { reason: "must-play-forced", facts: { card: "KH" } },
      })),
    },
    match: { hand: "KH AH 9H 6H QD TD 7D KC JC 2C".split(" ") },
  },
  kingup: {
    from: "play",
    done: 6,
    deal: {
      ...POSITIVE,
      kind: "up",
      trump: "S",
      trump_from: "none",
      counts: [count("tricks", 25, [1, 4, 0, 2])],
      sale: { ...SOLD, seller: 2 },
    },
  },
  kingdown: {
    from: "play",
    done: 7,
    deal: {
      ...POSITIVE,
      number: 8,
      kind: "down",
      counts: [count("tricks", -75, [1, 0, 2, 0])],
      dealer: 3,
    },
  },
  kingresult: { from: "result", done: 4 },
  kingresultsold: { from: "result", done: 7 },
  kingresultcapped: {
    from: "result",
    done: 7,
    last: {
      sale: { seller: 0, buyer: 1, number: 6, down: false, price: 150 },
      paid: 100,
      counts: [count("tricks", 25, [3, 4, 4, 2])],
      points: [175, 0, 100, 50],
    },
  },
  kingresultshared: { from: "result", done: 9 },
  kingfinal: { from: "final", done: 10 },
};

export function asKing(view: ViewOut, face: KingFace): ViewOut {
  const { match } = view;
  if (!match) return view;
  const all = results(face.done ?? 0);
  const list = all.map((one, at) => (at === all.length - 1 ? { ...one, ...face.last } : one));
  const totals = list.at(-1)?.totals ?? [0, 0, 0, 0];
  const ranked = [...totals].sort((one, other) => other - one);
  const bare = { bids: [null, null, null, null], total_bid: 0, label: null, of: 10 };
  const deal =
    face.deal === null || !match.deal
      ? null
      : { ...match.deal, ...bare, taken: [1, 3, 0, 2], ...face.deal };
  if (deal && face.from === "bid") deal.tricks = [];
  return {
    table: {
      ...view.table,
      rules: {
        ...view.table.rules,
        name: "king",
        code: "king",
        seats: [4],
        king: { ...RULES, ...face.king },
      },
    },
    match: {
      ...match,
      schedule: SCHEDULE,
      results: list,
      next_deal: { number: list.length + 1, size: 13, dealer: list.length % 4, is_tie: false },
      outcome: match.outcome && {
        totals,
        places: totals.map((total) => ranked.indexOf(total) + 1),
        winners: totals.flatMap((total, at) => (total === ranked[0] ? [at] : [])),
      },
      ...face.match,
      legal: { ...match.legal, bids: [], ...face.legal },
      deal,
    },
  };
}
