import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  cardName,
  combinedSeed,
  commitment,
  dealtHands,
  fromHex,
  checkShuffle,
  holds,
  isWholePack,
  packIds,
  placeBelow,
  sha256,
  shuffled,
  toHex,
} from "./shuffle";
import type { ShuffleOut } from "../generated/wire";

interface DealVector extends ShuffleOut {
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

test.each(vectors.deals)("deal $shuffle for $seats seats", (vector) => {
  expect(checkShuffle(vector)).toEqual({ committed: true, whole: true, ordered: true });
  const hands = dealtHands(vector.order, vector);
  expect(hands.map((hand) => hand.sort())).toEqual(vector.hands.map((hand) => hand.sort()));
  if (vector.trump === "turn-up") {
    expect(vector.order[vector.seats * vector.size]).toBe(vector.turn_up);
  }
});

const good = vectors.deals[2]!;
const [first, second, ...rest] = good.order as [string, string, ...string[]];
const onePlayer = good.players.slice(1);
const bad: Record<string, [keyof ReturnType<typeof checkShuffle>, Partial<ShuffleOut>]> = {
  "another secret": ["committed", { server: `1${good.server.slice(1)}` }],
  "another context": ["committed", { context: "match-2/3" }],
  "another commitment": ["committed", { commitment: "0".repeat(64) }],
  "two cards exchanged": ["ordered", { order: [second, first, ...rest] }],
  "a seed left out": ["ordered", { players: onePlayer }],
  "a pack in another order": ["whole", { pack: [...good.pack].reverse() }],
  "a card twice": ["whole", { pack: ["3S", ...good.pack.slice(1)] }],
  "no hex": ["committed", { server: "xyz" }],
};

test.each(Object.entries(bad))("%s does not hold", (_, [part, change]) => {
  const verdict = checkShuffle({ ...good, ...change });
  expect(verdict[part]).toBe(false);
  expect(holds(verdict)).toBe(false);
});

test("two packs with jokers are whole", () => {
  for (const { packs, jokers } of vectors.orders) {
    expect(isWholePack(packIds(packs, jokers).map(cardName))).toBe(true);
  }
  expect(isWholePack([])).toBe(false);
});

test.each(["f", "0g", "zz", "0 "])("%j is refused as hex", (text) => {
  expect(() => fromHex(text)).toThrow();
});

describe("packs of other sizes", () => {
  const pack = (ranks: string) =>
    [..."SHDC"].flatMap((suit) => [...ranks].map((rank) => rank + suit));
  const low = [...pack("234"), "5D"].sort(
    (one, other) => "SHDC".indexOf(one[1]!) - "SHDC".indexOf(other[1]!),
  );
  const full = pack("23456789TJQKA");

  test.each([
    ["the Latin 40", pack("234567JQKA")],
    ["the Latin 48", pack("23456789JQKA")],
    ["32 cards", pack("789TJQKA")],
    ["65 cards", [...full, ...low]],
  ])("%s are whole", (_, names) => {
    expect(isWholePack(names)).toBe(true);
  });

  test.each([
    ["without a card", pack("234567JQKA").slice(1)],
    ["without a card in the middle", pack("234567JQKA").filter((name) => name !== "5D")],
    ["without a rank in the middle", pack("23467JQKA")],
    ["of three packs", [...full, ...full, ...full]],
    ["without cards", []],
    ["with a card of no pack", [...pack("234567JQKA"), "TC"]],
  ])("one %s is not", (_, names) => {
    expect(isWholePack(names)).toBe(false);
  });
});
