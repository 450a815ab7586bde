/** The presets and rule pages, asked for once in each language. */
import type { PresetOut, RulePageOut } from "../../generated/wire";
import { get } from "../../lib/api";
import type { Language } from "../../lib/settings.svelte";

const known = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let answer = known.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = get<T>(path);
    known.set(path, answer);
    answer.catch(() => known.delete(path));
  }
  return answer;
}

export function presets(language: Language): Promise<PresetOut[]> {
  return once(`/presets?lang=${language}`);
}

/** The page of a preset's name or a code. */
export function rulePage(ref: string, language: Language): Promise<RulePageOut> {
  return once(`/rules/${encodeURIComponent(ref)}?lang=${language}`);
}

/** The number of seats nearest to the one wanted. */
export function nearestSeats(seats: readonly number[], wanted: number): number {
  return [...seats].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted;
}

/** Rising numbers with their runs drawn together: `1–12, 14`. */
export function runs(numbers: readonly number[]): string {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}
