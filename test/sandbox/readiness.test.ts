import { afterEach, expect, it, vi } from "vitest";
import { readinessOf } from "../../sandbox/readiness.js";

afterEach(() => vi.useRealTimers());

it("reads the database once for calls at the same time, and reports one that is gone, slow or back", async () => {
  vi.useFakeTimers();
  let reads = 0;
  let outcome: () => Promise<undefined> = () => Promise.resolve(undefined);
  const platform = { first: () => ((reads += 1), outcome()) };
  const isReady = readinessOf({ platform } as never, 20);
  expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true]);
  expect(reads).toBe(1);
  outcome = () => Promise.reject(new Error("gone"));
  expect(await isReady()).toBe(false);
  let end = (): void => undefined;
  outcome = () => new Promise((resolve) => (end = () => resolve(undefined)));
  const isReadyAfter = async (milliseconds: number): Promise<boolean> => {
    const ready = isReady();
    await vi.advanceTimersByTimeAsync(milliseconds);
    return ready;
  };
  expect([await isReadyAfter(20), await isReadyAfter(20), reads]).toEqual([false, false, 3]);
  // A read that never ends, such as one of a broken connection.
  await vi.advanceTimersByTimeAsync(1);
  expect([await isReadyAfter(20), reads]).toEqual([false, 4]);
  end();
  outcome = () => Promise.resolve(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(await isReady()).toBe(true);
});
