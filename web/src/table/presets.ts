/** The named rule sets, asked for once in each language. */
import type { PresetOut } from "../generated/wire";
import { get } from "../lib/api";

const asked = new Map<string, Promise<PresetOut[]>>();

export function presetsIn(language: string): Promise<PresetOut[]> {
  let answer = asked.get(language);
  if (!answer) {
    answer = get<PresetOut[]>(`/presets?lang=${language}`);
    // What failed is asked again the next time.
    answer.catch(() => asked.delete(language));
    asked.set(language, answer);
  }
  return answer;
}
