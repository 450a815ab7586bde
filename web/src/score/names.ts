/** Names as people write them: cut between what is read as one sign, never within it. */

function signsOf(text: string): string[] {
  if (typeof Intl.Segmenter !== "function") return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** How much room a sign takes, in small Latin letters. */
function roomOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code >= 0x1100) return 2;
  if (/[MW@%]/.test(sign)) return 1.8;
  return /[\p{Lu}mw]/u.test(sign) ? 1.4 : 1;
}

/** How much room a text takes, in small Latin letters. */
export function lengthOf(text: string): number {
  return signsOf(text).reduce((sum, sign) => sum + roomOf(sign), 0);
}

/** Return a name that fits into `room` letters, with a sign of what is left out. */
export function cutName(name: string, room: number): string {
  if (lengthOf(name) <= room) return name;
  let left = room - 1.5;
  let kept = "";
  for (const sign of signsOf(name)) {
    left -= roomOf(sign);
    if (left < 0) break;
    kept += sign;
  }
  return `${kept.trimEnd()}…`;
}
