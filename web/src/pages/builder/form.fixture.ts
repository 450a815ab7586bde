/** A form for tests: an axis of every kind there is, and all terms of a scoring. */
import type { FormAxisOut, FormOut } from "../../generated/wire";

const AXIS: FormAxisOut = {
  path: "",
  name: "",
  title: "",
  help: "",
  kind: "number",
  is_list: false,
  choices: [],
  least: null,
  most: null,
  optional: false,
  null_title: null,
  nonempty: false,
  longest: null,
  is_set: false,
  default: null,
  sources: "",
};

function axis(path: string, more: Partial<FormAxisOut>): FormAxisOut {
  return { ...AXIS, path, name: path.split(".")[1] ?? "", title: path, ...more };
}

const words = (...values: string[]) => ({
  choices: values.map((value) => ({ value, title: value })),
});
const keys = (...names: string[]) => names.map((key) => ({ key, title: key }));
const range = { least: 1, most: 52 };

export const FORM: FormOut = {
  groups: [
    {
      name: "pack",
      title: "Pack",
      axes: [
        axis("pack.pack", { kind: "choice", ...words("std52", "std52+13low") }),
        axis("pack.packs", { least: 1, most: 4 }),
        axis("pack.extra_suits", { kind: "choice", is_list: true, ...words("C", "D", "H", "S") }),
        axis("pack.ranks", { kind: "choice", is_list: true, is_set: true, ...words("2", "A") }),
      ],
    },
    {
      name: "bidding",
      title: "Bidding",
      axes: [
        axis("bidding.hook", { kind: "choice", ...words("none", "ne", "7") }),
        axis("bidding.bid_max", { ...range, ...words("h") }),
        axis("bidding.max_nils_in_row", { ...range, optional: true }),
        axis("bidding.blind", { kind: "flag" }),
        axis("bidding.sizes", { ...range, is_list: true, longest: 200 }),
        axis("bidding.deals", { ...range, is_list: true, is_set: true, ...words("last") }),
      ],
    },
    { name: "scoring", title: "Scoring", axes: [] },
    {
      name: "contracts",
      title: "Contracts",
      axes: [axis("contracts.list", { kind: "contract", is_list: true, longest: 60 })],
    },
  ],
  scoring: {
    known: [],
    branches: keys("nil_made", "made", "under", "over", "nil_fail", "miss"),
    terms: keys("c", "b", "b2", "bT", "t", "d", "d2", "dT", "h"),
    least: -100_000,
    most: 100_000,
  },
  contracts: {
    known: [],
    things: ["tricks", "A", "KH"].map((key) => ({ key, group: "", title: key })),
    fresh: "own",
    reserved: ["free"],
    longest_name: 30,
    last: ["last", "last but one"],
    least: -10_000,
    most: 10_000,
  },
  defaults: {},
};
