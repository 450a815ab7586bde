/** A rule set as a form edits it: values by path, and what differs. */

/** Groups of axes, and `scoring`, as in a rule set file. */
export type Rules = Record<string, unknown>;

export const SCORING = "scoring";

function split(path: string): [string, string] {
  const at = path.indexOf(".");
  return at < 0 ? [path, ""] : [path.slice(0, at), path.slice(at + 1)];
}

/** The value at `group.axis`, or of the whole `scoring`. */
export function valueAt(rules: Rules, path: string): unknown {
  const [group, name] = split(path);
  return name ? (rules[group] as Rules | undefined)?.[name] : rules[group];
}

/** The rules with one value set; nothing else is touched. */
export function withValue(rules: Rules, path: string, value: unknown): Rules {
  const [group, name] = split(path);
  if (!name) return { ...rules, [group]: value };
  return { ...rules, [group]: { ...(rules[group] as Rules), [name]: value } };
}

/** The rules with each of these values set. */
export function withAll(
  rules: Rules,
  changes: Iterable<{ readonly path: string; readonly value: unknown }>,
): Rules {
  let changed = rules;
  for (const { path, value } of changes) changed = withValue(changed, path, value);
  return changed;
}

/** A value so that equal ones are equal texts: terms of 0 say nothing, keys have no order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .filter(([, entry]) => entry !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => [key, canonical(entry)]);
}

/** A text that is the same for equal values. */
export function keyOf(value: unknown): string {
  return JSON.stringify(canonical(value));
}

export function same(one: unknown, other: unknown): boolean {
  return keyOf(one) === keyOf(other);
}

/** The rules with every group of the form: those of bids say nothing of contracts. */
export function whole(rules: Rules, defaults: Rules): Rules {
  return { ...defaults, ...rules };
}

/** The paths in which rules differ from those they began as, in the order of the form. */
export function changedPaths(rules: Rules, base: Rules): string[] {
  return Object.keys(base).flatMap((group) => {
    if (group === SCORING) return same(rules[group], base[group]) ? [] : [group];
    return Object.keys(base[group] as Rules)
      .map((name) => `${group}.${name}`)
      .filter((path) => !same(valueAt(rules, path), valueAt(base, path)));
  });
}
