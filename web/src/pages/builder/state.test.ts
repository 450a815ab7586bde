import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CheckOut, FormAxisOut } from "../../generated/wire";
import { Problem } from "../../lib/api";
import { Builder, LONGEST_ADDRESS, PAUSE } from "./builder.svelte";
import { FORM } from "./form.fixture";
import { readNumbers, writeNumbers } from "./numbers";
import { label, places, readTable, split, termsAt, withTerms, writeTable } from "./points";
import { changedPaths, valueAt, whole, withValue, type Rules } from "./rules";
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

  test("a game of bids gets the groups that it says nothing of", () => {
    const contracts = { list: [], limit: 8 };
    const rules = whole(BASE, { contracts, pack: {} });
    expect(rules).toEqual({ ...BASE, contracts });
    const changed = withValue(rules, "contracts.list", [{ name: "aces", per_card: { A: -5 } }]);
    expect(changedPaths(changed, rules)).toEqual(["contracts.list"]);
  });
});

describe("lists of numbers", () => {
  test.each([
    ["1 2 3", [1, 2, 3]],
    ["1-4, 5x3; 4", [1, 2, 3, 4, 5, 5, 5, 4]],
    ["3–1", [3, 2, 1]],
    ["", []],
  ])("%s is read", (text, numbers) => {
    expect(readNumbers(text, 1, 52, 200)).toEqual({ numbers });
  });

  test.each(["0", "53", "a", "1-99", "2x", "53x0", "0x2"])("%s is not", (text) => {
    expect(readNumbers(`1 ${text}`, 1, 52, 200)).toEqual({ bad: text, isRepeat: false });
  });

  test.each(["5x0", "5x201", "5×99999"])("in %s the second number is wrong", (text) => {
    expect(readNumbers(`1 ${text}`, 1, 52, 200)).toEqual({ bad: text, isRepeat: true });
  });

  test("what is written is read again, runs drawn together", () => {
    const numbers = [1, 2, 3, 4, 5, 5, 5, 5, 4, 3, 2, 2, 9];
    expect(writeNumbers([1, 2, 3, 4, 5, 5, 5])).toBe("1-5 5 5");
    expect(readNumbers(writeNumbers(numbers), 1, 52, 200)).toEqual({ numbers });
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
    builder.begin(START, "", FORM);
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
    builder.begin(START, "", FORM);
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
    builder.begin(START, "", FORM);
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
    builder.begin(START, "?bidding.hook=none&pack.packs=2", FORM);
    expect(builder.changed).toEqual(["pack.packs", "bidding.hook"]);
    builder.reset("pack.packs");
    expect(builder.keep().path).toBe("/builder/dane-se?bidding.hook=none");
    builder.restart({ ref: "podrida", title: "Podrida", rules: withValue(BASE, "pack.packs", 2) });
    expect(builder.changed).toEqual([]);
    builder.goBack();
    expect(builder.keep().path).toBe("/builder/dane-se?bidding.hook=none");
    expect(builder.before).toBeNull();
    builder.resetAll();
    expect(builder.keep().path).toBe("/builder/dane-se");
  });

  test("changes can be brought back after any number of other starts", () => {
    const builder = new Builder();
    builder.begin(START, "?bidding.hook=none", FORM);
    builder.restart({ ref: "podrida", title: "Podrida", rules: BASE });
    builder.restart({ ref: "plump", title: "Plump", rules: BASE });
    expect(builder.before?.base.title).toBe("Dane-se");
    builder.set("pack.packs", 2);
    builder.restart({ ref: "ascenseur", title: "Ascenseur", rules: BASE });
    expect(builder.before?.base.title).toBe("Plump");
    builder.goBack();
    expect(builder.keep().path).toBe("/builder/plump?pack.packs=2");
    builder.goBack();
    expect(builder.keep().path).toBe("/builder/dane-se?bidding.hook=none");
    // What was left for it is offered in turn: nothing is lost on the way.
    builder.goBack();
    expect(builder.keep().path).toBe("/builder/plump?pack.packs=2");
  });

  test("rules too large for the server are said to be so", async () => {
    const ask = vi.fn<() => Promise<CheckOut>>();
    ask.mockRejectedValueOnce(new Problem(413, "Request Entity Too Large", ""));
    ask.mockResolvedValue(answer("v1.z"));
    const builder = new Builder(ask);
    builder.begin(START, "", FORM);
    builder.check("pt", 0);
    await vi.advanceTimersByTimeAsync(1);
    expect([builder.isTooLarge, builder.failed]).toEqual([true, false]);
    builder.check("pt", 0);
    await vi.advanceTimersByTimeAsync(1);
    expect([builder.isTooLarge, builder.checked?.code]).toEqual([false, "v1.z"]);
  });

  test("what is too long for an address is kept beside it, and read from there", () => {
    const builder = new Builder();
    builder.begin(START, "", FORM);
    const size = (most: number) => Array.from({ length: most + 1 }, () => Array(most + 1).fill(7));
    const points = [[], ...[1, 2, 3, 50].map((most) => size(most))];
    builder.set("scoring", { points });
    const { path, kept } = builder.keep();
    expect(path).toBe("/builder/dane-se");
    expect(kept.length).toBeGreaterThan(LONGEST_ADDRESS - path.length);
    const again = new Builder();
    again.begin(START, kept, FORM);
    expect(again.rules).toEqual(builder.rules);
    again.reset("scoring");
    expect(again.keep()).toEqual({ path, kept: "" });
  });
});
