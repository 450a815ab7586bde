/**
 * The pack of the table or record that is looked at: its faces, the names of its cards, the order
 * of its ranks. One page shows one pack, so there is one of it, as there is one language.
 */
import type { Component } from "svelte";

export type PackKind = "french" | "latin";

interface Art {
  Face: Component<{ card: string; mini?: boolean }>;
  signs: Record<string, string>;
}

const AGAIN = 1500;
const HIGH_ACE = "23456789TJQKA";
/** Ranks from the lowest to the highest, by the rule set's word; any other has the ace on top. */
const ORDERS: Record<string, string> = {
  brisca: "2456789TJQK3A",
  low_beats_high: "AKQJT98765432",
};

let kind = $state<PackKind>("french");
let ranks = $state(HIGH_ACE);
let art = $state.raw<Art | null>(null);
let isComing = false;

export const pack = {
  get kind() {
    return kind;
  },
  get ranks() {
    return ranks;
  },
  /** What is drawn for the Latin pack; null until it has come. */
  get art() {
    return art;
  },
};

async function bring(): Promise<void> {
  if (art || isComing) return;
  isComing = true;
  art = await import("./latin/art").catch(() => null);
  isComing = false;
  if (!art && kind === "latin") setTimeout(() => void bring(), AGAIN);
}

/** What a rule set says of its pack, as far as it says something. */
interface Facts {
  pack?: string;
  rank_order?: string;
}

/** Show the pack of these rules; null is the French one. */
export function showPack(rules: Facts | null): void {
  const { pack: name = "", rank_order: order = "" } = rules ?? {};
  kind = name.startsWith("latin") ? "latin" : "french";
  ranks = ORDERS[order] ?? HIGH_ACE;
  if (typeof document !== "undefined") document.documentElement.dataset["pack"] = kind;
  if (kind === "latin") void bring();
}
