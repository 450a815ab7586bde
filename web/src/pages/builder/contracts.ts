/** Contracts of King as a form edits them: what they count, their names, their list. */
import type { FormContractsOut } from "../../generated/wire";
import { same } from "./rules";

/** As in a rule set file; what is left out is no or nothing. */
export interface Contract {
  name: string;
  positive?: boolean;
  per_trick?: number;
  per_card?: Record<string, number>;
  last_tricks?: number[];
  base?: number;
  hearts_lead_ban?: boolean;
  forced_card?: string;
}

/** One thing that counts: `tricks`, `base`, `last-1`, or a suit, a rank or a card. */
export interface Term {
  key: string;
  points: number;
}

const LAST = "last-";
const FIRST_POINTS = -20;

export function termsOf(contract: Contract): Term[] {
  const last = contract.last_tricks ?? [];
  return [
    ...(contract.per_trick === undefined ? [] : [{ key: "tricks", points: contract.per_trick }]),
    ...Object.entries(contract.per_card ?? {}).map(([key, points]) => ({ key, points })),
    ...last.map((points, at) => ({ key: `${LAST}${last.length - at}`, points })),
    ...(contract.base === undefined ? [] : [{ key: "base", points: contract.base }]),
  ];
}

/** What can be made to count besides; `last` is one more of the last tricks. */
export function addable(contract: Contract, form: FormContractsOut): FormContractsOut["things"] {
  const used = new Set(termsOf(contract).map(({ key }) => key));
  const count = contract.last_tricks?.length ?? 0;
  return form.things.filter(({ key }) =>
    key === "last" ? count < form.last.length : !used.has(key),
  );
}

/** What a term is called. */
export function thingTitle(key: string, form: FormContractsOut): string {
  if (key.startsWith(LAST)) return form.last[Number(key.slice(LAST.length)) - 1] ?? key;
  return form.things.find((thing) => thing.key === key)?.title ?? key;
}

export function withTerm(contract: Contract, key: string, points: number): Contract {
  if (key === "tricks") return { ...contract, per_trick: points };
  if (key === "base") return { ...contract, base: points };
  if (!key.startsWith(LAST)) {
    return { ...contract, per_card: { ...contract.per_card, [key]: points } };
  }
  const last = [...(contract.last_tricks ?? [])];
  last[last.length - Number(key.slice(LAST.length))] = points;
  return { ...contract, last_tricks: last };
}

/** The contract with one thing more that counts, at the price of the last one of its kind. */
export function added(contract: Contract, key: string): Contract {
  const points = termsOf(contract).at(-1)?.points || FIRST_POINTS;
  if (key !== "last") return withTerm(contract, key, key === "base" ? Math.abs(points) : points);
  const last = contract.last_tricks ?? [];
  return { ...contract, last_tricks: [last[0] ?? points, ...last] };
}

export function withoutTerm(contract: Contract, key: string): Contract {
  const { per_trick, per_card, last_tricks, base, ...rest } = contract;
  const cards = Object.fromEntries(Object.entries(per_card ?? {}).filter(([one]) => one !== key));
  const last = key === `${LAST}${last_tricks?.length ?? 0}` ? last_tricks?.slice(1) : last_tricks;
  return {
    ...rest,
    ...(per_trick === undefined || key === "tricks" ? {} : { per_trick }),
    ...(Object.keys(cards).length ? { per_card: cards } : {}),
    ...(last?.length ? { last_tricks: last } : {}),
    ...(base === undefined || key === "base" ? {} : { base }),
  };
}

/** Whether a term can be left out: of the last tricks only the first of them. */
export function isRemovable(contract: Contract, key: string): boolean {
  return !key.startsWith(LAST) || key === `${LAST}${contract.last_tricks?.length ?? 0}`;
}

// --- names --------------------------------------------------------------------------------------

/** A text as the name of a contract: `Sem coração!` is `sem-coração`; may be empty. */
export function nameOf(text: string, longest: number): string {
  const letters = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^a-z0-9ß-öø-ÿ]+/g, "-");
  return letters.replace(/^-/, "").slice(0, longest).replace(/-$/, "");
}

/** The name with a number where the list has another contract of that name. */
export function freeName(name: string, list: readonly Contract[], longest: number): string {
  const taken = new Set(list.map((one) => one.name));
  let free = name;
  for (let number = 2; taken.has(free); number += 1) {
    const suffix = `-${number}`;
    free = name.slice(0, longest - suffix.length).replace(/-$/, "") + suffix;
  }
  return free;
}

/** What a contract of one's own is called as long as nobody has said it: by what it counts. */
export function suggestedName(
  contract: Contract,
  form: FormContractsOut,
  listed: (names: string[]) => string,
): string {
  const things = termsOf(contract)
    .filter(({ key }) => key !== "base")
    .map(({ key }) => thingTitle(key, form));
  const name = things.length ? nameOf(listed(things), form.longest_name) : "";
  return !name || form.reserved.includes(name) ? form.fresh : name;
}

// --- the list -----------------------------------------------------------------------------------

export function moved<T>(list: readonly T[], at: number, to: number): T[] {
  const now = [...list];
  now.splice(to, 0, ...now.splice(at, 1));
  return now;
}

/** Where a new contract goes: a negative one before the positive deals at the end. */
export function placeFor(contract: Contract, list: readonly Contract[]): number {
  if (contract.positive) return list.length;
  return list.findLastIndex((one) => !one.positive) + 1;
}

/** The list with a contract at its place, numbered where another one has its name. */
export function inserted(
  list: readonly Contract[],
  contract: Contract,
  longest: number,
): { list: Contract[]; at: number } {
  const others = list.filter((one) => !same(one, contract));
  const name = freeName(contract.name, others, longest);
  const at = placeFor(contract, list);
  return { list: [...list.slice(0, at), { ...contract, name }, ...list.slice(at)], at };
}

/** The list with every contract that equals `before` changed: one name is one contract. */
export function replaced(list: readonly Contract[], before: Contract, after: Contract): Contract[] {
  return list.map((one) => (same(one, before) ? after : one));
}
