/** Names that fit under a card: what the seat does must stay readable. */

import { cutName, lengthOf } from "../score/names";

/** In small Latin letters. */
const LONGEST = 9;

/** The name of `seat`, cut to its first word, with a letter more where two would be the same. */
export function shortName(seat: number, names: readonly string[]): string {
  const name = names[seat] ?? "";
  if (lengthOf(name) <= LONGEST) return name;
  const [first = "", second = ""] = name.split(/\s+/);
  const isTwice = names.some((other, at) => at !== seat && other.split(/\s+/)[0] === first);
  const short = isTwice && second !== "" ? `${cutName(first, LONGEST - 3)} ${second[0]}.` : first;
  return cutName(short, LONGEST);
}
