/**
 * The suits of the Latin pack in a box of 24, told apart by shape before colour: the upright
 * sword (S), the cup (H), the coin (D) and the slanting cudgel (C). Holes by the even-odd rule.
 */
export const SIGNS: Record<string, string> = {
  S: "M12 .2l3.300 4.300v8.900h5.200c.4 2-.5 3.500-2.300 3.500h-4.500v1.900a2.700 2.700 0 11-3.400 0v-1.900H5.800c-1.800 0-2.700-1.500-2.300-3.500h5.200V4.500zM11.400 5.500V14h1.200V5.500z",
  H: "M4 1.500h16c.3 5.800-1.200 10.600-6 12.400v2l1.400 1.300-1.400 1.300v1c3 .3 4.900 1.200 4.900 3.200H5.100c0-2 1.900-2.900 4.900-3.200v-1l-1.400-1.300L10 15.900v-2C5.200 12.100 3.700 7.300 4 1.500zM5.800 4.400l.2 1.700h12l.2-1.700z",
  D: "M12 1a11 11 0 110 22 11 11 0 010-22zM12 3.200a8.800 8.800 0 100 17.600 8.800 8.800 0 000-17.600zM12 4.700a7.300 7.300 0 110 14.600 7.300 7.300 0 010-14.600zM12 6.200c-.6 3.700-2.100 5.200-5.800 5.800 3.700.6 5.200 2.100 5.800 5.800.6-3.700 2.100-5.200 5.800-5.800-3.700-.6-5.200-2.100-5.800-5.800z",
  C: "M2.5 21.5L6.6 14.9C7.4 13.6 7.9 12.2 8.3 11.0L6.8 7.2L9.5 5.6L9.9 6.7L13.6 0.8C15.1 -1.3 17.7 -0.9 20.1 0.8C22.5 2.6 23.7 4.9 22.2 7.0L19.2 10.2L21.0 12.9L18.7 14.9L16.6 12.4C14.8 14.0 12.9 15.7 11.0 18.0L5.9 24.0C5.2 24.8 1.9 22.5 2.5 21.5zM15.6 1.5C16.7 -0.1 22.1 3.7 20.9 5.4C19.7 7.0 14.4 3.1 15.6 1.5z",
};

type At = readonly [x: number, y: number];
const LEFT = -11.5;
const RIGHT = 11.5;

function rows(...heights: number[]): At[] {
  return heights.flatMap((y): At[] => [
    [LEFT, y],
    [RIGHT, y],
  ]);
}

/** Where the signs of a number stand about the middle of its panel, and how large they are. */
export const PIPS: Record<string, { size: number; at: readonly At[] }> = {
  2: {
    size: 1.3,
    at: [
      [0, -31],
      [0, 31],
    ],
  },
  3: {
    size: 1.2,
    at: [
      [0, -41],
      [0, 0],
      [0, 41],
    ],
  },
  4: { size: 0.92, at: rows(-32, 32) },
  5: { size: 0.92, at: [...rows(-38, 38), [0, 0]] },
  6: { size: 0.92, at: rows(-40, 0, 40) },
  7: { size: 0.78, at: [...rows(-43, 0, 43), [0, -21.5]] },
  8: { size: 0.78, at: [...rows(-43, 0, 43), [0, -21.5], [0, 21.5]] },
  9: { size: 0.68, at: [...rows(-48, -16, 16, 48), [0, 0]] },
};

/** The frame says the suit as well: it is broken so many times above and below. */
export const BREAKS: Record<string, readonly number[]> = {
  D: [],
  H: [0],
  S: [-8, 8],
  C: [-12, 0, 12],
};
