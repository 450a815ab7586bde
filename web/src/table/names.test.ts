import { expect, test } from "vitest";
import { shortName } from "./names";

test("a short name stays", () => {
  expect(shortName(0, ["Ana", "Rui"])).toBe("Ana");
});

test("a long name loses its second word", () => {
  expect(shortName(0, ["Beto Almeida", "Rui"])).toBe("Beto");
});

test("two of the same first name stay apart", () => {
  const names = ["Beto Almeida", "Beto Carvalho"];
  expect(names.map((_, seat) => shortName(seat, names))).toEqual(["Beto A.", "Beto C."]);
});

test("one long word is cut", () => {
  expect(shortName(0, ["Maximilianus", "Rui"])).toBe("Maximi…");
});
