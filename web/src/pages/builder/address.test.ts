import { describe, expect, test } from "vitest";
import type { FormAxisOut } from "../../generated/wire";
import { fromSearch, toSearch } from "./address";
import { FORM } from "./form.fixture";
import { writeNumbers } from "./numbers";
import { isLabelled, places, tableOf, termsAt, writeTable, type Scoring } from "./points";
import { changedPaths, valueAt, withValue, type Rules } from "./rules";
import { axesByPath, valueText } from "./words";

const BASE: Rules = {
  pack: { pack: "std52", packs: 1, extra_suits: ["C", "D"], ranks: [] },
  bidding: {
    hook: "ne",
    bid_max: "h",
    max_nils_in_row: null,
    blind: false,
    sizes: [1, 2, 3],
    deals: [],
  },
  scoring: { nil_made: { c: 10 }, made: { b: 10 }, miss: { d: -10 } },
  contracts: { list: [] },
};
const AXES = [...axesByPath(FORM).values()];
const PATHS = [...AXES.map(({ path }) => path), "scoring"];

function asked(path: string, text: string) {
  return fromSearch(`?${new URLSearchParams([[path, text]])}`, BASE, FORM);
}

describe("an address", () => {
  test.each([
    ["pack.pack", "std52+13low"],
    ["pack.extra_suits", ["H"]],
    ["pack.ranks", ["A", "2"]],
    ["bidding.hook", "7"],
    ["bidding.max_nils_in_row", 3],
    ["bidding.bid_max", 7],
    ["bidding.blind", true],
    ["bidding.deals", ["last", 4]],
    ["scoring", { made: { c: 10, b2: 1 }, nil_made: {}, miss: { dT: -5 } }],
    [
      "scoring",
      {
        points: [
          [],
          [
            [1, 0],
            [0, 1],
          ],
        ],
      },
    ],
    ["contracts.list", [{ name: "aces", per_card: { A: -5 }, last_tricks: [3], positive: true }]],
  ])("keeps a change of %s", (path, value) => {
    const changed = withValue(BASE, path, value);
    const found = fromSearch(toSearch(changed, BASE), BASE, FORM);
    expect(found).toEqual({ rules: changed, unread: [] });
    expect(changedPaths(found.rules, BASE)).toEqual([path]);
  });

  test("has no query without changes, and strange parts of one are left alone", () => {
    expect(toSearch(BASE, BASE)).toBe("");
    const search =
      "?nothing.here=1&pack=2&utm=x&toString.length=2&__proto__.x=1&constructor.name=a";
    expect(fromSearch(search, BASE, FORM)).toEqual({ rules: BASE, unread: [] });
  });

  test.each([
    ["pack.extra_suits", "[1,2"],
    ["pack.extra_suits", "4"],
    ["pack.extra_suits", "[null]"],
    ["pack.packs", "four"],
    ["pack.packs", "null"],
    ["pack.packs", "1.5"],
    ["pack.packs", "1e99"],
    ["pack.pack", '"\\ud800"'],
    ["bidding.sizes", "5"],
    ["bidding.sizes", JSON.stringify(Array(1001).fill(1))],
    ["bidding.blind", "1"],
    ["scoring", "5"],
    ["scoring", "null"],
    ["scoring", "[]"],
    ["scoring", '{"made":'],
    ["scoring", '{"made":{"x":1}}'],
    ["scoring", '{"made":null}'],
    ["scoring", '{"nil_made":{"if_under_hand":{}}}'],
    ["scoring", '{"points":[1]}'],
    ["scoring", '{"points":[],"made":{}}'],
    ["contracts.list", "[5]"],
    ["contracts.list", "[{}]"],
    ["contracts.list", '[{"name":"a","per_card":{"A":"x"}}]'],
    ["contracts.list", '[{"name":"a","__proto__":{}}]'],
  ])("that has no value for %s (%s) says so and leaves it", (path, text) => {
    expect(asked(path, text)).toEqual({ rules: BASE, unread: [path] });
  });

  test("may leave branches of a scoring out", () => {
    const scoring = (text: string) => valueAt(asked("scoring", text).rules, "scoring");
    expect(scoring("{}")).toEqual({ nil_made: {}, made: {}, miss: {} });
    expect(scoring('{"made":{"c":5,"b":1}}')).toEqual({
      nil_made: { c: 5 },
      made: { c: 5, b: 1 },
      miss: {},
    });
    expect(scoring('{"miss":{"d":-1},"over":{"d":-2}}')).toEqual({
      nil_made: {},
      made: {},
      under: { d: -1 },
      over: { d: -2 },
      nil_fail: { d: -1 },
    });
  });

  test("with a value that an axis only might take leaves the judgement to the server", () => {
    expect(valueAt(asked("bidding.hook", "zz").rules, "bidding.hook")).toBe("zz");
    expect(valueAt(asked("pack.packs", "99").rules, "pack.packs")).toBe(99);
  });
});

// --- any text for any axis ----------------------------------------------------------------------

const PIECES = [
  ..."[]{},:\"'\\%&=+ 0123456789.eE-",
  ...["null", "true", "false", "std52", "h", "name", "points", "made", "nil_made", "miss", "over"],
  ...["if_under_hand", "per_card", "A", "last_tricks", "__proto__", "toString", "\ud800", "é", "🂡"],
];
const SCALARS = [null, true, false, 0, 1, -1, 2.5, 1e300, "", "h", "std52", "A", "\ud800"];
const KEYS = ["name", "points", "made", "nil_made", "if_under_hand", "if_over_hand", "c", "A", "x"];

/** Numbers from a seed, the same at each run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

const from = numbers(20261130);
const below = (most: number) => Math.floor((from.next().value ?? 0) * most);
const one = <T>(list: readonly T[]) => list[below(list.length)] as T;
const many = <T>(make: () => T, most: number) => Array.from({ length: below(most) }, make);

function value(depth = 4): unknown {
  const kind = depth ? below(4) : 0;
  if (kind < 2) return one(SCALARS);
  if (kind === 2) return many(() => value(depth - 1), 4);
  return Object.fromEntries(many(() => [one(KEYS), value(depth - 1)], 4));
}

function text(): string {
  const whole = JSON.stringify(value());
  return one([
    () => many(() => one(PIECES), 12).join(""),
    () => whole,
    () => whole.slice(0, below(whole.length)),
  ])();
}

/** All that the form does with a value to show it. */
function show(axis: FormAxisOut | undefined, rules: Rules, path: string): void {
  const found = valueAt(rules, path);
  if (!axis) return showScoring(found as Scoring);
  expect(valueText(axis, found, { yes: "y", no: "n", deals: String })).toBeTypeOf("string");
  if (!axis.is_list) {
    expect(["string", "number", "boolean"]).toContain(found === null ? "string" : typeof found);
  } else if (axis.kind === "number") {
    writeNumbers((found as unknown[]).filter((entry) => typeof entry === "number"));
  } else if (axis.kind === "contract") {
    for (const { name } of found as { name: string }[])
      expect(name.replaceAll("-", " ")).toBeTypeOf("string");
  } else for (const entry of found as unknown[]) expect(entry).toBeTypeOf("string");
}

function showScoring(scoring: Scoring): void {
  const table = tableOf(scoring);
  if (table) expect(writeTable(table)).toBeTypeOf("string");
  else {
    expect(isLabelled(scoring)).toBeTypeOf("boolean");
    for (const place of places(scoring)) {
      for (const by of Object.values(termsAt(scoring, place))) expect(by).toBeTypeOf("number");
    }
  }
}

test.each(PATHS)("any text for %s is read or left out, and can be shown", (path) => {
  const axis = axesByPath(FORM).get(path);
  for (let turn = 0; turn < 2000; turn += 1) {
    const { rules, unread } = asked(path, text());
    expect(changedPaths(rules, BASE).concat(unread).length).toBeLessThan(2);
    expect(() => show(axis, rules, path)).not.toThrow();
    expect(fromSearch(toSearch(rules, BASE), BASE, FORM).unread).toEqual([]);
  }
});

test("any query at all is read", () => {
  for (let turn = 0; turn < 2000; turn += 1) {
    const search = many(() => `${one([...PATHS, ...PIECES])}${one(["=", ""])}${text()}`, 5).join(
      "&",
    );
    const { rules } = fromSearch(`?${search}`, BASE, FORM);
    for (const path of PATHS)
      expect(() => show(axesByPath(FORM).get(path), rules, path)).not.toThrow();
  }
});
