/** How a hand lies on the screen: each card keeps a strip that a finger can hit. */

export const TOUCH = 44;
export const RATIO = 1.44;

export interface HandShape {
  card: number;
  /** From one card to the next in its row. */
  step: number;
  /** How much of a row stands out above the next one. */
  rise: number;
  perRow: number;
  rows: number;
  height: number;
}

export interface Room {
  width: number;
  /** The widest that a card may be. */
  widest: number;
  gap: number;
}

/** Lay `count` cards into `width`: one row if each strip is wide enough, else more rows. */
export function shapeHand(count: number, { width, widest, gap }: Room): HandShape {
  const card = Math.min(widest, Math.max(TOUCH, width));
  const fits = Math.max(1, Math.floor((width - card) / TOUCH) + 1);
  const rows = Math.max(1, Math.ceil(count / fits));
  const perRow = Math.max(1, Math.ceil(count / rows));
  const step = perRow === 1 ? card : Math.min(card + gap, (width - card) / (perRow - 1));
  const rise = card * 0.76;
  const height = card * RATIO + rise * (rows - 1);
  return { card, step, rise, perRow, rows, height };
}

/** The place of card `at`: the first row is above, each row is centred. */
export function placeInHand(
  at: number,
  count: number,
  shape: HandShape,
  width: number,
): { x: number; y: number } {
  const row = Math.floor(at / shape.perRow);
  const inRow = Math.min(shape.perRow, count - row * shape.perRow);
  const span = shape.card + (inRow - 1) * shape.step;
  const x = (width - span) / 2 + (at % shape.perRow) * shape.step;
  return { x, y: row * shape.rise };
}
