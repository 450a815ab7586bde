/** Lists of numbers as people write them: `1-5 5x8 4 3`, and back. */

const TOKEN = /^(\d+)(?:(-|–|x|×)(\d+))?$/;

function run(from: number, to: number): number[] {
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * step);
}

/** The numbers of a text, or the first part of it that is none; `5x0` and `5x999` are bad repeats. */
export function readNumbers(
  text: string,
  least: number,
  most: number,
  longest: number,
): { numbers: number[] } | { bad: string; isRepeat: boolean } {
  const numbers: number[] = [];
  for (const token of text.split(/[\s,;]+/).filter(Boolean)) {
    const found = TOKEN.exec(token);
    const [first, sign, second] = [Number(found?.[1]), found?.[2], Number(found?.[3])];
    if (!found) return { bad: token, isRepeat: false };
    const repeats = sign === "x" || sign === "×";
    const isRepeat = repeats && first >= least && first <= most;
    if ((sign && second > longest) || (repeats && !second)) return { bad: token, isRepeat };
    const part = !sign ? [first] : repeats ? Array<number>(second).fill(first) : run(first, second);
    const isBad = part.some((number) => number < least || number > most);
    if (isBad) return { bad: token, isRepeat: false };
    numbers.push(...part);
  }
  return { numbers };
}

/** Numbers as a text that `readNumbers` reads: runs and repeats drawn together. */
export function writeNumbers(numbers: readonly number[]): string {
  const parts: string[] = [];
  let at = 0;
  while (at < numbers.length) {
    const first = numbers[at] ?? 0;
    const equal = lengthOf(numbers, at, 0);
    const [up, down] = [lengthOf(numbers, at, 1), lengthOf(numbers, at, -1)];
    const longest = Math.max(equal, up, down);
    const last = numbers[at + longest - 1] ?? first;
    if (longest < 3) parts.push(`${first}`);
    else parts.push(longest === equal ? `${first}x${equal}` : `${first}-${last}`);
    at += longest < 3 ? 1 : longest;
  }
  return parts.join(" ");
}

function lengthOf(numbers: readonly number[], at: number, step: number): number {
  let length = 1;
  while (numbers[at + length] === (numbers[at] ?? 0) + length * step) length += 1;
  return length;
}
