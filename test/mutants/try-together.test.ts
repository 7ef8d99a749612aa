import { describe, expect, it } from "vitest";
import { groupsOf, tryTogether } from "./try-together.js";

/**
 * Tries a group on test files, each with a predicate: true if it passes with the applied mutants. Returns each mutant
 * with its killers, the runs, and the conclusions about test files.
 */
async function tried(
  group: readonly string[],
  files: Readonly<Record<string, (mutants: readonly string[]) => boolean>>,
  ending: (mutants: readonly string[]) => "hung" | "stopped" | undefined = () => undefined,
): Promise<unknown> {
  const runs: string[] = [];
  const fates: Record<string, readonly string[] | undefined> = {};
  const proved: (readonly string[])[] = [];
  const isDone = await tryTogether(
    group,
    (mutants, tests) => {
      runs.push(`${mutants.join("+")}: ${tests.join(" ")}`);
      const end = ending(mutants);
      if (end !== undefined) return Promise.resolve({ ending: end, passed: [], failed: [] });
      const names = Object.keys(files).filter((name) => tests.length === 0 || tests.includes(name));
      const passed = names.filter((name) => files[name]!(mutants));
      const failed = names.filter((name) => !passed.includes(name));
      return Promise.resolve({ ending: failed.length === 0 ? "passed" : "failed", passed, failed });
    },
    {
      settle: (mutant, killers) => (fates[mutant] = killers),
      prove: (sound, unsound) => proved.push(sound, unsound),
    },
  );
  return { isDone, fates, runs, proved };
}

describe("mutants that are tried together", () => {
  it("survive after one run if all tests pass", async () => {
    expect(await tried(["a", "b"], { one: () => true })).toEqual({
      isDone: true,
      fates: { a: undefined, b: undefined },
      runs: ["a+b: "],
      proved: [["one"], []],
    });
  });

  it("are killed by the test files that failed and that fail again with one of them", async () => {
    const files = { one: () => true, two: (mutants: readonly string[]) => !mutants.includes("b") };
    expect(await tried(["a", "b"], files)).toEqual({
      isDone: true,
      fates: { a: undefined, b: ["two"] },
      runs: ["a+b: ", ": two", "a: two", "b: two"],
      proved: [["one"], [], ["two"], []],
    });
  });

  it("survive tests that fail without them", async () => {
    expect(await tried(["a"], { one: () => false })).toEqual({
      isDone: true,
      fates: { a: undefined },
      runs: ["a: ", ": one"],
      proved: [[], [], [], ["one"]],
    });
  });

  it("are killed if the suite hangs with one of them", async () => {
    const hangs = (mutants: readonly string[]): "hung" | undefined => (mutants.includes("c") ? "hung" : undefined);
    expect(await tried(["a", "b", "c"], { one: () => true }, hangs)).toMatchObject({
      isDone: true,
      fates: { a: undefined, b: undefined, c: [] },
      runs: ["a+b+c: ", "a+b: ", "c: "],
    });
  });

  it("have no fate when time is up", async () => {
    expect(await tried(["a", "b"], { one: () => true }, () => "stopped")).toMatchObject({ isDone: false, fates: {} });
  });

  it("are in two groups if they change one file", () => {
    const [first, second, third] = [{ file: "a" }, { file: "a" }, { file: "b" }];
    expect(groupsOf([first, second, third])).toEqual([[first, third], [second]]);
  });
});
