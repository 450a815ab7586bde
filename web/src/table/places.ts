/** Where seats are on the screen, seen from the near edge. */

export interface Spot {
  seat: number;
  /** From -1 (left, top) to 1 (right, bottom). */
  x: number;
  y: number;
}

export type Direction = "clockwise" | "counter";
export type Side = "left" | "top" | "right";

/** The other seats in the direction of play, the next to act after `near` first. */
export function othersFrom(near: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, at) => (near + at + 1) % seats);
}

type At = readonly [x: number, y: number];

/**
 * Places of the cards of a trick in the order of play, clockwise, `near` at the bottom. In rows, so
 * that a card never covers the name under another one.
 */
const SPOTS: Record<number, readonly At[]> = {
  2: [
    [0, 1],
    [0, -1],
  ],
  3: [
    [0, 1],
    [-1, -0.4],
    [1, -0.4],
  ],
  4: [
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, 0],
  ],
  5: [
    [0, 1],
    [-1, 0.3],
    [-0.5, -1],
    [0.5, -1],
    [1, 0.3],
  ],
  6: [
    [0, 1],
    [-0.7, 1],
    [-1, 0],
    [0, -1],
    [1, 0],
    [0.7, 1],
  ],
  7: [
    [0, 1],
    [-0.7, 1],
    [-1, 0],
    [-0.42, -1],
    [0.42, -1],
    [1, 0],
    [0.7, 1],
  ],
  8: [
    [0, 1],
    [-0.8, 1],
    [-1, 0],
    [-0.8, -1],
    [0, -1],
    [0.8, -1],
    [1, 0],
    [0.8, 1],
  ],
};
const TOPS: Record<number, readonly number[]> = {
  9: [-1, -0.33, 0.33, 1],
  10: [-1, -0.5, 0, 0.5, 1],
};

function spotsOf(seats: number): readonly At[] {
  const tops = (TOPS[seats] ?? [0]).map((x): At => [x, -1]);
  return SPOTS[seats] ?? [[0, 1], [-0.7, 1], [-1, 0], ...tops, [1, 0], [0.7, 1]];
}

/** The places round the table, `near` at the bottom, play going round as the rules have it. */
export function ring(near: number, seats: number, direction: Direction): Spot[] {
  const turn = direction === "clockwise" ? 1 : -1;
  return spotsOf(seats).map(([x, y], at) => ({ seat: (near + at) % seats, x: turn * x, y }));
}

/** One row in the order of play, for a table that is wide and low; `near` is at its first end. */
export function row(near: number, seats: number, direction: Direction): Spot[] {
  const turn = direction === "clockwise" ? 1 : -1;
  return Array.from({ length: seats }, (_, at) => ({
    seat: (near + at) % seats,
    x: seats > 1 ? turn * ((2 * at) / (seats - 1) - 1) : 0,
    y: 0,
  }));
}

/** How many of `others` sit on the left, on top and on the right of a wide table. */
const WIDE: Record<number, readonly [number, number, number]> = {
  1: [0, 1, 0],
  2: [1, 0, 1],
  3: [1, 1, 1],
  4: [1, 2, 1],
  5: [1, 3, 1],
  6: [2, 2, 2],
  7: [2, 3, 2],
  8: [3, 2, 3],
  9: [3, 3, 3],
};

/**
 * The places of the others in rows of `columns`, in the order of play: counter-clockwise the rows
 * run from right to left.
 */
export function inRows(others: number, columns: number, direction: Direction): number[] {
  return Array.from({ length: others }, (_, at) => {
    const column = at % columns;
    return at - column + (direction === "clockwise" ? column : columns - 1 - column);
  });
}

/** The others by side: left and right from top to bottom, top in the order of play. */
export function sides(near: number, seats: number, direction: Direction): Record<Side, number[]> {
  const others = othersFrom(near, seats);
  if (direction === "counter") others.reverse();
  const [left, top] = WIDE[others.length] ?? [0, others.length, 0];
  const across = others.slice(left, left + top);
  return {
    left: others.slice(0, left).reverse(),
    top: direction === "counter" ? across.reverse() : across,
    right: others.slice(left + top),
  };
}
