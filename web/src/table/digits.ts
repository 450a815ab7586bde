/** Digits of the keyboard as numbers. */

const SOON = 900;

/** Hear digits as numbers: 1 and soon after it 2 is 12, if there is such a number. */
export function digits(isThere: (number: number) => boolean): (key: string, at: number) => number {
  let before = { number: 0, at: -SOON };
  return (key, at) => {
    const alone = Number(key);
    const both = before.number * 10 + alone;
    const number = before.number > 0 && at - before.at < SOON && isThere(both) ? both : alone;
    before = { number: alone, at };
    return number;
  };
}
