import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { timeLimit } from "../support/time-limit.js";
import type { Mutation } from "./mutations-of.js";
import type { Result } from "./results.js";
import { runProgram, type Ending } from "./run-program.js";

/** A copy of the sources in which a mutant is tried. */
export interface Bench {
  readonly folder: string;
  /** Aborted when time is up. */
  readonly signal: AbortSignal;
  /** Called with the name of each step as it begins. */
  readonly onStep: (step: string) => void;
  /** The test files of a changed file: at its path, with an import of it, or with cases of its output. */
  readonly testsOf: (file: string) => readonly string[];
}

interface TestRun {
  readonly ending: Ending;
  /** Test files that failed. */
  readonly failed: readonly string[];
}

const vitest = "node_modules/vitest/vitest.mjs";
/** Later checks take a quarter of the time of the first: they read again what the mutation can affect. */
const compiler = [
  ...["node_modules/typescript-7/bin/tsc", "--noEmit", "--singleThreaded"],
  ...["--incremental", "--tsBuildInfoFile", "../types.tsbuildinfo"],
];

/** True if the compiler accepts the sources; undefined if time is up. */
export async function compiles(bench: Bench): Promise<boolean | undefined> {
  bench.onStep("types");
  const ending = await run(bench, compiler);
  return ending === "stopped" ? undefined : ending === "passed";
}

/**
 * Builds the packages from the mutated sources and runs the tests: those of the file, those related to it, then all.
 * Undefined if time is up.
 */
export async function tryMutant(
  { file }: Mutation,
  bench: Bench,
): Promise<Pick<Result, "killedBy" | "tests"> | undefined> {
  bench.onStep("build");
  const built = await build(bench, file.startsWith("templates/"));
  if (built === "stopped") return undefined;
  if (built !== "passed") return { killedBy: "build", tests: [] };
  const ownTests = bench.testsOf(file);
  const related = [file, ...emittedFrom(file), ...ownTests];
  const steps = [
    ...(ownTests.length > 0 ? [["own tests", ["run", ...ownTests]] as const] : []),
    ["related tests", ["related", "--run", "--passWithNoTests", ...related]] as const,
    ["full suite", ["run"]] as const,
  ];
  for (const [step, args] of steps) {
    bench.onStep(step);
    const { ending, failed } = await runTests(bench, [...args, "--bail", "1"]);
    if (ending === "stopped") return undefined;
    if (ending !== "passed") return { killedBy: step, tests: failed };
  }
  return { tests: [] };
}

/** The test files among these that fail without a mutation; undefined if the packages do not build, or if time is up. */
export async function failingTests(bench: Bench, tests: readonly string[]): Promise<readonly string[] | undefined> {
  bench.onStep("tests without a mutation");
  if ((await build(bench, false)) !== "passed") return undefined;
  const { ending, failed } = await runTests(bench, ["run", ...tests]);
  return ending === "passed" || failed.length > 0 ? failed : undefined;
}

/** Builds what has changed. The runtime is copied into generated output, which contract tests and the sandbox import. */
async function build(bench: Bench, isTemplate: boolean): Promise<Ending> {
  const generate = [join(bench.folder, "generator/dist/cli.js"), "generate", "--quiet"];
  const steps: (readonly [args: readonly string[], cwd?: string])[] = [
    [["generator/build.mjs", "--quiet"]],
    ...(isTemplate ? ([[generate]] as const) : []),
    [generate, "sandbox/control"],
    [["sandbox/build.mjs", "--quiet"]],
  ];
  for (const [args, cwd = "."] of steps) {
    const ending = await run(bench, args, cwd);
    if (ending !== "passed") return ending;
  }
  return "passed";
}

/** The module of the output that has the runtime of a template. */
function emittedFrom(file: string): readonly string[] {
  const module = /^templates\/runtime\/([^/]+)\//.exec(file)?.[1];
  return module === undefined ? [] : [`generated/runtime/${module}.ts`];
}

async function runTests(bench: Bench, args: readonly string[]): Promise<TestRun> {
  const report = join(bench.folder, "../report.json");
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const ending = await run(bench, [vitest, ...args, ...reporters]);
  return { ending, failed: ending === "failed" && existsSync(report) ? failedIn(report, bench.folder) : [] };
}

function failedIn(report: string, folder: string): readonly string[] {
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as {
    testResults: readonly { name: string; status: string }[];
  };
  const failed = testResults.filter(({ status }) => status === "failed");
  return failed.map(({ name }) => relative(folder, name).replaceAll("\\", "/")).sort();
}

function run(bench: Bench, args: readonly string[], cwd = "."): Promise<Ending> {
  return runProgram(args, { cwd: join(bench.folder, cwd), signal: bench.signal, silence: timeLimit });
}

/** Writes the mutated text of a file. */
export function apply({ file, text }: Mutation, folder: string): void {
  writeFileSync(join(folder, file), text);
}
