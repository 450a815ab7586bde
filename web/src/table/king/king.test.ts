import { beforeAll, describe, expect, test, vi } from "vitest";
import { makeView } from "../../dev/views";
import type { DealOut, EventOut, KingOut, MatchOut } from "../../generated/wire";
import { speak } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import { columnsOf, isPositive, toCome } from "../../score/king";
import { narrate } from "../narrate";
import { contractsIn } from "./contracts";
import {
  askedRaise,
  ownPositive,
  parseSay,
  piles,
  pointsSoFar,
  priceOf,
  refusedEight,
  talkOf,
} from "./king";
import * as KING from "./narrate";
import { contractWords, countWords, prices, saleNote, worthWords } from "./words";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  settings.language = "en";
  await speak("cards", "table", "kingtable");
});

function face(name: string) {
  const view = makeView({ face: name, seats: 4, size: 13 });
  const { match } = view;
  const { king } = view.table.rules;
  if (!match || !king) throw new Error(`no match of King in ${name}`);
  return { ...view, match: match as MatchOut & { deal: DealOut }, king: king as KingOut };
}

describe("a contract of somebody's own", () => {
  test("goes by its name, one like a known one with its number", () => {
    expect(contractWords("sem-coração")).toBe("Sem coração");
    expect(contractWords("no-queens-2")).toBe(`${contractWords("no-queens")} 2`);
  });

  test("counts suits, ranks, cards and tricks in words", () => {
    const told = ["A", "S", "QD", "last-3"].map((what) => countWords(what, 1));
    expect(told).toEqual(["1 × ace", "1 × spades", "1 × queen of diamonds", "1 × 3 from the end"]);
    const prices = { AH: -4, "last-2": -10, "last-1": -20 };
    const counts = Object.entries(prices).map(([what, points]) => ({ what, points, by_seat: [] }));
    const worth = worthWords(counts);
    for (const thing of ["ace of hearts", "last trick but one"]) expect(worth).toContain(thing);
  });
});

describe("what is said", () => {
  test("is taken apart", () => {
    expect(parseSay("up:NT")).toMatchObject({ word: "up", trump: "NT" });
    expect(parseSay("2down")).toMatchObject({ word: "offer", number: 2, down: true });
    expect(parseSay("raise:6")).toMatchObject({ word: "raise", number: 6 });
    expect(parseSay("4333")).toMatchObject({ word: "4333", number: 0 });
  });

  test("is worth points by its direction", () => {
    const { king } = face("kingoffers");
    expect(priceOf({ number: 4, down: false }, king)).toBe(100);
    expect(priceOf({ number: 2, down: true }, king)).toBe(150);
  });

  test("stands in the column of its seat, the owner in none", () => {
    const talk = talkOf(face("kingofferslong").match.deal, 0);
    expect(talk.seats).toEqual([3, 0, 1]);
    const rows = talk.rounds.map((round) =>
      round.map((cell) => (cell === null ? "" : cell === "now" ? "now" : cell.saying.word)),
    );
    expect(rows).toEqual([
      ["offer", "offer", "offer"],
      ["match", "offer", "pass"],
      ["offer", "now", ""],
    ]);
  });

  test("leaves one offer standing", () => {
    const cells = talkOf(face("kingofferswait").match.deal, null).rounds.flat();
    const best = cells.filter((cell) => cell !== null && cell !== "now" && cell.isStanding);
    expect(best).toHaveLength(1);
  });

  test("tells the raise that is asked for, and who refused the eight", () => {
    expect(askedRaise(face("kingraise").match.deal)).toBe(6);
    expect(refusedEight(face("kingeightwait").match.deal)).toEqual([1, 2]);
    expect(refusedEight(face("kingraise").match.deal)).toEqual([]);
  });
});

describe("points", () => {
  test("so far are those of what is taken, and in a deal played down what all get", () => {
    const up = face("kinghearts");
    expect([0, 1, 2, 3].map((seat) => pointsSoFar(up.match.deal, seat, up.king))).toEqual([
      0, -40, -20, -60,
    ]);
    const down = face("kingdown");
    expect(pointsSoFar(down.match.deal, 2, down.king)).toBe(175);
  });

  test("of one price are told together", () => {
    const { counts } = face("kingmen").match.deal;
    expect(prices(counts)).toEqual([{ points: -30, things: ["K", "J"] }]);
    expect(worthWords(counts)).toBe("\u221230 a king and jack");
    expect(worthWords(face("kinglast").match.deal.counts)).toBe("\u221290 a last trick");
  });

  test("stand in two columns", () => {
    const { results, schedule } = face("kingresultsold").match;
    expect(results.filter(isPositive)).toHaveLength(1);
    const columns = columnsOf(results, 4);
    expect(columns.reduce((sum, one) => sum + one.negative, 0)).toBe(-1300);
    expect(columns.reduce((sum, one) => sum + one.positive, 0)).toBe(325);
    expect(toCome(results, schedule).map(({ number }) => number)).toEqual([8, 9, 10]);
  });

  test("that are paid say why they are fewer than was offered", () => {
    const { results } = face("kingresultcapped").match;
    const note = saleNote(results.at(-1)!, face("kingresultcapped").king, {
      you: 0,
      nameOf: (seat) => `P${seat}`,
    });
    expect(note).toContain("P1 pays you 100.");
    expect(note).toContain("(150)");
  });
});

test("the cards of the draw lie in a pile for each seat", () => {
  const [first, second] = piles(["AS", "4D", "TC", "9H", "KH"], 4);
  expect(first).toEqual([
    { card: "AS", at: 0 },
    { card: "KH", at: 4 },
  ]);
  expect(second).toHaveLength(1);
});

test("each first dealer gives the chooser another positive deal", () => {
  const { match } = face("kingchoose");
  const own = [0, 1, 2, 3].map((first) => ownPositive(match, 0, first, 4));
  expect([...own].sort((one, other) => one - other)).toEqual([7, 8, 9, 10]);
});

test("contracts are read from a rule set", () => {
  const list = [
    { name: "no-men", per_card: { K: -30, J: -30 } },
    { name: "end", last_tricks: [-50, -90] },
    { name: "positive", positive: true },
  ];
  const found = contractsIn({ contracts: { list } });
  expect(found.get("end")?.counts.map(({ what }) => what)).toEqual(["last-2", "last-1"]);
  expect(found.get("positive")?.isPositive).toBe(true);
  expect(contractsIn({}).size).toBe(0);
});

describe("by ear", () => {
  function event(e: EventOut["e"], rest: Partial<EventOut> = {}): EventOut {
    return {
      e,
      seat: null,
      card: null,
      number: null,
      cards: null,
      name: null,
      text: null,
      ...rest,
    };
  }
  function heard(name: string, ...events: EventOut[]): string[] {
    return narrate(events, face(name), "", KING);
  }

  test("an offer is told with its points, a match with what it takes", () => {
    expect(heard("kingofferswait", event("said", { seat: 1, text: "4up" }))).toEqual([
      "Beatriz offered 4 up, 100 points.",
    ]);
    const [taken] = heard("kingofferswait", event("said", { seat: 3, text: "match" }));
    expect(taken).toBe("Dora takes it as it stands: 4 up, 100 points.");
  });

  test("every stage says what is asked of me", () => {
    const faces = ["kingowner", "kingoffers", "kingreply", "kingraise", "kingeight", "kingnaming"];
    const asked = faces.map((name) => heard(name).at(-1) ?? "");
    expect(asked.every((line) => line.endsWith("?") || line.startsWith("Your offer"))).toBe(true);
    expect(new Set(asked).size).toBe(faces.length);
  });

  test("a deal is told by its contract, once", () => {
    expect(heard("kingtricks", event("dealt"))[0]).toBe("Deal 1: No tricks, \u221220 a trick.");
  });

  test("the end of a deal tells who paid whom", () => {
    expect(heard("kingresultsold", event("deal-ended"))[0]).toContain("pays 100 to Caio");
  });
});
