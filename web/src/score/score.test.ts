import { expect, test } from "vitest";
import type { ResultOut } from "../generated/wire";
import {
  charted,
  exactCounts,
  hitOf,
  plain,
  rowsOf,
  runningTotals,
  signed,
  spread,
  standings,
  ticks,
  totalsOf,
  turns,
} from "./score";

function result(number: number, bids: number[], tricks: number[], totals: number[]): ResultOut {
  const points = totals.map(() => 0);
  return {
    number,
    size: 3,
    dealer: 0,
    trump: "S",
    bids,
    tricks,
    points,
    totals,
    is_tie: false,
    void: null,
    offender: null,
    streaks: [],
    contract: "",
    counts: [],
    sale: null,
    paid: 0,
  };
}

const RESULTS = [
  result(1, [1, 0, 2], [1, 1, 1], [10, -10, -10]),
  result(2, [0, 1, 1], [0, 1, 2], [20, 0, -20]),
];

test("a bid is made, or missed from below or above", () => {
  expect([0, 1, 2].map((seat) => hitOf(RESULTS[0]!, seat))).toEqual(["made", "over", "under"]);
});

test("totals run from zero", () => {
  expect(runningTotals(RESULTS, 3)).toEqual([
    [0, 10, 20],
    [0, -10, 0],
    [0, -10, -20],
  ]);
  expect(totalsOf(RESULTS, 3)).toEqual([20, 0, -20]);
  expect(totalsOf([], 3)).toEqual([0, 0, 0]);
});

test("exact deals are counted", () => {
  expect(exactCounts(RESULTS, 3)).toEqual([2, 1, 0]);
});

test("void deals are no deals to be exact in; those that all passed share a row", () => {
  const [first, second] = RESULTS as [ResultOut, ResultOut];
  const passed: ResultOut = { ...first, void: "passed" };
  const revoked: ResultOut = { ...first, void: "revoke", offender: 1 };
  const all = [passed, passed, first, revoked, passed, second];
  expect(exactCounts(all, 3)).toEqual([2, 1, 0]);
  expect(charted(all)).toEqual([first, revoked, second]);
  expect(rowsOf(all).map((row) => (row.kind === "deal" ? row.at : `${row.times} passed`))).toEqual([
    "2 passed",
    1,
    2,
    "1 passed",
    3,
  ]);
});

test("standings go by place, then by exact deals", () => {
  const outcome = { totals: [20, 20, 50], places: [2, 2, 1], winners: [2] };
  expect(standings(outcome, RESULTS).map((each) => each.seat)).toEqual([2, 0, 1]);
});

test.each([
  [30, "+30"],
  [0, "0"],
  [-10, "\u221210"],
])("%i is written %s", (points, text) => expect(signed(points)).toBe(text));

test("a plain number has no plus", () => {
  expect([plain(5), plain(-5)]).toEqual(["5", "\u22125"]);
});

test.each([
  [0, 95, 4, [0, 50, 100]],
  [-35, 210, 5, [-50, 0, 50, 100, 150, 200, 250]],
  [0, 0, 4, [0, 1]],
  [-3, 2, 5, [-3, -2, -1, 0, 1, 2]],
])("ticks from %i to %i", (low, high, wanted, expected) => {
  expect(ticks(low, high, wanted)).toEqual(expected);
});

const BOUNDS = { gap: 10, low: 0, high: 100 };

test("labels with room stay where they are", () => {
  expect(spread([50, 10, 90], BOUNDS)).toEqual([50, 10, 90]);
});

test("labels in one place form a block around it", () => {
  expect(spread([50, 50, 50], BOUNDS)).toEqual([40, 50, 60]);
});

test("blocks stay within the bounds", () => {
  expect(spread([0, 0], BOUNDS)).toEqual([0, 10]);
  expect(spread([100, 99], BOUNDS)).toEqual([100, 90]);
});

test("labels never overlap and keep their order", () => {
  for (let seed = 1; seed < 200; seed += 1) {
    const wanted = Array.from({ length: 7 }, (_, i) => (seed * (i + 3) * 7919) % 101);
    const placed = spread(wanted, BOUNDS);
    const order = wanted.map((_, i) => i).sort((a, b) => placed[a]! - placed[b]!);
    for (let rank = 1; rank < order.length; rank += 1) {
      const [one, other] = [order[rank - 1]!, order[rank]!];
      expect(placed[other]! - placed[one]!).toBeGreaterThanOrEqual(10 - 1e-9);
      expect(wanted[one]!).toBeLessThanOrEqual(wanted[other]!);
    }
    expect(Math.min(...placed)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...placed)).toBeLessThanOrEqual(100);
  }
});

test.each([
  [
    [3, 2, 1, 2, 3],
    [3, 1, 3],
  ],
  [
    [1, 2, 3],
    [1, 3],
  ],
  [
    [1, 1, 1, 2, 3, 3, 3, 2, 1],
    [1, 3, 1],
  ],
  [
    [13, 13],
    [13, 13],
  ],
  [[5], [5]],
])("%j turns at %j", (sizes, expected) => expect(turns(sizes)).toEqual(expected));
