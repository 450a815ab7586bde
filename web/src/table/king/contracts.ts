/** The contracts of a rule set, as its page has them: names and what each counts. */
import type { CountOut } from "../../generated/wire";

export interface ContractJson {
  name: string;
  isPositive: boolean;
  counts: CountOut[];
}

function read(entry: Record<string, unknown>): ContractJson {
  const count = (what: string, points: unknown): CountOut => ({
    what,
    points: Number(points),
    by_seat: [],
  });
  const last = (entry["last_tricks"] ?? []) as number[];
  return {
    name: String(entry["name"]),
    isPositive: entry["positive"] === true,
    counts: [
      ...(entry["per_trick"] ? [count("tricks", entry["per_trick"])] : []),
      ...Object.entries((entry["per_card"] ?? {}) as Record<string, number>).map(([what, points]) =>
        count(what, points),
      ),
      ...last.map((points, at) => count(`last-${last.length - at}`, points)),
    ],
  };
}

/** Return the contracts by name; none for rules without them. */
export function contractsIn(rules: Record<string, unknown>): Map<string, ContractJson> {
  const { list = [] } = (rules["contracts"] ?? {}) as { list?: Record<string, unknown>[] };
  return new Map(list.map(read).map((contract) => [contract.name, contract]));
}
