import { expect, test } from "vitest";
import { nearestSeats, runs } from "./book";

test.each([
  [[3, 4, 5, 6, 7], "3–7"],
  [[4], "4"],
  [[2, 4], "2, 4"],
  [[1, 2, 3, 5, 7, 8], "1–3, 5, 7–8"],
  [[], ""],
])("%j is written %s", (numbers, text) => expect(runs(numbers)).toBe(text));

test.each([
  [[3, 4, 5], 9, 5],
  [[4], 3, 4],
  [[2, 3, 4], 3, 3],
  [[], 4, 4],
])("of %j the nearest to %i is %i", (seats, wanted, nearest) => {
  expect(nearestSeats(seats, wanted)).toBe(nearest);
});
