import { describe, expect, test } from "vitest";
import type { DealOut } from "../generated/wire";
import { balance, biddingOrder, pips, sumWith } from "./bids";

function deal(bids: (number | null)[], size: number, opener = 0): DealOut {
  const total = bids.reduce<number>((sum, bid) => sum + (bid ?? 0), 0);
  return { bids, size, opener, total_bid: total } as DealOut;
}

describe("what the bids say together", () => {
  test("the sum stands in the order of bidding, the number in question last", () => {
    const open = deal([null, 2, 1, 0], 7, 1);
    expect(biddingOrder(open)).toEqual([1, 2, 3, 0]);
    expect(sumWith(open, 0, 4)).toBe("2 + 1 + 0 + 4");
  });

  test("over, under and even are told when all have bid", () => {
    expect(balance(deal([null, 2], 3))).toBe("open");
    expect(balance(deal([1, 1], 3))).toBe("under");
    expect(balance(deal([2, 2], 3))).toBe("over");
    expect(balance(deal([1, 2], 3))).toBe("even");
  });

  test("pips are filled, open, or too many", () => {
    expect(pips(2, 1)).toEqual(["made", "open"]);
    expect(pips(1, 2)).toEqual(["made", "extra"]);
    expect(pips(0, 1)).toEqual(["extra"]);
    expect(pips(0, 0)).toEqual([]);
  });
});
