/** Axes and values as the form's own words have them. */
import type { FormAxisOut, FormOut } from "../../generated/wire";

export interface Flags {
  yes: string;
  no: string;
  /** How many deals a list of contracts has. */
  deals: (count: number) => string;
}

/** A value in words: the titles of choices, numbers as they are. */
export function valueText(axis: FormAxisOut, value: unknown, flags: Flags): string {
  if (axis.kind === "contract" && Array.isArray(value) && value.length) {
    return flags.deals(value.length);
  }
  if (Array.isArray(value)) {
    const told = value.map((one) => valueText(axis, one, flags)).join(", ");
    return told || axis.null_title || "–";
  }
  if (value === null || value === undefined) return axis.null_title ?? "–";
  if (typeof value === "boolean") return value ? flags.yes : flags.no;
  return axis.choices.find((choice) => choice.value === value)?.title ?? String(value);
}

export function axesByPath(form: FormOut): Map<string, FormAxisOut> {
  return new Map(form.groups.flatMap((group) => group.axes.map((axis) => [axis.path, axis])));
}

/** A text without case and accents. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Whether every word that is looked for stands in the axis: its name, help, values or group. */
export function isFound(axis: FormAxisOut, group: string, query: string): boolean {
  const told = [axis.title, axis.help, group, ...axis.choices.map((choice) => choice.title)];
  const text = plain(told.join(" "));
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
