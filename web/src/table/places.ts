/** Where seats are on the screen, seen from the near edge. */

export interface Spot {
  seat: number;
  /** From -1 (left, top) to 1 (right, bottom). */
  x: number;
  y: number;
}

export type Side = "left" | "top" | "right";

/** The other seats in the direction of play, the next to act after `near` first. */
export function othersFrom(near: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, at) => (near + at + 1) % seats);
}

/** A ring of spots: `near` at the bottom, play going round as the rules have it. */
export function ring(near: number, seats: number, direction: "clockwise" | "counter"): Spot[] {
  const turn = direction === "clockwise" ? 1 : -1;
  return Array.from({ length: seats }, (_, at) => {
    const angle = Math.PI / 2 + (turn * at * 2 * Math.PI) / seats;
    return { seat: (near + at) % seats, x: Math.cos(angle), y: Math.sin(angle) };
  });
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

/** The others by side, each list from left to right or from top to bottom. */
export function sides(
  near: number,
  seats: number,
  direction: "clockwise" | "counter",
): Record<Side, number[]> {
  const others = othersFrom(near, seats);
  if (direction === "counter") others.reverse();
  const [left, top] = WIDE[others.length] ?? [0, others.length, 0];
  return {
    left: others.slice(0, left).reverse(),
    top: others.slice(left, left + top),
    right: others.slice(left + top),
  };
}
