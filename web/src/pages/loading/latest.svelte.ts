/** What the server has said last, while the next answer is on its way. */

export interface Latest<T> {
  readonly value: T | null;
  readonly problem: unknown;
  retry: () => void;
}

/** Ask now, and again whenever something that `ask` reads has changed. Call it in a component. */
export function latest<T>(ask: () => Promise<T>): Latest<T> {
  let value = $state.raw<T | null>(null);
  let problem = $state.raw<unknown>(null);
  let tries = $state(0);

  $effect(() => {
    void tries;
    let current = true;
    ask().then(
      (answer) => {
        if (current) [value, problem] = [answer, null];
      },
      (reason: unknown) => {
        if (current) problem = reason;
      },
    );
    return () => {
      current = false;
    };
  });

  return {
    get value() {
      return value;
    },
    get problem() {
      return problem;
    },
    retry() {
      tries += 1;
    },
  };
}
