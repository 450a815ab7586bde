/** How a seat is told from the others without colour: a shape and a dash of its own. */

/** Paths in a box from -6 to 6, by seat. */
export const SHAPES: readonly string[] = [
  "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
  "M-4.6-4.6H4.6V4.6H-4.6z",
  "M0-5.6 5.6 4.4H-5.6z",
  "M0-6 6 0 0 6-6 0z",
  "M-1.9-5.5H1.9V-1.9H5.5V1.9H1.9V5.5H-1.9V1.9H-5.5V-1.9H-1.9z",
  "M0 5.6 5.6-4.4H-5.6z",
  "M0-6.2 1.9-1.9 6.2 0 1.9 1.9 0 6.2-1.9 1.9-6.2 0-1.9-1.9z",
  "M-2.9-5.2H2.9L5.8 0 2.9 5.2H-2.9L-5.8 0z",
  "M-5-5H5L-5 5H5z",
  "M-6-2.3H6V2.3H-6z",
];

/** Dashes of the lines, by seat; the first one is solid. */
export const DASHES: readonly string[] = [
  "none",
  "7 3",
  "2 3",
  "11 3 2 3",
  "5 2 1 2",
  "14 4",
  "1 4",
  "8 2 2 2 2 2",
  "4 5",
  "16 3 4 3",
];

export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? "";
}

export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length] ?? "none";
}

/** The seat's colour, darkened in the light and lightened in the dark until a line can be seen. */
export function inkOf(seat: number): string {
  return `color-mix(in oklab, var(--seat-${seat % 10}) 68%, var(--ink))`;
}
