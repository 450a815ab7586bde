import { describe, expect, test } from "vitest";
import { keyed, sortHand, suitOrder } from "./cards";

describe("a hand on the screen", () => {
  test("trumps come first, then colours alternate", () => {
    expect(suitOrder(["2S", "3H", "4D", "5C"], "H")).toEqual(["H", "S", "D", "C"]);
    expect(suitOrder(["2S", "3H", "4D", "5C"], "C")).toEqual(["C", "H", "S", "D"]);
  });

  test("without trumps the colours alternate as far as they can", () => {
    expect(suitOrder(["2S", "5C", "4D"], null)).toEqual(["S", "D", "C"]);
    expect(suitOrder(["2S", "5C"], "H")).toEqual(["S", "C"]);
  });

  test("each suit runs from its highest card", () => {
    expect(sortHand(["2S", "TS", "AS", "3H", "KH"], ["H", "S"])).toEqual([
      "KH",
      "3H",
      "AS",
      "TS",
      "2S",
    ]);
  });

  test("two cards of one name have two keys", () => {
    expect(keyed(["AS", "AS"]).map((entry) => entry.key)).toEqual(["AS-0", "AS-1"]);
  });
});
