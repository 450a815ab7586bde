/** Saying one of the things that may be said: by a tap, or by two where taps are to be confirmed. */
import type { ChoiceOut } from "../../generated/wire";
import { settings } from "../../lib/settings.svelte";
import type { TableState } from "../state.svelte";

export class Speaking {
  /** What was tapped once, where a second tap is wanted. */
  raised = $state<string | null>(null);
  readonly #table: TableState;

  constructor(table: TableState) {
    this.#table = table;
  }

  get choices(): readonly ChoiceOut[] {
    return this.#table.match?.legal.says ?? [];
  }

  get isMine(): boolean {
    return this.choices.length > 0;
  }

  /** What is on its way to the server. */
  get sending(): string | null {
    const act = this.#table.pending;
    return act?.a === "say" ? act.say : null;
  }

  /** It may be said now. */
  may(token: string): boolean {
    return this.choices.some((choice) => choice.value === token && !choice.refused);
  }

  isRaised(token: string): boolean {
    return this.raised === token || this.sending === token;
  }

  /** Say it, or tell why it may not be said; `sure` needs no second tap. */
  say(token: string, { sure = false } = {}): void {
    const note = this.choices.find((choice) => choice.value === token)?.refused;
    if (note) this.#table.explain(note);
    else if (settings.confirm && !sure && this.raised !== token) this.raised = token;
    else if (!this.#table.sent) {
      this.raised = null;
      void this.#table.do({ a: "say", say: token });
    }
  }
}
