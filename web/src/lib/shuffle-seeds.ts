/**
 * The parts that this browser gave to shuffles, so that the page of the match can see whether they
 * were used: a server that put another one in their place could choose the cards after all.
 */

import type { ShuffleOut } from "../generated/wire";

interface Given {
  seat: number;
  seed: string;
  /** How many commitments to this shuffle were voided before. */
  voided: number;
}
type Tables = Record<string, Record<string, Given>>;

const KEY = "vaza.seeds";
const TABLES_KEPT = 12;

function stored(): Tables {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Tables;
  } catch {
    return {};
  }
}

/** Remember a part; a later one for the same shuffle, after a voided one, takes its place. */
export function keepSeed(table: string, shuffle: number, given: Given): void {
  const { [table]: mine = {}, ...others } = stored();
  const kept = Object.entries(others).slice(1 - TABLES_KEPT);
  const all: Tables = { ...Object.fromEntries(kept), [table]: { ...mine, [shuffle]: given } };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without storage there is nothing to compare with later; the rest of the check remains.
  }
}

/** Tell whether this browser's part is among those used; null where it gave none. */
export function isMineUsed(table: string, shuffle: ShuffleOut): boolean | null {
  const given = stored()[table]?.[shuffle.shuffle];
  // Given for a commitment that was voided after all: nothing of it was to be used.
  if (!given || given.voided !== shuffle.voided.length) return null;
  return shuffle.players.some(({ seat, seed }) => seat === given.seat && seed === given.seed);
}
