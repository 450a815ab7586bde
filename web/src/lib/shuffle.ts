/**
 * Checks a shuffle in the page: hash, commitment, combined seed and `vaza-shuffle/1`.
 *
 * This is the only rule-like code outside the core. It must agree with `src/vaza/rules/shuffle.py`
 * (and for the dealing with `src/vaza/rules/phases/dealing.py`); the vectors that hold both to it
 * are `tests/vectors/shuffle.json`. The hash is our own because a page on plain http has no
 * `crypto.subtle`, and a check that works only on https would be no check on a home network.
 */

import type { ShuffleOut } from "../generated/wire";

const WORDS = 2 ** 32;
const RANKS = "23456789TJQKA";
const SUITS = "SHDC";
const LANE = 16;
const PLANE = 64;
const JOKERS = [15, 31];

export type CardId = number;

// --- SHA-256 (FIPS 180-4) -----------------------------------------------------------------------

const PRIMES = firstPrimes(64);
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let next = 2; primes.length < count; next += 1) {
    if (primes.every((prime) => next % prime)) primes.push(next);
  }
  return primes;
}

function fraction(root: number): number {
  return Math.floor((root % 1) * WORDS);
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  return view;
}

function expanded(view: DataView, at: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const early = words[i - 15]!;
    const late = words[i - 2]!;
    const low = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const high = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + low + words[i - 7]! + high;
  }
  return words;
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
  for (let i = 0; i < 64; i += 1) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const one = (h + big1 + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

type Eight = [number, number, number, number, number, number, number, number];

/** Return the 32 bytes of SHA-256 of a message. */
export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const state = START.slice();
  for (let at = 0; at < view.byteLength; at += 64) compress(state, expanded(view, at));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

// --- bytes --------------------------------------------------------------------------------------

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Return the bytes of a text of hex digits; throws when it is none. */
export function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new Error("not a text of hex digits");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function joined(...parts: (Uint8Array | string)[]): Uint8Array {
  const encoder = new TextEncoder();
  const bytes = parts.map((part) => (typeof part === "string" ? encoder.encode(part) : part));
  const all = new Uint8Array(bytes.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of bytes) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

// --- commitment and seed ------------------------------------------------------------------------

/** Return the hex commitment to a server's secret for the shuffle that `context` names. */
export function commitment(context: string, secret: Uint8Array): string {
  return toHex(sha256(joined("vaza-commit/1\0", context, "\0", secret)));
}

/** Return the seed of a shuffle from the server's secret and the players' seeds by seat. */
export function combinedSeed(
  context: string,
  secret: Uint8Array,
  players: ReadonlyMap<number, Uint8Array>,
): Uint8Array {
  const seats = [...players].sort(([one], [other]) => one - other);
  const parts = seats.flatMap(([seat, seed]) => [Uint8Array.of(seat), sha256(seed)]);
  return sha256(joined("vaza-seed/1\0", context, "\0", secret, ...parts));
}

// --- vaza-shuffle/1 -----------------------------------------------------------------------------

/** Yield SHA-256(seed || counter) for counter 0, 1, 2 ... as 32-bit big-endian numbers. */
function* wordsOf(seed: Uint8Array): Generator<number> {
  for (let counter = 0; ; counter += 1) {
    const tail = new DataView(new ArrayBuffer(8));
    tail.setUint32(0, Math.floor(counter / WORDS));
    tail.setUint32(4, counter % WORDS);
    const block = new DataView(sha256(joined(seed, new Uint8Array(tail.buffer))).buffer);
    for (let at = 0; at < 32; at += 4) yield block.getUint32(at);
  }
}

/** Return a place below `span`; words that would make an order likelier than another are skipped. */
export function placeBelow(words: Iterator<number>, span: number): number {
  const limit = WORDS - (WORDS % span);
  for (let next = words.next(); !next.done; next = words.next()) {
    if (next.value < limit) return next.value % span;
  }
  throw new Error("the stream of words has ended");
}

/** Return the cards in the order that `seed` gives. */
export function shuffled(seed: Uint8Array, cards: readonly CardId[]): CardId[] {
  const order = [...cards].sort((one, other) => one - other);
  const words = wordsOf(seed);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const place = placeBelow(words, last + 1);
    [order[last], order[place]] = [order[place]!, order[last]!];
  }
  return order;
}

// --- cards --------------------------------------------------------------------------------------

/** Return the ids of all cards of a pack in ascending order. */
export function packIds(packs: number, jokers: number): CardId[] {
  const ids: CardId[] = [];
  for (let plane = 0; plane < packs; plane += 1) {
    for (let suit = 0; suit < 4; suit += 1) {
      for (let rank = 0; rank < 13; rank += 1) ids.push(plane * PLANE + suit * LANE + rank);
    }
    ids.push(...JOKERS.slice(0, jokers).map((bit) => plane * PLANE + bit));
  }
  return ids.sort((one, other) => one - other);
}

/** Return the public name of a card: rank then suit (`AS`, `TD`), `XX` for a joker. */
export function cardName(card: CardId): string {
  const lane = card % PLANE;
  if (JOKERS.includes(lane)) return "XX";
  return RANKS[lane % LANE]! + SUITS[Math.floor(lane / LANE)]!;
}

/** Return the hand of each seat: one card at a time from the eldest on, the dealer last. */
export function dealtHands<Card>(
  order: readonly Card[],
  deal: { seats: number; dealer: number; size: number },
): Card[][] {
  const { seats, dealer, size } = deal;
  return Array.from({ length: seats }, (_, seat) => {
    const first = (seat - dealer - 1 + 2 * seats) % seats;
    return Array.from({ length: size }, (__, round) => order[first + round * seats]!);
  });
}

// --- the check ----------------------------------------------------------------------------------

/** What the page found out about a revealed shuffle; all three must hold. */
export interface Verdict {
  /** The secret is the one that the server had committed itself to. */
  committed: boolean;
  /** The pack is a whole one, in the order in which every shuffle starts. */
  whole: boolean;
  /** The cards lay as the secret and the players' seeds say. */
  ordered: boolean;
}

/** Check a revealed shuffle; what cannot even be read does not hold. */
export function checkShuffle(shuffle: ShuffleOut): Verdict {
  try {
    return {
      committed: commitment(shuffle.context, fromHex(shuffle.server)) === shuffle.commitment,
      whole: isWholePack(shuffle.pack),
      ordered: revealedOrder(shuffle).join(" ") === shuffle.order.join(" "),
    };
  } catch {
    return { committed: false, whole: false, ordered: false };
  }
}

export function holds(verdict: Verdict): boolean {
  return verdict.committed && verdict.whole && verdict.ordered;
}

/** Return the names of the cards in the order that the revealed secret and seeds give. */
export function revealedOrder(shuffle: ShuffleOut): string[] {
  const players = new Map(shuffle.players.map(({ seat, seed }) => [seat, fromHex(seed)]));
  const seed = combinedSeed(shuffle.context, fromHex(shuffle.server), players);
  // Places stand for the cards: equal names, as of two jokers, stay apart.
  return shuffled(seed, [...shuffle.pack.keys()]).map((place) => shuffle.pack[place]!);
}

/** Ranks that a pack may lack: the low ones, or those that the Latin packs of 40 and 48 never had. */
const LATIN = ["234567JQKA", "23456789JQKA"];

/** Return the places of the cards in each pack, names taken in ascending order of their ids. */
function lanesOf(names: readonly string[]): number[][] {
  const packs: number[][] = [[]];
  for (const name of names) {
    const last = packs.at(-1)!.at(-1) ?? -1;
    const lane =
      name === "XX"
        ? (JOKERS.find((bit) => bit > last) ?? JOKERS[0]!)
        : SUITS.indexOf(name[1]!) * LANE + RANKS.indexOf(name[0]!);
    if (lane > last) packs.at(-1)!.push(lane);
    else packs.push([lane]);
  }
  return packs;
}

/**
 * Tell whether these are all cards of a pack, in ascending order of their ids: four suits with the
 * same ranks, and of a second pack no card that the first one lacks.
 */
export function isWholePack(names: readonly string[]): boolean {
  const [first = [], second = [], ...more] = lanesOf(names);
  const bySuit = [...SUITS].map((_, suit) =>
    first.flatMap((lane) => {
      const isIn = Math.floor(lane / LANE) === suit && !JOKERS.includes(lane);
      return isIn ? [RANKS[lane % LANE]] : [];
    }),
  );
  const ranks = bySuit[0]!.join("");
  const isKnown = ranks !== "" && (RANKS.endsWith(ranks) || LATIN.includes(ranks));
  const isEven = bySuit.every((suit) => suit.join("") === ranks);
  return isKnown && isEven && more.length === 0 && second.every((lane) => first.includes(lane));
}
