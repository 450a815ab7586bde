import { describe, expect, test } from "vitest";
import { makeView } from "../../dev/views";
import type { CallOut, DealOut, MatchOut } from "../../generated/wire";
import { callTable, lastCall, numbersOf, offers, standing } from "./calls";
import { digits } from "../digits";
import { nearest } from "./keys";
import { bidsAtOnce, hasTurnNote, isTrumpOpen, isVeiled, needsWords, phaseOf } from "./phases";
import { paidStreaks, streakOf } from "./streaks";

function face(name: string): { match: MatchOut; deal: DealOut } & ReturnType<typeof makeView> {
  const view = makeView({ face: name, seats: 4, size: 7 });
  const { match } = view;
  if (!match?.deal) throw new Error(`no deal in ${name}`);
  return { ...view, match, deal: match.deal };
}

const pass = (seat: number): CallOut => ({ seat, tricks: null, trump: null });
const offer = (seat: number, tricks: number): CallOut => ({ seat, tricks, trump: "S" });
const seatsOf = (deal: DealOut, calls: CallOut[], turn: number | null) =>
  callTable({ ...deal, calls }, turn).rounds.map((round) =>
    round.map((cell) => (cell === null ? "" : cell === "now" ? "now" : String(cell.call.tricks))),
  );

describe("the calls", () => {
  const { deal } = face("auction");

  test("stand in the column of their seat, a new row each time round", () => {
    const calls = [pass(2), offer(3, 5), pass(0), pass(1), offer(2, 6)];
    expect(callTable({ ...deal, calls }, 3).seats).toEqual([2, 3, 0, 1]);
    expect(seatsOf(deal, calls, 3)).toEqual([
      ["null", "5", "null", "null"],
      ["6", "now", "", ""],
    ]);
  });

  test("leave out who has passed for good", () => {
    const calls = [offer(0, 5), pass(1), offer(2, 6), pass(3), offer(0, 7)];
    expect(seatsOf(deal, calls, 2)).toEqual([
      ["5", "null", "6", "null"],
      ["7", "", "now", ""],
    ]);
  });

  test("begin with the mark of the first to speak", () => {
    expect(seatsOf(deal, [], 1)).toEqual([["now", "", "", ""]]);
  });

  test("one of them stands", () => {
    expect(standing({ ...deal, calls: [offer(0, 5), offer(1, 6), pass(2)] })).toEqual(offer(1, 6));
    expect(standing({ ...deal, calls: [pass(0)] })).toBeNull();
    expect(lastCall({ ...deal, calls: [offer(0, 5), pass(0)] }, 0)).toEqual(pass(0));
  });
});

test("offers out of the auction's range are left out, too low ones are refused", () => {
  const all = offers(face("callfirst").match.legal.calls);
  expect(numbersOf(all).map((one) => one.number)).toEqual([6, 7, 8, 9, 10, 11, 12, 13]);
  const low = offers(face("call").match.legal.calls);
  expect(numbersOf(low).slice(0, 2)).toEqual([
    { number: 5, isOpen: false },
    { number: 6, isOpen: true },
  ]);
});

describe("keys", () => {
  test("two digits soon after each other are one number, if there is such a one", () => {
    const read = digits((number) => number <= 13);
    expect([read("1", 0), read("2", 300), read("5", 600)]).toEqual([1, 12, 5]);
    expect([read("1", 5000), read("2", 9000)]).toEqual([1, 2]);
  });

  test("arrows go to the nearest button of their row, or of the next one", () => {
    const boxes = [0, 50, 100].flatMap((x) => [
      { x, y: 0 },
      { x, y: 60 },
    ]);
    expect(nearest(boxes, 0, "ArrowRight")).toBe(2);
    expect(nearest(boxes, 2, "ArrowDown")).toBe(3);
    expect(nearest(boxes, 0, "ArrowLeft")).toBe(-1);
    expect(nearest(boxes, 5, "ArrowUp")).toBe(4);
    expect(nearest(boxes, 0, "Enter")).toBe(-1);
  });
});

test("the trump is open until it is won or named", () => {
  for (const name of ["auction", "exchange", "naming", "namingwait"]) {
    expect(isTrumpOpen(face(name).match), name).toBe(true);
  }
  for (const name of ["contract", "bid", "turnednt"]) {
    expect(isTrumpOpen(face(name).match), name).toBe(false);
  }
});

test("a phase has a panel of its own", () => {
  expect(
    ["auction", "exchange", "naming", "bid", "play"].map((n) => phaseOf(face(n).match)),
  ).toEqual(["auction", "exchange", "naming", null, null]);
});

test("a hidden bid is veiled, a shown one and a missing one are not", () => {
  const { deal } = face("atonce");
  expect([0, 1].map((seat) => isVeiled(deal, seat))).toEqual([false, true]);
  expect(isVeiled(face("play").deal, 1)).toBe(false);
  expect(["atonce", "secretplay", "bid"].map((name) => bidsAtOnce(face(name)))).toEqual([
    true,
    true,
    false,
  ]);
});

test("only a table of the wider family needs its words", () => {
  const plain = ["bid", "listen", "play", "result", "final"];
  expect(plain.filter((name) => needsWords(makeView({ face: name, seats: 4, size: 7 })))).toEqual(
    [],
  );
  const wider = ["auction", "secret", "naming", "streak", "revoke", "voidpassed", "redrawn", "cut"];
  expect(wider.filter((name) => !needsWords(face(name)))).toEqual([]);
});

test("a turned card is explained where its suit is not trump", () => {
  const told = ["turnednt", "turnedjoker", "redrawn", "cut", "bid"];
  expect(told.map((name) => hasTurnNote(face(name).deal))).toEqual([true, true, true, true, false]);
});

test("streaks are marked from two on, and paid when they are whole", () => {
  const { match } = face("streakresult");
  const rules = { streak_length: 5 };
  expect([0, 1, 2, 3].map((seat) => streakOf(match.results, seat, rules))).toEqual([5, 3, 0, 0]);
  expect(streakOf(match.results, 0, { streak_length: null })).toBe(0);
  expect(paidStreaks(match.results.at(-1)!, rules)).toEqual([{ seat: 0, streak: 5 }]);
});
