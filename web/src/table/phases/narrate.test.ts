import { beforeAll, expect, test, vi } from "vitest";
import { makeView } from "../../dev/views";
import type { EventOut } from "../../generated/wire";
import { speak } from "../../lib/i18n.svelte";
import { narrate } from "../narrate";
import * as phases from "./narrate";

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
beforeAll(() => speak("table", "cards", "phases"));

function event(e: EventOut["e"], facts: Partial<EventOut> = {}): EventOut {
  return { e, seat: null, card: null, number: null, cards: null, name: null, text: null, ...facts };
}

function said(face: string, ...events: EventOut[]): string[] {
  return narrate(events, makeView({ face, seats: 4, size: 7 }), "as before", phases);
}

test("the auction is told, and what is asked of me", () => {
  expect(
    said(
      "call",
      event("called", { seat: 1, text: "6H" }),
      event("called", { seat: 0, text: "pass" }),
    ),
  ).toEqual([
    "Beatriz ofereceu 6 de copas.",
    "Você passou.",
    "É a sua vez.",
    "Qual é o seu lance?",
  ]);
  expect(said("contract", event("auction-won", { seat: 2, text: "9NT" }))[0]).toBe(
    "Caio ganhou o leilão com 9 sem trunfo.",
  );
});

test("cards that come are named to whom they come to", () => {
  expect(said("exchange", event("cards-passed", { cards: ["QD", "2C"] }))[0]).toBe(
    "Você recebeu dama de ouros e dois de paus.",
  );
  expect(said("exchange", event("cards-passed", { cards: [] }))[0]).toBe(
    "As cartas foram passadas.",
  );
});

test("a hidden number is told to its own seat alone", () => {
  const [mine, theirs] = said(
    "atonce",
    event("bid-placed", { seat: 0, number: 3 }),
    event("bid-placed", { seat: 1 }),
  );
  expect(mine).toBe("Você pediu 3; só você vê.");
  expect(theirs).toBe("Beatriz já pediu.");
});

test("a void deal says who revoked and what it costs", () => {
  expect(said("voidrevoke", event("deal-voided", { seat: 2, text: "revoke" }))[0]).toContain(
    "Renúncia de Caio: -50 pontos.",
  );
  expect(said("voidpassed", event("deal-voided", { text: "passed" }))[0]).toBe(
    "Todos passaram. Novas cartas, o mesmo jogador dá.",
  );
});

test("a turned card that means no trumps is told with the deal", () => {
  expect(said("turnednt", event("dealt"))[0]).toContain("Sem trunfo: virou quatro de copas.");
  expect(said("call", event("dealt"))[0]).toContain("O trunfo ainda não está decidido.");
});
