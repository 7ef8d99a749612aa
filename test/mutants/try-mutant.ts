import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Mutation } from "./mutations-of.js";
import type { Result } from "./results.js";
import { runProgram, type Ending } from "./run-program.js";

/** A copy of the sources in which mutants are tried. */
export interface Bench {
  readonly folder: string;
  /** Aborted when time is up. */
  readonly signal: AbortSignal;
  /** Called with the name of each step as it begins. */
  readonly onStep: (step: string) => void;
  /** The test files of a changed file: at its path, with an import of it, or with cases of its output. */
  readonly testsOf: (file: string) => readonly string[];
}

/** A run of test files. It has no files if it hung. */
export interface TestRun {
  readonly ending: Ending;
  /** Test files that passed. */
  readonly passed: readonly string[];
  /** Test files that failed. */
  readonly failed: readonly string[];
}

const vitest = "node_modules/vitest/vitest.mjs";
/** Milliseconds without a line of output after which a step hangs: each test file has a line, and few take a minute. */
const maxSilence = 180_000;
/** The same for the compiler and the builds, which print nothing: on a busy machine they take minutes. */
const maxQuietTime = 600_000;
/** Later checks take a quarter of the time of the first: they read again what the mutation can affect. */
const compiler = [
  ...["node_modules/typescript-7/bin/tsc", "--noEmit", "--singleThreaded"],
  ...["--incremental", "--tsBuildInfoFile", "../types.tsbuildinfo"],
];

/** True if the compiler accepts the sources; undefined if time is up. */
export async function compiles(bench: Bench): Promise<boolean | undefined> {
  bench.onStep("types");
  const ending = await run(bench, compiler, maxQuietTime);
  return ending === "stopped" ? undefined : ending === "passed";
}

/**
 * Builds the packages from the mutated sources and runs the tests of the file, those at its path first. A survivor waits for the
 * full suite. Undefined if time is up.
 */
export async function tryMutant(
  { file }: Mutation,
  bench: Bench,
): Promise<Pick<Result, "killedBy" | "tests" | "isWaiting"> | undefined> {
  const built = await build(bench, [file]);
  if (built === "stopped") return undefined;
  if (built !== "passed") return { killedBy: "build", tests: [] };
  const related = bench.testsOf(file);
  const nearest = related.filter((test) => isNear(test, file));
  const others = related.filter((test) => !nearest.includes(test));
  for (const [step, tests] of [
    ["nearest tests", nearest],
    ["related tests", others],
  ] as const) {
    if (tests.length === 0) continue;
    bench.onStep(step);
    const { ending, failed } = await runTests(bench, [...tests, "--bail", "1"]);
    if (ending === "stopped") return undefined;
    if (ending !== "passed") return { killedBy: step, tests: failed };
  }
  return { tests: [], isWaiting: true };
}

/** True of tests in the folder of a file. */
function isNear(test: string, file: string): boolean {
  const folder = file.replace(/^templates\//, "").replace(/[^/]+$/, "");
  return test.startsWith(`test/${folder}`) && !test.slice(`test/${folder}`.length).includes("/");
}

/** Builds the packages after these files changed, and runs test files; all of them if none is named. */
export async function testFiles(bench: Bench, changed: readonly string[], tests: readonly string[]): Promise<TestRun> {
  const ending = await build(bench, changed);
  if (ending !== "passed") return { ending, passed: [], failed: [] };
  bench.onStep(tests.length === 0 ? "full suite" : "tests that failed");
  return runTests(bench, tests);
}

/** Builds what has changed. The runtime is copied into generated output, which contract tests and the sandbox import. */
async function build(bench: Bench, changed: readonly string[]): Promise<Ending> {
  bench.onStep("build");
  const generate = [join(bench.folder, "generator/dist/cli.js"), "generate", "--quiet"];
  const steps: readonly (readonly [args: readonly string[], cwd?: string])[] = [
    [["generator/build.mjs", "--quiet"]],
    ...(changed.some((file) => file.startsWith("templates/")) ? ([[generate]] as const) : []),
    [generate, "sandbox/control"],
    [["sandbox/build.mjs", "--quiet"]],
  ];
  for (const [args, cwd = "."] of steps) {
    const ending = await run(bench, args, maxQuietTime, cwd);
    if (ending !== "passed") return ending;
  }
  return "passed";
}

async function runTests(bench: Bench, args: readonly string[]): Promise<TestRun> {
  const report = join(bench.folder, "../report.json");
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const ending = await run(bench, [vitest, "run", ...args, ...reporters], maxSilence);
  const files = (ending === "passed" || ending === "failed") && existsSync(report) ? filesIn(report) : [];
  const named = (status: string): readonly string[] =>
    files
      .filter((file) => file.status === status)
      .map(({ name }) => relative(bench.folder, name).replaceAll("\\", "/"))
      .sort();
  return { ending, passed: named("passed"), failed: named("failed") };
}

function filesIn(report: string): readonly { readonly name: string; readonly status: string }[] {
  return (JSON.parse(readFileSync(report, "utf8")) as { testResults: { name: string; status: string }[] }).testResults;
}

function run(bench: Bench, args: readonly string[], silence: number, cwd = "."): Promise<Ending> {
  return runProgram(args, { cwd: join(bench.folder, cwd), signal: bench.signal, silence });
}

/** Writes the mutated text of a file. */
export function apply({ file, text }: Mutation, folder: string): void {
  writeFileSync(join(folder, file), text);
}
