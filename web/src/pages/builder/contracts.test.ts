import { describe, expect, test } from "vitest";
import type { FormContractsOut } from "../../generated/wire";
import {
  addable,
  added,
  freeName,
  inserted,
  isRemovable,
  moved,
  nameOf,
  replaced,
  suggestedName,
  termsOf,
  thingTitle,
  withoutTerm,
  withTerm,
  type Contract,
} from "./contracts";

const FORM = {
  things: [
    { key: "tricks", group: "Vazas", title: "cada vaza" },
    { key: "last", group: "Vazas", title: "mais uma" },
    { key: "base", group: "Vazas", title: "cada jogador" },
    { key: "Q", group: "Valores", title: "damas" },
    { key: "J", group: "Valores", title: "valetes" },
    { key: "KH", group: "Cartas", title: "rei de copas" },
  ],
  last: ["última vaza", "penúltima vaza"],
  fresh: "contrato-novo",
  reserved: ["up"],
  longest_name: 30,
} as unknown as FormContractsOut;
const ALL: Contract = {
  name: "all",
  per_trick: -2,
  per_card: { Q: -50, KH: -160 },
  last_tricks: [-10, -20],
  base: 5,
  forced_card: "KH",
};
const MEN: Contract = { name: "men", per_card: { K: -30, J: -30 } };
const UP: Contract = { name: "positive", positive: true };
const both = (names: string[]) => names.join(" e ");

describe("what a contract counts", () => {
  test("is told thing by thing", () => {
    expect(termsOf(ALL).map(({ key, points }) => `${key} ${points}`)).toEqual([
      "tricks -2",
      "Q -50",
      "KH -160",
      "last-2 -10",
      "last-1 -20",
      "base 5",
    ]);
    expect(termsOf(MEN).length).toBe(2);
    expect(thingTitle("last-2", FORM)).toBe("penúltima vaza");
  });

  test.each(["tricks", "Q", "last-2", "last-1", "base"])("%s gets another price", (key) => {
    const changed = withTerm(ALL, key, 7);
    expect(termsOf(changed)).toEqual(
      termsOf(ALL).map((term) => (term.key === key ? { key, points: 7 } : term)),
    );
  });

  test("a thing is added at the price of the last one, and not twice", () => {
    const queens = added({ name: "new" }, "Q");
    expect(queens).toEqual({ name: "new", per_card: { Q: -20 } });
    expect(added(withTerm(queens, "Q", -50), "J").per_card).toEqual({ Q: -50, J: -50 });
    expect(added(queens, "last").last_tricks).toEqual([-20]);
    expect(added(ALL, "last").last_tricks).toEqual([-10, -10, -20]);
    expect(addable(ALL, FORM).map(({ key }) => key)).toEqual(["J"]);
    expect(addable(queens, FORM).map(({ key }) => key)).not.toContain("Q");
  });

  test("a thing is taken out, and nothing is left behind", () => {
    const things = ["tricks", "Q", "KH", "last-2", "last-1", "base"];
    const left = things.reduce(withoutTerm, ALL);
    expect(left).toEqual({ name: "all", forced_card: "KH" });
    expect([isRemovable(ALL, "last-2"), isRemovable(ALL, "last-1")]).toEqual([true, false]);
  });
});

describe("names", () => {
  test.each([
    ["Sem coração!", "sem-coração"],
    ["  Damas   e valetes ", "damas-e-valetes"],
    ["ÑANDÚ 2", "ñandú-2"],
    ["♥♥", ""],
    ["a".repeat(40), "a".repeat(30)],
    ["cora\u00e7a\u0303o", "coração"],
  ])("%j is %j", (text, name) => {
    expect(nameOf(text, 30)).toBe(name);
  });

  test("a contract is called by what it counts until somebody names it", () => {
    expect(suggestedName({ name: "x", per_card: { Q: -1, J: -1 } }, FORM, both)).toBe(
      "damas-e-valetes",
    );
    expect(suggestedName({ name: "x", base: 5 }, FORM, both)).toBe("contrato-novo");
    expect(freeName("men", [MEN, { name: "men-2" }], 30)).toBe("men-3");
    expect(freeName("a".repeat(30), [{ name: "a".repeat(30) }], 30)).toBe(`${"a".repeat(28)}-2`);
  });
});

describe("the list", () => {
  test("what is new stands before the positive deals at the end", () => {
    expect(inserted([ALL, UP, UP], MEN, 30)).toEqual({ list: [ALL, MEN, UP, UP], at: 1 });
    expect(inserted([ALL, UP], UP, 30)).toEqual({ list: [ALL, UP, UP], at: 2 });
    expect(inserted([UP], MEN, 30).at).toBe(0);
  });

  test("another contract of a name gets a number, the same one does not", () => {
    const dear = { ...MEN, base: 1 };
    expect(inserted([MEN], dear, 30).list[1]?.name).toBe("men-2");
    expect(inserted([MEN], MEN, 30).list).toEqual([MEN, MEN]);
  });

  test("is put in order, and changed wherever a contract stands", () => {
    expect(moved([1, 2, 3], 0, 2)).toEqual([2, 3, 1]);
    expect(replaced([MEN, UP, MEN], MEN, ALL)).toEqual([ALL, UP, ALL]);
  });
});
