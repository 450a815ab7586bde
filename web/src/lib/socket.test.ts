import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Done, View } from "../generated/wire";
import { backoff, TableLink } from "./socket.svelte";

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

function view(seq: number): View {
  return { t: "view", seq, now: 0, view: { match: null } as View["view"], events: [] };
}

function last(): FakeSocket {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error("no socket");
  return socket;
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { protocol: "http:", host: "vaza.test" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the connection to a table", () => {
  test("waits longer from try to try, but never for long", () => {
    expect(backoff(0, 1)).toBe(300);
    expect(backoff(3, 1)).toBe(2400);
    expect(backoff(30, 1)).toBe(8000);
    expect(backoff(0, 0)).toBeGreaterThan(0);
  });

  test("comes back with the version it has seen, and says so meanwhile", () => {
    const link = new TableLink("t1", () => undefined);
    last().open();
    last().hear(view(7));
    expect(link.connection).toBe("open");
    last().close();
    expect(link.connection).toBe("lost");
    vi.advanceTimersByTime(400);
    expect(last().address).toBe("ws://vaza.test/ws/tables/t1?since=7");
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("sends what was not answered again with the same id, and what was answered no more", async () => {
    const link = new TableLink("t1", () => undefined);
    last().open();
    last().hear(view(1));
    const answer = link.do({ a: "ready" });
    const first = last().sent[0];
    last().close();
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().sent).toEqual([first]);
    const { id } = JSON.parse(first ?? "{}") as { id: string };
    const done: Done = { t: "done", id, seq: 2 };
    last().hear(done);
    await expect(answer).resolves.toEqual(done);
    last().close();
    vi.advanceTimersByTime(700);
    last().open();
    expect(last().sent).toEqual([]);
  });

  test("does not go back to an older view", () => {
    const link = new TableLink("t1", () => undefined);
    last().open();
    last().hear(view(5));
    last().hear(view(4));
    expect(link.seq).toBe(5);
  });

  test("closed is closed", () => {
    const link = new TableLink("t1", () => undefined);
    vi.stubGlobal("removeEventListener", () => undefined);
    vi.stubGlobal("document", { removeEventListener: () => undefined });
    last().open();
    link.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
