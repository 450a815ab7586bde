/** Views by hand, in the shape of the wire, to look at each face of the table. Not in the build. */
import type { DealOut, MatchOut, ResultOut, RulesOut, SeatOut, ViewOut } from "../generated/wire";
import { asKing, KING_FACES } from "./king";
import { asFace, FACES, type Change } from "./phases";

const NAMES = [
  "Ana",
  "Beatriz",
  "Caio",
  "Dora",
  "Eduardo",
  "Fernanda",
  "Gil",
  "Helena",
  "Ivo",
  "Jô",
];
const HANDS: Record<number, string[]> = {
  3: ["KS", "TS", "AH"],
  7: ["KS", "TS", "AH", "9H", "6H", "QD", "7D"],
  10: ["KS", "TS", "3S", "AH", "9H", "6H", "QD", "7D", "JC", "2C"],
  13: ["KS", "TS", "8S", "3S", "AH", "9H", "6H", "QD", "TD", "7D", "KC", "JC", "2C"],
};

export interface Wish {
  seats: number;
  size: number;
  face: string;
  /** "std52", or "latin40", "latin48": then eights and nines give way. */
  pack?: string;
  direction?: "clockwise" | "counter";
}

function seat(at: number, you: number | null): SeatOut {
  return {
    seat: at,
    kind: at === 3 ? "bot" : "person",
    name: at === you ? "Rui" : (NAMES[at] ?? `Lugar ${at}`),
    bot: at === 3 ? "simple" : null,
    present: at !== 2,
    stand_in: at === 2,
    is_host: at === 0,
    is_you: at === you,
    ready: at % 2 === 1,
    stand_in_votes: 0,
    stand_in_needed: 1,
  };
}

function result(number: number, seats: number): ResultOut {
  const bids = Array.from({ length: seats }, (_, at) => (at * 2 + number) % 4);
  const tricks = bids.map((bid, at) => ((at + number) % 3 === 0 ? bid + 1 : bid));
  const points = bids.map((bid, at) => (tricks[at] === bid ? Math.max(10, 10 * bid) : -10));
  return {
    number,
    size: 11 - number,
    dealer: number % seats,
    trump: ["S", "D", "C", "H"][number % 4] ?? null,
    bids,
    tricks,
    points,
    totals: points.map((one, at) => one * number + at * 10),
    is_tie: false,
    void: null,
    offender: null,
    streaks: bids.map((_, at) => (at + number) % 5),
    contract: "",
    counts: [],
    sale: null,
    paid: 0,
  };
}

const NO_PHASE = {
  calls: [],
  exchanges: 0,
  declarer: null,
  contract: null,
  face_down: false,
  kind: "",
  plan_kind: "",
  speeches_king: [],
  standing: null,
  preference: [],
  sale: null,
  counts: [],
  passed_over: [],
} satisfies Partial<DealOut>;

function deal({ seats, size, face }: Wish): DealOut {
  const bids = Array.from({ length: seats }, (_, at) => [2, 2, 1, 0, 1, 1, 0, 1, 0, 1][at] ?? 0);
  const isBidding = face === "bid" || face === "listen";
  const lead = ["9S", "JS", "4S", "2S", "5S", "6S", "7S"].slice(0, Math.min(seats - 1, 6));
  return {
    number: 4,
    of: 19,
    size: Math.max(size, 7),
    dealer: 0,
    is_tie: false,
    trump: "H",
    trump_from: "turn-up",
    turn_up: "4H",
    opener: 1,
    bids: isBidding ? bids.map((bid, at) => (at === 0 ? null : bid)) : bids,
    total_bid: isBidding ? 3 : 6,
    label: isBidding ? null : "under",
    spoken: bids.map((_, at) => !isBidding || at > 0),
    put: bids.map(() => false),
    ...NO_PHASE,
    speeches: seats - 1,
    leader: 1,
    trick: face === "play" || face === "listen" ? { leader: 1, cards: lead, winner: 2 } : null,
    tricks: isBidding
      ? []
      : [{ leader: 0, cards: ["2C", "AC", "5C", "9C", "TC", "QC"].slice(0, seats), winner: 1 }],
    taken: isBidding
      ? bids.map(() => 0)
      : Array.from({ length: seats }, (_, at) => [1, 1, 2, 0, 1, 0, 0][at] ?? 0),
    cards_left: bids.map(() => size),
    commitment: "",
  };
}

function match(wish: Wish, you: number | null): MatchOut {
  const { face, seats, size } = wish;
  const hand = ["bid", "play", "listen", "claim"].includes(face) ? (HANDS[size] ?? []) : [];
  const stages = {
    bid: "bidding",
    listen: "bidding",
    play: "play",
    claim: "play",
    result: "dealing",
  } as const;
  const results = Array.from({ length: 3 }, (_, at) => result(at + 1, seats));
  const totals = results.at(-1)?.totals ?? [];
  const ranked = [...totals].sort((one, other) => other - one);
  const turn = face === "listen" ? 1 : ["bid", "play", "claim"].includes(face) ? 0 : null;
  return {
    id: "dev",
    stage:
      face === "final"
        ? "over"
        : face === "vote"
          ? "asking"
          : (stages[face as keyof typeof stages] ?? "dealing"),
    schedule: [],
    drawn: face === "drawn" ? ["AS", "4D", "TC", "9H", "2C", "QD"].slice(0, seats) : [],
    first_dealer: 0,
    chooser: null,
    deal: face === "shuffle" || face === "drawn" ? null : deal(wish),
    to_act: turn,
    awaited: turn === null ? [] : [turn],
    own_bid: null,
    chosen: [],
    hand: you === null ? [] : hand,
    legal: {
      bids:
        face === "bid"
          ? Array.from({ length: Math.max(size, 7) + 1 }, (_, value) => ({
              value,
              refused:
                value === 4 ? { reason: "hook", facts: { number: 4, others: 3, size: 7 } } : null,
            }))
          : [],
      change: [],
      cards:
        face === "play"
          ? hand.map((value) => ({
              value,
              refused: value.endsWith("S")
                ? null
                : { reason: "must-follow-suit", facts: { card: value, suit: "S" } },
            }))
          : [],
      claim: face === "claim",
      calls: [],
      pass_cards: 0,
      trumps: [],
      says: [],
      picks: [],
      first: [],
      revokes: [],
    },
    results: face === "shuffle" || face === "drawn" ? [] : results,
    next_deal: { number: 5, size: 6, dealer: 1, is_tie: false },
    waiting:
      face === "result"
        ? { what: "ready", until: Date.now() + 12_000, seats: [0, 1], shuffle: null, voided: 0 }
        : face === "vote"
          ? {
              what: "continue",
              until: Date.now() + 20_000,
              seats: [0, 1],
              shuffle: null,
              voided: 0,
            }
          : face === "shuffle" || face === "drawn"
            ? { what: "seeds", until: Date.now() + 5000, seats: [1], shuffle: 1, voided: 0 }
            : null,
    turn_until: null,
    outcome:
      face === "final"
        ? {
            totals,
            places: totals.map((total) => ranked.indexOf(total) + 1),
            winners: totals.flatMap((total, at) => (total === ranked[0] ? [at] : [])),
          }
        : null,
  };
}

function rules({ pack = "std52", direction = "clockwise" }: Wish): RulesOut {
  return {
    name: "dane-se",
    code: "dane-se",
    seats: [3, 4, 5, 6, 7],
    direction,
    pack,
    rank_order: pack.startsWith("latin") ? "brisca" : "A_high",
    bid_mode: "sequential",
    target: null,
    streak_length: null,
    revoke: "refuse",
    labels: false,
    king: null,
  };
}

const TO_LATIN: Record<string, string> = { T: "7", 9: "4", 8: "3", 7: "5", 6: "2" };

/** Cards that the Latin pack of 40 has, in place of those that it has not. */
function latin<Whole>(whole: Whole): Whole {
  const text = JSON.stringify(whole);
  return JSON.parse(
    text.replace(/"([T9876])([SHDC])"/g, (_, rank: string, suit: string) => {
      return `"${TO_LATIN[rank]}${suit}"`;
    }),
  ) as Whole;
}

export function makeView(wish: Wish): ViewOut {
  const king = KING_FACES[wish.face];
  if (king) return asKing(viewOf({ ...wish, face: king.from, seats: 4, size: 13 }), king);
  const change = FACES[wish.face];
  const view = change ? changed(wish, change) : viewOf(wish);
  return wish.pack?.startsWith("latin") ? latin(view) : view;
}

function changed(wish: Wish, change: Change): ViewOut {
  const size = change.size ?? wish.size;
  const view = viewOf({ ...wish, face: change.from, size });
  return asFace(view, change);
}

function viewOf(wish: Wish): ViewOut {
  const you = wish.face === "watch" ? null : 0;
  const gathering = wish.face === "gathering";
  const seats = Array.from({ length: wish.seats }, (_, at) => seat(at, you)).map((one) =>
    gathering && one.seat === 2
      ? { ...one, kind: "empty" as const, name: "", present: false, stand_in: false }
      : one,
  );
  return {
    table: {
      id: "dev",
      stage: gathering ? "gathering" : wish.face === "final" ? "over" : "playing",
      rules: rules(wish),
      seats,
      you,
      your_name: "Rui",
      is_host: true,
      spectators: 0,
      speed: "normal",
      timer: 0,
      listed: false,
      chat: [{ number: 1, name: "Beatriz", seat: 1, text: "boa sorte!", at: 0 }],
      rematch: null,
    },
    match: gathering ? null : match(wish, you),
  };
}
