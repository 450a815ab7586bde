import { beforeEach, expect, test, vi } from "vitest";
import type { ShuffleOut } from "../generated/wire";
import { isMineUsed, keepSeed } from "./shuffle-seeds";

function shuffle(number: number, players: [number, string][], voided: string[] = []): ShuffleOut {
  const hidden = { context: "", commitment: "", server: "", pack: [], order: [] };
  return {
    ...hidden,
    shuffle: number,
    voided,
    players: players.map(([seat, seed]) => ({ seat, seed })),
  };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("a part that was used is found, another one is missed", () => {
  keepSeed("t1", 3, { seat: 1, seed: "aa", voided: 0 });
  expect(
    isMineUsed(
      "t1",
      shuffle(3, [
        [0, "bb"],
        [1, "aa"],
      ]),
    ),
  ).toBe(true);
  expect(
    isMineUsed(
      "t1",
      shuffle(3, [
        [0, "bb"],
        [1, "ab"],
      ]),
    ),
  ).toBe(false);
  expect(isMineUsed("t1", shuffle(3, [[2, "aa"]]))).toBe(false);
  expect(isMineUsed("t1", shuffle(3, []))).toBe(false);
});

test("nothing is said of shuffles that this browser had no part in", () => {
  keepSeed("t1", 3, { seat: 1, seed: "aa", voided: 0 });
  expect(isMineUsed("t1", shuffle(4, []))).toBe(null);
  expect(isMineUsed("t2", shuffle(3, []))).toBe(null);
});

test("a part for a voided commitment need not be used, a new one takes its place", () => {
  keepSeed("t1", 3, { seat: 1, seed: "aa", voided: 0 });
  expect(isMineUsed("t1", shuffle(3, [], ["c0"]))).toBe(null);
  keepSeed("t1", 3, { seat: 1, seed: "cc", voided: 1 });
  expect(isMineUsed("t1", shuffle(3, [[1, "cc"]], ["c0"]))).toBe(true);
  expect(isMineUsed("t1", shuffle(3, [[1, "aa"]], ["c0"]))).toBe(false);
});

test("only the last tables are kept", () => {
  for (let table = 0; table < 20; table += 1) {
    keepSeed(`t${table}`, 0, { seat: 0, seed: "aa", voided: 0 });
  }
  expect(isMineUsed("t7", shuffle(0, []))).toBe(null);
  expect(isMineUsed("t8", shuffle(0, []))).toBe(false);
});

test("a full or forbidden storage does no harm", () => {
  const refuse = () => {
    throw new Error("no");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  keepSeed("t1", 3, { seat: 1, seed: "aa", voided: 0 });
  expect(isMineUsed("t1", shuffle(3, []))).toBe(null);
});
