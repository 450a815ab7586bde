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

test("a deal is found by its place, for a void one has the number of its repetition", () => {
  const again = { ...DEAL, number: 1 };
  expect(dealOf({ deals: [{ ...DEAL, number: 1 }, again] }, 2)).toBe(again);
  expect(dealOf({ deals: [DEAL] }, 2)).toBe(null);
});

test("cards that were passed on are played by who got them, whichever way they went", () => {
  const deal: DealCards = {
    dealer: 2,
    leader: 0,
    hands: ["9C AS", "8C 3H", "7C 5H"],
    exchange: [["9C", "8C", "7C"]],
    plays: ["7C 9C 8C", "AS 3H 5H"],
  };
  expect(tricksOf(deal, [2, 0, 0])?.[0]?.cards).toEqual(["7C", "9C", "8C"]);
  const other = { ...deal, plays: ["8C 7C 9C", "AS 3H 5H"] };
  expect(tricksOf(other, [2, 0, 0])?.[0]?.cards).toEqual(["8C", "7C", "9C"]);
  expect(tricksOf({ ...deal, plays: ["QC KC JC"] }, [0, 0, 1])).toBe(null);
});
