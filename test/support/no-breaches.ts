import { afterAll, expect } from "vitest";

/**
 * Loaded before each test file: the tests of the sandbox fail where a server of it met an error of our own, such as an answer
 * that breaks its contract. Its stubs check every answer, and tell of such errors on the console while the caller sees a 500.
 */
if (/[\\/]test[\\/]sandbox[\\/]/.test(expect.getState().testPath ?? "")) {
  const told: unknown[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => {
    told.push(...words.filter((word) => word instanceof Error));
    error(...words);
  };
  afterAll(() => {
    console.error = error;
    expect(told, "errors of the servers of a sandbox").toEqual([]);
  });
}
