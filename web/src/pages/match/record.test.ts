import { expect, test } from "vitest";
import { dealOf, tricksOf, type DealCards } from "./record";

const DEAL: DealCards = {
  dealer: 2,
  hands: ["AS 2H", "KS 3H", "4D 5H"],
  plays: ["KS 4D AS", "2H 3H 5H"],
};

test("tricks are told by seat, with who led and who took them", () => {
  expect(tricksOf(DEAL, [1, 0, 1])).toEqual([
    { cards: ["AS", "KS", "4D"], leader: 1, winner: 0 },
    { cards: ["2H", "3H", "5H"], leader: 0, winner: 2 },
  ]);
});

test("counts that do not fit name no last winner", () => {
  expect(tricksOf(DEAL, [1, 1, 1])?.at(-1)?.winner).toBe(null);
});

test("hands that do not hold the cards, or hold them twice, tell nothing", () => {
  expect(tricksOf({ ...DEAL, plays: ["QC KC JC"] }, [0, 0, 0])).toBe(null);
  const twins = { dealer: 0, hands: ["AS", "AS"], plays: ["AS AS"] };
  expect(tricksOf(twins, [1, 0])).toBe(null);
});

test("a deal is found by its number, or by its place", () => {
  expect(dealOf({ deals: [DEAL] }, 1)).toBe(DEAL);
  const late = { ...DEAL, number: 4 };
  expect(dealOf({ deals: [late] }, 4)).toBe(late);
  expect(dealOf({ deals: [late] }, 1)).toBe(null);
});
