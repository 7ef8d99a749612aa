import { expect, it } from "vitest";
import { readinessOf } from "../../sandbox/readiness.js";

it("reads the database once for calls at the same time, and reports one that is gone, slow or back", async () => {
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
  expect([await isReady(), await isReady(), reads]).toEqual([false, false, 3]);
  // A read that never ends, such as one of a broken connection.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([await isReady(), reads]).toEqual([false, 4]);
  end();
  outcome = () => Promise.resolve(undefined);
  await new Promise(setImmediate);
  expect(await isReady()).toBe(true);
});
