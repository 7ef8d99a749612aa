import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSurvivors } from "../contract/mutation/survivors.js";
import { seedOfRun } from "../support/seeds.js";
import { choicesOf, slotsOf, type Slot } from "./draw-mutants.js";
import type { Mutation } from "./mutations-of.js";
import { reportMutants, resultLine } from "./report-mutants.js";
import { Results, type Result } from "./results.js";
import { scratchCheckout, type ScratchCheckout } from "./scratch-checkout.js";
import { apply, compiles, testFiles, tryMutant, type Bench, type TestRun } from "./try-mutant.js";
import { groupsOf, tryTogether } from "./try-together.js";

interface Sources {
  readonly files: readonly string[];
  readonly seed: number;
  readonly read: (file: string) => string;
}

/** The test files of changed files, among all files of a repository. */
type TestsOfChanges = (
  changed: readonly string[],
  files: readonly string[],
  read: Sources["read"],
) => readonly string[];

/** Tries the mutants of the commit that are left. Returns the exit code: 1 for survivors without a reason. */
export async function runMutants(root: string, testsOfChanges: TestsOfChanges): Promise<number> {
  const git = (...args: readonly string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" });
  const commit = git("rev-parse", "HEAD").trim();
  const seed = seedOfRun();
  const minutes = Number(process.env["MINUTES"] ?? 90);
  const only = process.env["ONLY"]?.split(",").map(Number);
  console.log(`Mutants of ${commit.slice(0, 12)} with SEED=${seed}. Changes that are not committed have no effect.`);
  const results = new Results(join(root, `node_modules/.cache/mutants/${commit}-${seed}.jsonl`));
  const scratch = scratchCheckout(root, commit);
  const abort = removeOnSignals(scratch);
  try {
    const files = git("ls-tree", "-r", "-z", "--name-only", commit).split("\0").slice(0, -1);
    const read = (file: string): string => readFileSync(join(scratch.folder, file), "utf8");
    const slots = slotsOf(files).filter(({ number }) => only?.includes(number) ?? true);
    const done = results.all();
    const bench: Bench = {
      folder: scratch.folder,
      signal: AbortSignal.timeout(minutes * 60_000),
      onStep: () => undefined,
      testsOf: (file) => testsOfChanges([file], files, read),
    };
    for (const [index, slot] of slots.entries()) {
      if (bench.signal.aborted || done.has(slot.number)) continue;
      const onStep = (step: string): void => progress(`${index + 1} of ${slots.length}: ${slot.folder} (${step})`);
      const result = await trySlot(slot, { files, seed, read }, scratch, { ...bench, onStep });
      if (result !== undefined) finish(results, result);
    }
    await trySurvivors(slots, results, { files, seed, read }, scratch, { ...bench, onStep: progress });
    const isSound = await proveKillers(results, scratch, bench);
    const numbers = new Set(slots.map(({ number }) => number));
    const mine = [...results.all().values()].filter(({ number }) => numbers.has(number));
    const { lines, isGood } = reportMutants(
      mine,
      readSurvivors(join(root, "test/mutants/equivalent.tsv")),
      slots.length,
    );
    console.log(lines.join("\n"));
    return isGood && isSound ? 0 : 1;
  } finally {
    abort();
  }
}

/** The result of a slot: its first mutation that compiles. Undefined if time is up, or if no mutation of its folder compiles. */
async function trySlot(
  slot: Slot,
  { files, seed, read }: Sources,
  scratch: ScratchCheckout,
  bench: Bench,
): Promise<Result | undefined> {
  const start = performance.now();
  const choices = choicesOf(slot, files, seed, read);
  try {
    for (const [refused, mutation] of choices.entries()) {
      scratch.restore();
      apply(mutation, scratch.folder);
      const isAccepted = await compiles(bench);
      if (isAccepted === undefined) return undefined;
      if (!isAccepted) continue;
      const fate = await tryMutant(mutation, bench);
      const seconds = Math.round((performance.now() - start) / 1000);
      return fate && { number: slot.number, id: mutation.id, refused, ...fate, seconds };
    }
    return undefined;
  } finally {
    scratch.restore();
  }
}

/** Runs the full suite on all survivors of their own tests together. */
async function trySurvivors(
  slots: readonly Slot[],
  results: Results,
  { files, seed, read }: Sources,
  scratch: ScratchCheckout,
  bench: Bench,
): Promise<void> {
  scratch.restore();
  const waiting = slots.flatMap((slot) => {
    const result = results.all().get(slot.number);
    if (result?.isWaiting !== true) return [];
    const mutation = choicesOf(slot, files, seed, read).find(({ id }) => id === result.id);
    return mutation === undefined ? [] : [{ result, mutation, file: mutation.file }];
  });
  const run = (mutants: readonly { readonly mutation: Mutation }[], tests: readonly string[]): Promise<TestRun> => {
    scratch.restore();
    const mutations = mutants.map(({ mutation }) => mutation);
    for (const mutation of mutations) apply(mutation, scratch.folder);
    const changed = mutations.map(({ file }) => file);
    return testFiles(bench, changed, tests);
  };
  const settle = (
    { result: { isWaiting: _, ...result } }: (typeof waiting)[number],
    killers?: readonly string[],
  ): void => finish(results, { ...result, ...(killers && { killedBy: "full suite", tests: killers }) });
  const prove = (sound: readonly string[], unsound: readonly string[]): void => results.add({ sound, unsound });
  for (const group of groupsOf(waiting)) if (!(await tryTogether(group, run, { settle, prove }))) break;
  progress("");
}

/** Writes a result down. */
function finish(results: Results, result: Result): void {
  progress("");
  results.add({ result });
  console.log(resultLine(result));
}

/** Runs the tests that killed mutants once without a mutation. False if one fails: its mutants are tried again. */
async function proveKillers(results: Results, scratch: ScratchCheckout, bench: Bench): Promise<boolean> {
  const tests = results.unproven();
  if (tests.length === 0) return true;
  scratch.restore();
  // After the time limit too: results without it prove nothing.
  const unlimited = { ...bench, signal: new AbortController().signal, onStep: progress };
  const { passed, failed } = await testFiles(unlimited, [], tests);
  progress("");
  if (passed.length + failed.length === 0) {
    console.log("The tests could not run without a mutation.");
    return false;
  }
  results.add({ sound: passed, unsound: failed });
  if (failed.length > 0) console.log(`These tests fail without a mutation: ${failed.join(", ")}. Repair them first.`);
  return failed.length === 0;
}

/** Removes the copy on signals that end the process. Returns the function that removes it in other cases. */
function removeOnSignals(scratch: ScratchCheckout): () => void {
  const end = (): never => process.exit(130);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  const remove = (): void => scratch.remove();
  process.on("exit", remove);
  for (const signal of signals) process.on(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
    process.off("exit", remove);
    remove();
  };
}

function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}
