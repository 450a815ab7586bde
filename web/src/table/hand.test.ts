import { describe, expect, test } from "vitest";
import { placeInHand, shapeHand, TOUCH } from "./hand";
import { inRows, othersFrom, ring, row, sides } from "./places";

const PHONE = { width: 336, widest: 72, gap: 8 };

describe("a hand at 360 px", () => {
  test.each(Array.from({ length: 20 }, (_, at) => at + 1))("%i cards can be hit", (count) => {
    const shape = shapeHand(count, PHONE);
    const places = Array.from({ length: count }, (_, at) =>
      placeInHand(at, count, shape, PHONE.width),
    );
    expect(shape.step).toBeGreaterThanOrEqual(TOUCH);
    for (const { x } of places) {
      expect(x).toBeGreaterThanOrEqual(-0.01);
      expect(x + shape.card).toBeLessThanOrEqual(PHONE.width + 0.01);
    }
  });

  test("seven lie in one row, thirteen in two", () => {
    expect(shapeHand(7, PHONE).rows).toBe(1);
    expect(shapeHand(13, PHONE).rows).toBe(2);
  });
});

describe("seats round the table", () => {
  test("clockwise play goes to the left", () => {
    const spots = ring(2, 4, "clockwise");
    expect(spots.map((spot) => spot.seat)).toEqual([2, 3, 0, 1]);
    expect(spots[1]?.x).toBeCloseTo(-1);
    expect(ring(2, 4, "counter")[1]?.x).toBeCloseTo(1);
  });

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])("%i seats: each of the others has one place", (seats) => {
    for (const direction of ["clockwise", "counter"] as const) {
      const { left, top, right } = sides(1, seats, direction);
      const all = [...left, ...top, ...right].sort((one, other) => one - other);
      expect(all).toEqual(othersFrom(1, seats).sort((one, other) => one - other));
    }
  });

  test("counter-clockwise play goes to the right, in the ring and in a row", () => {
    for (const seats of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      for (const place of [ring, row]) {
        const one = place(1, seats, "clockwise");
        const other = place(1, seats, "counter");
        expect(other.map((spot) => spot.seat)).toEqual(one.map((spot) => spot.seat));
        expect(other.map((spot) => spot.x + 0)).toEqual(one.map((spot) => 0 - spot.x));
        expect(other.map((spot) => spot.y)).toEqual(one.map((spot) => spot.y));
      }
    }
  });

  test("the sides are mirrored, the top in the order of play", () => {
    expect(sides(0, 6, "clockwise")).toEqual({ left: [1], top: [2, 3, 4], right: [5] });
    expect(sides(0, 6, "counter")).toEqual({ left: [5], top: [2, 3, 4], right: [1] });
  });

  test("rows run from the left, or counter-clockwise from the right", () => {
    expect(inRows(5, 3, "clockwise")).toEqual([0, 1, 2, 3, 4]);
    expect(inRows(5, 3, "counter")).toEqual([2, 1, 0, 5, 4]);
    expect(inRows(4, 4, "counter")).toEqual([3, 2, 1, 0]);
  });

  test("the next to play sits at the near end of the left side", () => {
    expect(sides(0, 7, "clockwise").left.at(-1)).toBe(1);
    expect(sides(0, 7, "counter").right.at(-1)).toBe(1);
  });
});
