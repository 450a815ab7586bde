import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { speak } from "../lib/i18n.svelte";
import { settings, type Language } from "../lib/settings.svelte";
import { cardWords, indexOf, sortHand, suitWords } from "./cards";
import { BREAKS, PIPS, SIGNS } from "./latin/signs";
import { pack, showPack } from "./pack.svelte";

const PODRIDA = { pack: "latin40", rank_order: "latin_A_R_C_V_7" };
const POCHA = { pack: "latin40", rank_order: "brisca" };

async function say(language: Language): Promise<void> {
  settings.language = language;
  await speak("cards");
}

beforeAll(() => {
  // `speak` tells the page its language.
  Object.assign(globalThis, { document: { documentElement: { lang: "", dataset: {} } } });
});
afterEach(() => showPack(null));

describe("the Latin pack", () => {
  test("counts its ace and its court", () => {
    showPack(PODRIDA);
    expect(["AS", "2H", "7D", "JC", "QS", "KH"].map((card) => indexOf(card))).toEqual([
      "1",
      "2",
      "7",
      "10",
      "11",
      "12",
    ]);
    showPack(null);
    expect(["AS", "JC", "TD"].map((card) => indexOf(card))).toEqual(["A", "J", "10"]);
  });

  test.each([
    ["pt", "cavaleiro de copas", "ás de ouros", "paus"],
    ["en", "knight of cups", "ace of coins", "clubs"],
    ["es", "caballo de copas", "as de oros", "bastos"],
  ] as const)("has its own names in %s", async (language, knight, ace, clubs) => {
    await say(language);
    showPack(PODRIDA);
    expect([cardWords("QH"), cardWords("AD"), suitWords("C")]).toEqual([knight, ace, clubs]);
  });

  test("is gone with its table", async () => {
    await say("es");
    showPack(PODRIDA);
    showPack(null);
    expect(pack.kind).toBe("french");
    expect(cardWords("QH")).toBe("dama de corazones");
  });

  test("is held in the order of its ranks", () => {
    const hand = ["2S", "3S", "JS", "AS", "KS"];
    showPack(PODRIDA);
    expect(sortHand(hand, ["S"])).toEqual(["AS", "KS", "JS", "3S", "2S"]);
    showPack(POCHA);
    expect(sortHand(hand, ["S"])).toEqual(["AS", "3S", "KS", "JS", "2S"]);
    showPack({ pack: "std52", rank_order: "low_beats_high" });
    expect(sortHand(hand, ["S"])).toEqual(["2S", "3S", "JS", "KS", "AS"]);
  });

  test("has as many signs on a card as it counts, all in its panel", () => {
    for (const [rank, { size, at }] of Object.entries(PIPS)) {
      expect(at).toHaveLength(Number(rank));
      for (const [x, y] of at) {
        expect(Math.abs(x) + 12 * size).toBeLessThan(24);
        expect(Math.abs(y) + 12 * size).toBeLessThan(64);
      }
    }
  });

  test("tells its suits by sign and by the breaks of the frame", () => {
    expect(Object.keys(SIGNS).sort()).toEqual(["C", "D", "H", "S"]);
    expect(new Set(Object.values(SIGNS)).size).toBe(4);
    expect("DHSC".split("").map((suit) => BREAKS[suit]?.length)).toEqual([0, 1, 2, 3]);
  });
});
