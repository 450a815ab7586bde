import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  cardName,
  combinedSeed,
  commitment,
  dealtHands,
  fromHex,
  holdsCommitment,
  packIds,
  placeBelow,
  revealedOrder,
  sha256,
  shuffled,
  toHex,
  type Revealed,
} from "./shuffle";

interface DealVector extends Revealed {
  seats: number;
  dealer: number;
  size: number;
  trump: string;
  hands: string[][];
  turn_up: string | null;
}

interface Vectors {
  version: string;
  sha256: { message: string; digest: string }[];
  commitments: { context: string; secret: string; commitment: string }[];
  seeds: { context: string; secret: string; players: Record<string, string>; seed: string }[];
  places: { span: number; words: number[]; place: number }[];
  orders: { packs: number; jokers: number; seed: string; order: number[]; names: string }[];
  deals: DealVector[];
}

const file = new URL("../../../tests/vectors/shuffle.json", import.meta.url);
const vectors = JSON.parse(readFileSync(file, "utf-8")) as Vectors;

test("the vectors are of the version that is written here", () => {
  expect(vectors.version).toBe("vaza-shuffle/1");
});

test.each(vectors.sha256)("SHA-256 of $message.length digits", ({ message, digest }) => {
  expect(toHex(sha256(fromHex(message)))).toBe(digest);
});

test.each(vectors.commitments)("commitment in $context", ({ context, secret, ...wanted }) => {
  expect(commitment(context, fromHex(secret))).toBe(wanted.commitment);
});

test.each(vectors.seeds)("combined seed in $context of $players", (vector) => {
  const players = Object.entries(vector.players).map(
    ([seat, seed]) => [Number(seat), fromHex(seed)] as const,
  );
  const seed = combinedSeed(vector.context, fromHex(vector.secret), new Map(players.reverse()));
  expect(toHex(seed)).toBe(vector.seed);
});

test.each(vectors.places)("place below $span from $words", ({ span, words, place }) => {
  expect(placeBelow(words.values(), span)).toBe(place);
});

test("a stream without a fair word is no place", () => {
  expect(() => placeBelow([0xffffffff].values(), 3)).toThrow();
});

test.each(vectors.orders)("order of $packs packs and $jokers jokers by $seed", (vector) => {
  const order = shuffled(fromHex(vector.seed), packIds(vector.packs, vector.jokers));
  expect(order).toEqual(vector.order);
  expect(order.map(cardName).join(" ")).toBe(vector.names);
});

test.each(vectors.deals)("deal $context for $seats seats", (vector) => {
  expect(holdsCommitment(vector)).toBe(true);
  const order = revealedOrder(vector, packIds(1, 0));
  const hands = dealtHands(order, vector).map((hand) => [...hand].sort((a, b) => a - b));
  expect(hands.map((hand) => hand.map(cardName))).toEqual(vector.hands);
  if (vector.trump === "turn-up") {
    expect(cardName(order[vector.seats * vector.size]!)).toBe(vector.turn_up);
  }
});

test("a changed secret does not fit the commitment", () => {
  const revealed = vectors.deals[0]!;
  const secret = `1${revealed.secret.slice(1)}`;
  expect(holdsCommitment({ ...revealed, secret })).toBe(false);
});

test.each(["f", "0g", "zz", "0 "])("%j is refused as hex", (text) => {
  expect(() => fromHex(text)).toThrow();
});
