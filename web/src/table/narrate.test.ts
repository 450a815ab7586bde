import { beforeAll, describe, expect, test, vi } from "vitest";
import { makeView } from "../dev/views";
import type { EventOut, ViewOut } from "../generated/wire";
import { speak } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import { askedOf, narrate } from "./narrate";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  settings.language = "en";
  await speak("cards", "table");
});

function event(e: EventOut["e"], rest: Partial<EventOut> = {}): EventOut {
  return { e, seat: null, card: null, number: null, cards: null, name: null, text: null, ...rest };
}

function view(face: string): ViewOut {
  return makeView({ seats: 4, size: 7, face });
}

describe("whose turn it is", () => {
  test("is said when the turn begins, and not with what happens beside it", () => {
    const mine = view("play");
    expect(narrate([event("ready")], mine)).toEqual(["It is your turn."]);
    const chat = event("chat", { name: "Ana", text: "hi" });
    expect(narrate([chat], mine, askedOf(mine))).toEqual(["Ana said: hi"]);
  });

  test("is said again in the next trick", () => {
    const [now, next] = [view("play"), view("play")];
    next.match!.deal!.tricks.push({ leader: 0, cards: [], winner: 0 });
    expect(narrate([], next, askedOf(now))).toEqual(["It is your turn."]);
  });

  test("is not said to who waits or watches", () => {
    expect([askedOf(view("listen")), askedOf(view("watch"))]).toEqual(["", ""]);
  });
});

test("the vote is put to who may vote, once", () => {
  const vote = view("vote");
  expect(narrate([], vote).join()).toContain("Play on?");
  expect(narrate([event("vote", { seat: 1, text: "yes" })], vote, askedOf(vote))).toEqual([]);
});

test("the answer, voided shuffles and a new match are told", () => {
  const events = [event("continued", { text: "yes" }), event("voided"), event("rematch")];
  const told = narrate(events, view("watch"));
  expect(told[0]).toBe("The table decided to play on.");
  expect(told).toHaveLength(3);
});

test("the draw tells who deals first, and by which card", () => {
  const drawn = event("drawn", { seat: 0, cards: ["AS", "4D", "TC", "9H"] });
  expect(narrate([drawn], view("drawn"))[0]).toMatch(/^You drew .*ace of spades/);
});

test("the end tells who won", () => {
  const over = view("final");
  over.match!.outcome = { totals: [1, 9, 1, 1], places: [2, 1, 2, 2], winners: [1] };
  expect(narrate([event("match-over")], over)).toEqual(["End of the match. Beatriz won."]);
  over.match!.outcome.winners = [0];
  expect(narrate([event("match-over")], over)).toEqual(["End of the match. You won!"]);
});
