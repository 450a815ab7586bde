/** What could not be brought is asked for again, until it comes. */
import { afterEach, expect, test, vi } from "vitest";
import { bring } from "./bring";

afterEach(() => vi.useRealTimers());

test("a part that comes is asked for once", async () => {
  const load = vi.fn(() => Promise.resolve("part"));
  expect(await bring(load)).toBe("part");
  expect(load).toHaveBeenCalledTimes(1);
});

test("a part that fails is asked for again", async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.resolve("part"));
  load.mockRejectedValueOnce(new Error("no network")).mockRejectedValueOnce(new Error("still"));
  const part = bring(load);
  await vi.runAllTimersAsync();
  expect(await part).toBe("part");
  expect(load).toHaveBeenCalledTimes(3);
});
