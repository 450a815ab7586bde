/** From a choice on the page to a table on the server. */
import type { Do, MeOut, Out, TableIn, TableMadeOut } from "../../generated/wire";
import { get, post } from "../../lib/api";
import { keepTable } from "../../lib/last-table";

export interface TableChoice {
  rules: string;
  seats: number;
  speed: NonNullable<TableIn["speed"]>;
  listed: boolean;
}

export const FIRST_CHOICE: TableChoice = {
  rules: "dane-se",
  seats: 4,
  speed: "normal",
  listed: false,
};

const KEY = "vaza.choice";
const PATIENCE = 8000;

/** The choice that was made last on this device. */
export function lastChoice(): TableChoice {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<TableChoice>;
    return { ...FIRST_CHOICE, ...stored };
  } catch {
    return { ...FIRST_CHOICE };
  }
}

export function keepChoice(choice: TableChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Private windows may refuse to store; then the first choice comes up again.
  }
}

/** The name by which this browser is known to the server, or an empty one. */
export async function knownName(): Promise<string> {
  return (await get<MeOut>("/me")).name ?? "";
}

/** Tell the server one's name; it answers with the cookie that a seat belongs to. */
export async function introduce(name: string): Promise<void> {
  await post<MeOut>("/me", { name });
}

/** Open a table in this name; its maker sits on seat 0. */
export async function openTable(choice: TableChoice, name: string): Promise<TableMadeOut> {
  await introduce(name);
  const wanted: TableIn = { ...choice, timer: 0 };
  const made = await post<TableMadeOut>("/tables", wanted);
  keepTable(made.id);
  return made;
}

/** Start the match at a table of one's own: bots take the empty seats. */
export function startWithBots(table: string): Promise<void> {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${table}`);
  const asked: Do = { t: "do", id: `start-${table}`, act: { a: "start" } };
  const answered = new Promise<void>((resolve, reject) => {
    socket.onopen = () => socket.send(JSON.stringify(asked));
    socket.onerror = () => reject(new Error("no connection"));
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(String(data)) as Out;
      if (told.t === "done") resolve();
      else if (told.t !== "view") reject(new Error(told.text));
    };
    setTimeout(() => reject(new Error("no answer")), PATIENCE);
  });
  return answered.finally(() => socket.close());
}
