import { expect, test } from "vitest";
import { cutName, lengthOf } from "./names";

test("a short name stays whole", () => expect(cutName("Ana", 5)).toBe("Ana"));

test("a long name ends in an ellipsis", () => expect(cutName("Bernardete", 6)).toBe("Bern…"));

test("what is read as one sign is never cut in two", () => {
  const family = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}";
  expect(cutName(family.repeat(4), 6)).toBe(`${family.repeat(2)}…`);
  expect(cutName("e\u0301e\u0301e\u0301e\u0301", 3.5)).toBe("e\u0301e\u0301…");
});

test("wide signs take more room", () => expect(lengthOf("田中")).toBeGreaterThan(lengthOf("ab")));
