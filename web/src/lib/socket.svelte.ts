/**
 * The connection to a table: one view for each change, acts with ids, and patience.
 *
 * An act is kept until the server has answered it and is sent again, with the same id, after each
 * new connection: the server does it once.
 */
import type { Act, Done, EventOut, Out, Refused, View, ViewOut } from "../generated/wire";

export type Connection = "connecting" | "open" | "lost";
export type Answer = Done | Refused;
export type Listener = (message: View, isFirst: boolean) => void;

interface Pending {
  text: string;
  settle: (answer: Answer) => void;
}

const PATIENCE = 8000;
const LONGEST_WAIT = 8000;
const STALE = 25_000;

/** 16 random bytes in hex; works without a secure context. */
export function randomHex(bytes = 16): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** How long to wait before try number `tries` (from 0), in milliseconds. */
export function backoff(tries: number, luck = Math.random()): number {
  return Math.min(LONGEST_WAIT, 300 * 2 ** tries) * (0.6 + 0.4 * luck);
}

export class TableLink {
  view = $state.raw<ViewOut | null>(null);
  events = $state.raw<EventOut[]>([]);
  seq = $state(0);
  connection = $state<Connection>("connecting");
  /** Server time minus ours, in milliseconds. */
  skew = 0;

  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #tries = 0;
  #timer = 0;
  #closed = false;
  #hiddenAt = 0;

  constructor(
    readonly table: string,
    readonly onview: Listener,
  ) {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#onVisible);
    this.#connect();
  }

  /** Ask for an act; the promise ends when the server has answered, over whatever connections. */
  do(act: Act): Promise<Answer> {
    const id = randomHex();
    const text = JSON.stringify({ t: "do", id, act });
    return new Promise((settle) => {
      this.#pending.set(id, { text, settle });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
      setTimeout(() => this.#doubt(id), PATIENCE);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#onVisible);
    this.#socket?.close();
  }

  /** Connect anew, as somebody else if the cookie has changed. */
  restart(): void {
    this.#drop();
    this.#connect();
  }

  #address(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.seq > 0 ? `?since=${this.seq}` : "";
    return `${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.table)}${since}`;
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    const socket = new WebSocket(this.#address());
    let isFirst = true;
    this.#socket = socket;
    socket.onopen = () => this.#resend(socket);
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      isFirst = this.#read(JSON.parse(event.data) as Out, isFirst);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#retry();
    };
  }

  #resend(socket: WebSocket): void {
    for (const { text } of this.#pending.values()) socket.send(text);
  }

  #read(message: Out, isFirst: boolean): boolean {
    if (message.t === "view") {
      this.#take(message, isFirst);
      return false;
    }
    if (message.t === "done" || message.t === "refused") {
      this.#pending.get(message.id)?.settle(message);
      this.#pending.delete(message.id);
    } else {
      console.debug(message.text);
    }
    return isFirst;
  }

  #take(message: View, isFirst: boolean): void {
    if (message.seq < this.seq) return;
    this.#tries = 0;
    this.connection = "open";
    this.skew = message.now - Date.now();
    this.onview(message, isFirst);
    this.view = message.view;
    this.events = message.events;
    this.seq = message.seq;
  }

  #retry(): void {
    this.#socket = null;
    if (this.#closed) return;
    this.connection = this.view ? "lost" : "connecting";
    this.#timer = window.setTimeout(() => this.#connect(), backoff(this.#tries));
    this.#tries += 1;
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** No answer for long: the connection may be dead without knowing it. */
  #doubt(id: string): void {
    if (!this.#pending.has(id) || this.#closed) return;
    this.restart();
    setTimeout(() => this.#doubt(id), PATIENCE * 2);
  }

  #wake = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) this.restart();
  };

  #onVisible = (): void => {
    if (document.hidden) {
      this.#hiddenAt = Date.now();
    } else if (Date.now() - this.#hiddenAt > STALE) {
      this.restart();
    } else {
      this.#wake();
    }
  };
}
