/**
 * One open table: its connection, the view that is drawn, and what outlives a view on the screen
 * (the finished trick, the reason of a refusal). Facts come from the view; nothing is judged here.
 */
import { getContext, setContext } from "svelte";
import { showPack } from "../cards/pack.svelte";
import type {
  Act,
  DealOut,
  EventOut,
  MatchOut,
  NoteOut,
  SeatOut,
  TableOut,
  TrickOut,
  View,
} from "../generated/wire";
import { keepSeed } from "../lib/shuffle-seeds";
import { randomHex, TableLink, type Answer } from "../lib/socket.svelte";
import { motion } from "./motion.svelte";
import { askedOf, narrate, type More } from "./narrate";
import { isKing, needsWords } from "./phases/phases";
import { withWords } from "./phases/with-words";
import { kingParts } from "./king/with-king";

/** What the page needs of a connection; the development page has one of its own. */
export type Link = Pick<
  TableLink,
  "view" | "events" | "seq" | "connection" | "skew" | "do" | "restart" | "close"
>;

const KEY = Symbol("table");
const REST = 950;
const HINT = 5000;
const FRESH = 7000;

/** The trick that lies on the table, and its place in the deal. */
export interface TrickShown extends TrickOut {
  at: number;
  isResting: boolean;
}

export class TableState {
  readonly link: Link;
  /** The finished trick that is still shown, by its place in the deal. */
  resting = $state<number | null>(null);
  /** Why the last act was refused, or the last tapped card may not be played. */
  hint = $state<NoteOut | null>(null);
  /** Sentences for those who listen, newest last. */
  spoken = $state.raw<{ id: number; text: string }[]>([]);
  /** Events of the last message, for those who draw or sound them. */
  sent = $state(false);
  /** I have asked for a new match: the page follows to its table. */
  wantsRematch = $state(false);
  /** The bid or the card that the server has not answered yet. */
  pending = $state.raw<Act | null>(null);
  /** The cards that I am choosing to pass on, by their keys in the hand. */
  picked = $state.raw<string[]>([]);
  /** The cards that have just been passed to me. */
  fresh = $state.raw<string[]>([]);
  /** A card that would be a revoke, and what plays it all the same. */
  revoking = $state.raw<{ card: string; go: () => void } | null>(null);

  #restTimer = 0;
  #hintTimer = 0;
  #freshTimer = 0;
  #count = 0;
  #seeded = "";
  #asked = "";

  constructor(id: string, link?: Link) {
    this.link = link ?? new TableLink(id, (message, isFirst) => this.take(message, isFirst));
  }

  get table(): TableOut {
    const view = this.link.view;
    if (!view) throw new Error("no view yet");
    return view.table;
  }
  get match(): MatchOut | null {
    return this.link.view?.match ?? null;
  }
  get deal(): DealOut | null {
    return this.match?.deal ?? null;
  }
  get seats(): SeatOut[] {
    return this.table.seats;
  }
  get you(): number | null {
    return this.table.you;
  }
  /** The seat at the near edge: yours, or the first for a spectator. */
  get near(): number {
    return this.you ?? 0;
  }
  get isMyTurn(): boolean {
    const isAwaited = this.you !== null && (this.match?.awaited.includes(this.you) ?? false);
    return isAwaited && this.table.stage === "playing";
  }

  name(seat: number | null | undefined): string {
    return seat === null || seat === undefined ? "" : (this.seats[seat]?.name ?? "");
  }

  /** What a seat has bid, as far as I may know it: mine also while it is not shown. */
  bidOf(seat: number): number | null {
    const shown = this.deal?.bids[seat] ?? null;
    return shown ?? (seat === this.you ? (this.match?.own_bid ?? null) : null);
  }

  /** Choose a card to be passed on, or put it back. */
  togglePick(key: string, wanted: number): void {
    if (this.picked.includes(key)) this.picked = this.picked.filter((other) => other !== key);
    else if (this.picked.length < wanted) this.picked = [...this.picked, key];
    else this.explain({ reason: "card-count", facts: { number: wanted + 1, wanted } });
  }

  /** The cards that I have played in this deal. */
  get played(): string[] {
    const { deal, you } = this;
    if (!deal || you === null) return [];
    const tricks = deal.trick ? [...deal.tricks, deal.trick] : deal.tricks;
    const seats = deal.bids.length;
    return tricks.flatMap(({ leader, cards }) => cards[(you - leader + seats) % seats] ?? []);
  }

  /** The trick to draw: the finished one while it rests, else the one in play. */
  get trick(): TrickShown | null {
    const deal = this.deal;
    if (!deal) return null;
    const done = this.resting === null ? undefined : deal.tricks[this.resting];
    if (done && this.resting !== null) return { ...done, at: this.resting, isResting: true };
    if (!deal.trick) return null;
    return { ...deal.trick, at: deal.tricks.length, isResting: false };
  }

  /** Ask for an act; a refusal becomes the hint. */
  async do(act: Act): Promise<Answer> {
    const isPlay = PLAYS.has(act.a);
    this.sent = true;
    if (isPlay) this.pending = act;
    const answer = await this.link.do(act);
    this.sent = false;
    if (act.a === "rematch") this.wantsRematch = answer.t === "done";
    if (isPlay) this.pending = null;
    if (answer.t === "refused") this.explain({ reason: answer.reason, facts: answer.facts });
    return answer;
  }

  explain(note: NoteOut): void {
    clearTimeout(this.#hintTimer);
    this.hint = { ...note };
    this.#hintTimer = window.setTimeout(() => (this.hint = null), HINT);
  }

  /** A new view has come: decide what rests, what is said, what must be answered. */
  take(message: View, isFirst: boolean): void {
    const { events } = message;
    showPack(message.view.table.rules);
    motion.prepare(events, message.view, isFirst);
    this.#rest(events, message, isFirst);
    this.#tell(message, isFirst);
    this.#pass(message);
    if (events.some((event) => ["played", "bid", "called", "said"].includes(event.e))) {
      this.hint = null;
    }
    this.#giveSeed(message);
  }

  close(): void {
    clearTimeout(this.#restTimer);
    clearTimeout(this.#hintTimer);
    clearTimeout(this.#freshTimer);
    showPack(null);
    this.link.close();
  }

  #rest(events: readonly EventOut[], message: View, isFirst: boolean): void {
    const last = events.map((event) => event.e).lastIndexOf("trick");
    const goesOn = events.slice(last + 1).some(({ e }) => e === "played" || e === "dealt");
    const tricks = message.view.match?.deal?.tricks.length ?? 0;
    const ms = REST * motion.pace;
    if (last >= 0 && !goesOn && !isFirst && tricks > 0 && ms > 0) {
      clearTimeout(this.#restTimer);
      this.resting = tricks - 1;
      this.#restTimer = window.setTimeout(() => (this.resting = null), ms);
    } else if (goesOn || events.some(({ e }) => e === "played" || e === "dealt")) {
      clearTimeout(this.#restTimer);
      this.resting = null;
    }
  }

  /** Say what happened, in words that may have to come first. */
  #tell({ events, view }: View, isFirst: boolean): void {
    const before = this.#asked;
    this.#asked = askedOf(view);
    // What was before I came is not told.
    if (isFirst) return;
    const say = (more?: More) => this.#say(narrate(events, view, before, more));
    if (isKing(view)) void kingParts().then(({ telling }) => say(telling));
    else if (needsWords(view)) void withWords(() => import("./phases/narrate")).then(say);
    else say();
  }

  /** Cards that come from a neighbour are marked for a moment; what was chosen is gone. */
  #pass({ events, view }: View): void {
    if (!view.match?.legal.pass_cards) this.picked = [];
    if (!view.match?.legal.cards.length) this.revoking = null;
    const passed = events.findLast((event) => event.e === "cards-passed");
    if (!passed?.cards) return;
    clearTimeout(this.#freshTimer);
    this.fresh = passed.cards;
    this.#freshTimer = window.setTimeout(() => (this.fresh = []), FRESH);
  }

  #say(sentences: readonly string[]): void {
    if (sentences.length === 0) return;
    const added = sentences.map((text) => ({ id: (this.#count += 1), text }));
    this.spoken = [...this.spoken, ...added].slice(-8);
  }

  /** The shuffle waits for this seat's seed: draw one and send it, once for each commitment. */
  #giveSeed(message: View): void {
    const waiting = message.view.match?.waiting;
    const { id, you } = message.view.table;
    if (waiting?.what !== "seeds" || waiting.shuffle === null || you === null) return;
    const wanted = `${waiting.shuffle}.${waiting.voided}`;
    if (!waiting.seats.includes(you) || this.#seeded === wanted) return;
    this.#seeded = wanted;
    const { shuffle, voided } = waiting;
    const seed = randomHex(32);
    void this.link.do({ a: "seed", shuffle, seed }).then((answer) => {
      if (answer.t === "done") keepSeed(id, shuffle, { seat: you, seed, voided });
    });
  }
}

/** Acts that wait for their answer, with the table showing them on their way. */
const PLAYS: ReadonlySet<Act["a"]> = new Set([
  "bid",
  "change-bid",
  "call",
  "pass-cards",
  "name-trump",
  "say",
  "pick",
  "choose-first",
  "play",
]);

export function provideTable(state: TableState): TableState {
  return setContext(KEY, state);
}

export function useTable(): TableState {
  return getContext<TableState>(KEY);
}
