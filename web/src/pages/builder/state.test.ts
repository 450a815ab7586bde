import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CheckOut, FormAxisOut } from "../../generated/wire";
import { Builder, PAUSE } from "./builder.svelte";
import { readNumbers, writeNumbers } from "./numbers";
import { label, places, readTable, split, termsAt, withTerms, writeTable } from "./points";
import { changedPaths, fromSearch, toSearch, valueAt, whole, withValue, type Rules } from "./rules";
import { isFound, valueText } from "./words";

const BASE: Rules = {
  pack: { pack: "std52", packs: 1, extra_suits: ["C", "D"] },
  bidding: { hook: "ne", bid_max: "h", max_nils_in_row: null },
  scoring: { nil_made: { c: 10 }, made: { b: 10 }, miss: { d: -10 } },
};
const START = { ref: "dane-se", title: "Dane-se", rules: BASE };

describe("rules by path", () => {
  test("one value is set and the rest is left alone", () => {
    const changed = withValue(BASE, "bidding.hook", "none");
    expect(valueAt(changed, "bidding.hook")).toBe("none");
    expect(changed["pack"]).toBe(BASE["pack"]);
    expect(valueAt(BASE, "bidding.hook")).toBe("ne");
    expect(changedPaths(changed, BASE)).toEqual(["bidding.hook"]);
  });

  test("terms of nothing and the order of terms are no difference", () => {
    const changed = withValue(BASE, "scoring", {
      miss: { d: -10, c: 0 },
      made: { b: 10 },
      nil_made: { c: 10 },
    });
    expect(changedPaths(changed, BASE)).toEqual([]);
  });

  test.each([
    ["pack.pack", "std52+13low"],
    ["pack.extra_suits", ["H"]],
    ["bidding.max_nils_in_row", 3],
    ["bidding.bid_max", 7],
    ["scoring", { made: { c: 10, b2: 1 }, nil_made: {}, miss: { dT: -5 } }],
  ])("%s comes back from the address", (path, value) => {
    const changed = withValue(BASE, path, value);
    expect(fromSearch(toSearch(changed, BASE), BASE)).toEqual(changed);
  });

  test("a game of bids gets the groups that it says nothing of", () => {
    const contracts = { list: [], limit: 8 };
    const rules = whole(BASE, { contracts, pack: {} });
    expect(rules).toEqual({ ...BASE, contracts });
    const changed = withValue(rules, "contracts.list", [{ name: "aces", per_card: { A: -5 } }]);
    expect(changedPaths(changed, rules)).toEqual(["contracts.list"]);
    expect(fromSearch(toSearch(changed, rules), rules)).toEqual(changed);
  });

  test("a word that looks like a number stays a word", () => {
    const changed = withValue(BASE, "bidding.hook", "7");
    expect(fromSearch(toSearch(changed, BASE), BASE)).toEqual(changed);
  });

  test("an address without changes has no query, and strange parts of one are left alone", () => {
    expect(toSearch(BASE, BASE)).toBe("");
    expect(fromSearch("?nothing.here=1&pack=2&utm=x", BASE)).toEqual(BASE);
  });
});

describe("lists of numbers", () => {
  test.each([
    ["1 2 3", [1, 2, 3]],
    ["1-4, 5x3; 4", [1, 2, 3, 4, 5, 5, 5, 4]],
    ["3–1", [3, 2, 1]],
    ["", []],
  ])("%s is read", (text, numbers) => {
    expect(readNumbers(text, 1, 52)).toEqual({ numbers });
  });

  test.each(["0", "53", "a", "1-99", "2x", "5x99999"])("%s is not", (text) => {
    expect(readNumbers(`1 ${text}`, 1, 52)).toEqual({ bad: text });
  });

  test("what is written is read again, runs drawn together", () => {
    const numbers = [1, 2, 3, 4, 5, 5, 5, 5, 4, 3, 2, 2, 9];
    expect(writeNumbers([1, 2, 3, 4, 5, 5, 5])).toBe("1-5 5 5");
    expect(readNumbers(writeNumbers(numbers), 1, 52)).toEqual({ numbers });
  });
});

describe("scorings", () => {
  const scoring = BASE["scoring"] as Rules;

  test("misses are told apart and put together again", () => {
    const apart = split(scoring, true);
    expect(places(apart)).toEqual(["made", "nil_made", "under", "over", "nil_fail"]);
    expect(termsAt(apart, "over")).toEqual({ d: -10 });
    expect(split(apart, false)).toEqual(scoring);
  });

  test("a nil is paid by the label, and again not", () => {
    const apart = withTerms(label(scoring, true), "nil_made.if_over_hand", { c: 3 });
    expect(termsAt(apart, "nil_made.if_under_hand")).toEqual({ c: 10 });
    expect(termsAt(apart, "nil_made.if_over_hand")).toEqual({ c: 3 });
    expect(label(apart, false)).toEqual(scoring);
  });

  test("a table is pasted from a spreadsheet or as JSON", () => {
    const table = [
      [],
      [
        [7, 0],
        [0, 9],
      ],
      [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, -9],
      ],
    ];
    expect(readTable("7\t0\n0\t9\n\n1 2 3\n4;5;6\n7, 8, −9\n")).toEqual(table);
    expect(readTable(JSON.stringify({ points: table }))).toEqual(table);
    expect(readTable(writeTable(table))).toEqual(table);
  });

  test.each(["", "1 2\n3", "1 a\n2 3", "[[1]]", "{}", "[[], [[1,2]]]"])(
    "%j is no table",
    (text) => {
      expect(readTable(text)).toBeNull();
    },
  );
});

describe("words", () => {
  const axis = {
    title: "Baralho",
    help: "As cartas.",
    null_title: null,
    choices: [{ value: "std52", title: "52 cartas, três naipes" }],
  } as unknown as FormAxisOut;
  const flags = { yes: "sim", no: "não", deals: (count: number) => `${count} mãos` };

  test("values are told by the titles of the form", () => {
    expect(valueText(axis, "std52", flags)).toBe("52 cartas, três naipes");
    expect(valueText(axis, ["std52", 3], flags)).toBe("52 cartas, três naipes, 3");
    expect(valueText(axis, false, flags)).toBe("não");
    const list = { ...axis, kind: "contract", null_title: "nenhuma" } as FormAxisOut;
    expect(valueText(list, [{ name: "a" }, { name: "b" }], flags)).toBe("2 mãos");
    expect(valueText(list, [], flags)).toBe("nenhuma");
  });

  test("accents and case do not matter to a search, and every word counts", () => {
    expect(isFound(axis, "Mãos", "TRES maos")).toBe(true);
    expect(isFound(axis, "Mãos", "três trunfos")).toBe(false);
  });
});

describe("the builder", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const answer = (code: string) => ({ ok: true, code }) as CheckOut;

  test("changes are asked about once they pause, and only the last one", async () => {
    const ask = vi.fn(() => Promise.resolve(answer("v1.x")));
    const builder = new Builder(ask);
    builder.begin(START, "");
    builder.set("bidding.hook", "none");
    builder.check("pt");
    builder.set("pack.packs", 2);
    builder.check("pt");
    expect(builder.isCurrent).toBe(false);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(builder.checked?.code).toBe("v1.x");
    expect(builder.isCurrent).toBe(true);
  });

  test("an answer that comes late does not replace a later one", async () => {
    const waiting: ((told: CheckOut) => void)[] = [];
    const builder = new Builder(() => new Promise((resolve) => waiting.push(resolve)));
    builder.begin(START, "");
    builder.check("pt", 0);
    await vi.advanceTimersByTimeAsync(1);
    builder.check("pt", 0);
    await vi.advanceTimersByTimeAsync(1);
    waiting[1]?.(answer("second"));
    waiting[0]?.(answer("first"));
    await vi.advanceTimersByTimeAsync(1);
    expect(builder.checked?.code).toBe("second");
  });

  test("a call that fails loses nothing", async () => {
    const ask = vi.fn<() => Promise<CheckOut>>().mockRejectedValueOnce(new TypeError("offline"));
    ask.mockResolvedValue(answer("v1.y"));
    const builder = new Builder(ask);
    builder.begin(START, "");
    builder.set("bidding.hook", "none");
    builder.check("pt");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(builder.failed).toBe(true);
    expect(valueAt(builder.rules, "bidding.hook")).toBe("none");
    builder.check("pt", 0);
    await vi.advanceTimersByTimeAsync(1);
    expect([builder.failed, builder.checked?.code]).toEqual([false, "v1.y"]);
  });

  test("changes are taken back one by one, all together, or with another start", () => {
    const builder = new Builder();
    builder.begin(START, "?bidding.hook=none&pack.packs=2");
    expect(builder.changed).toEqual(["pack.packs", "bidding.hook"]);
    builder.reset("pack.packs");
    expect(builder.address()).toBe("/builder/dane-se?bidding.hook=none");
    builder.restart({ ref: "podrida", title: "Podrida", rules: withValue(BASE, "pack.packs", 2) });
    expect(builder.changed).toEqual([]);
    builder.goBack();
    expect(builder.address()).toBe("/builder/dane-se?bidding.hook=none");
    builder.resetAll();
    expect(builder.address()).toBe("/builder/dane-se");
  });
});
