import { resolve } from "node:path";
import type { FixtureOutcome, FixtureRun } from "../../../templates/contract-tests/fixture-run.js";
import type { Problem } from "../../../templates/runtime/base/problem.js";
import { problemText } from "../../../templates/contract-tests/expected-problems.js";
import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import { sourceLocation } from "../../diagnostics/origin.js";
import type { Contract } from "../../model/contract.js";
import { planInterface } from "../../plan/plan-interfaces.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { wholeOrigin } from "../../project/folder-origin.js";
import type { InterfaceSource, Project } from "../../project-types.js";
import { findJudges } from "./find-judges.js";
import { fixtureSubjects, runOperations } from "./fixture-subjects.js";
import type { MutantChoice, MutatedApi, MutationResult } from "./mutations/mutate-api.js";
import { measureCoverage, type Coverage } from "./measure-coverage.js";
import { fixturesFolder, readFixtures, type PlacedFixture } from "./read-fixtures.js";
import { replayApi, type Replay } from "./replay/replay-api.js";
import { runFixtures } from "./run-fixtures.js";
import type { RunnerCache } from "./runner-cache.js";
import { writeRunner, type Runner } from "./write-runner.js";
import { xmllintResults } from "./xmllint.js";

/** The fixtures of one API, with their results. */
export interface ApiResult {
  readonly name: string;
  /** Sorted by folder and file. */
  readonly fixtures: readonly FixtureResult[];
  /** Numbers of fixtures that independent validators checked. */
  readonly judged: { readonly ajv: number; readonly libxml2: number };
  /** Parts that fixtures exercise; only with the option `coverage`. */
  readonly coverage?: Coverage;
  /** Mutants that fixtures notice; only with the option `mutate`. */
  readonly mutation?: MutationResult;
  /** Requests that were replayed against a service; only with the option `url`. */
  readonly replay?: { readonly sent: number; readonly skipped: number };
}

/** The result of one fixture. */
export interface FixtureResult {
  /** "createOrder: a quantity below 1" */
  readonly name: string;
  /** The file, relative to the root of the project. */
  readonly path: string;
  readonly line: number;
  /** True if the fixture passes. */
  readonly ok: boolean;
}

/** One API of a project, and the options of its test. */
export interface ApiTest {
  readonly project: Project;
  readonly source: InterfaceSource;
  readonly contract: Contract;
  /** The emitted code of earlier runs; undefined to emit it now. */
  readonly cache: RunnerCache | undefined;
  readonly diagnostics: Diagnostics;
  /** Milliseconds that one fixture may take. */
  readonly timeout: number;
  /** True to find parts that no fixture exercises. */
  readonly coverage: boolean;
  /** The service that requests are replayed against, instead of the checks by generated code; undefined if there is none. */
  readonly replay: Replay | undefined;
  /** The mutants that are run; undefined if none are. */
  readonly mutate: MutantChoice | undefined;
  /** Called with each step as it begins, in words. */
  readonly onStep: (doing: string) => void;
}

/** Checks the fixtures of one API and reports failures. */
export async function testApi(test: ApiTest): Promise<ApiResult> {
  const { project, source, contract, diagnostics, timeout } = test;
  const plan = planInterface(contract, "", { withMessages: true, formats: project.formats });
  const pathOf = ({ origin }: { readonly origin: Contract["errorTables"][number]["origin"] }): string =>
    resolve(project.cwd, origin.file.path);
  const fixtures = await readFixtures(source, fixtureSubjects(plan, pathOf), project.cwd, diagnostics);
  if (fixtures.length === 0) {
    if (!diagnostics.hasErrors()) {
      const origin = wholeOrigin(source.roots[0] ?? source.folder, project.cwd);
      const folder = wholeOrigin(fixturesFolder(source), project.cwd).file.path;
      diagnostics.report("fixture/none", origin, { api: source.name, folder });
    }
    return {
      name: source.name,
      fixtures: [],
      judged: { ajv: 0, libxml2: 0 },
      ...coverageOf(test, plan, [], new Map()),
    };
  }
  const runner = await writeRunner(plan, test.cache);
  try {
    const run = runOf(plan, project, fixtures, runner.modules, pathOf);
    if (test.replay !== undefined) return await replayed(test.replay, runner, run, test, fixtures);
    const outcomes = await runFixtures(runner.path, run, { timeout });
    if (run.judges.libxml2 === undefined)
      for (const [id, libxml2] of xmllintResults(run)) {
        const outcome = outcomes.get(id);
        if (outcome !== undefined) outcomes.set(id, { ...outcome, libxml2 });
      }
    const results = fixtures.map((fixture) => {
      const outcome = outcomes.get(fixture.run.id);
      const failures = outcome === undefined ? 1 : reportOutcome(fixture, outcome, diagnostics);
      const { path, line } = sourceLocation(fixture.origin);
      return { name: fixture.name, path, line, ok: failures === 0 };
    });
    const count = (judge: "ajv" | "libxml2"): number =>
      [...outcomes.values()].filter((outcome) => outcome[judge] !== undefined).length;
    const judged = { ajv: count("ajv"), libxml2: count("libxml2") };
    return {
      name: source.name,
      fixtures: results,
      judged,
      ...coverageOf(test, plan, fixtures, outcomes),
      ...(await mutationOf(test, { plan, runner, run, fixtures, outcomes }, pathOf)),
    };
  } finally {
    await runner.remove();
  }
}

/** Mutates the API if the caller wants it and the fixtures pass. */
async function mutationOf(
  { project, source, diagnostics, timeout, mutate: choice, onStep }: ApiTest,
  tested: Pick<MutatedApi, "plan" | "runner" | "run" | "fixtures" | "outcomes">,
  pathOf: Parameters<typeof runOperations>[1],
): Promise<Pick<ApiResult, "mutation">> {
  if (choice === undefined || diagnostics.hasErrors()) return {};
  const { mutateApi } = await import("./mutations/mutate-api.js");
  const operationsOf = (one: InterfacePlan): ReturnType<typeof runOperations> => runOperations(one, pathOf);
  return { mutation: await mutateApi({ ...tested, project, source, timeout, choice, onStep, operationsOf }) };
}

async function replayed(
  replay: Replay,
  runner: Runner,
  run: FixtureRun,
  { source, diagnostics }: ApiTest,
  fixtures: readonly PlacedFixture[],
): Promise<ApiResult> {
  const { outcomes, skipped } = await replayApi(runner.replayPath, run, replay);
  const results = fixtures.flatMap((fixture): readonly FixtureResult[] => {
    const outcome = outcomes.get(fixture.run.id);
    if (outcome === undefined) return [];
    const { detail, problems } = outcome;
    if (detail !== undefined) reportFailure(fixture, detail, problems, diagnostics);
    const { path, line } = sourceLocation(fixture.origin);
    return [{ name: fixture.name, path, line, ok: detail === undefined }];
  });
  return {
    name: source.name,
    fixtures: results,
    judged: { ajv: 0, libxml2: 0 },
    replay: { sent: results.length, skipped },
  };
}

function coverageOf(
  { project, source, coverage }: ApiTest,
  plan: InterfacePlan,
  fixtures: readonly PlacedFixture[],
  outcomes: ReadonlyMap<number, FixtureOutcome>,
): Pick<ApiResult, "coverage"> {
  return coverage ? { coverage: measureCoverage({ plan, source, root: project.cwd, fixtures, outcomes }) } : {};
}

function runOf(
  plan: InterfacePlan,
  project: Project,
  fixtures: readonly PlacedFixture[],
  modules: readonly string[],
  pathOf: Parameters<typeof runOperations>[1],
): FixtureRun {
  const { openapi, securitySchemes } = plan.contract;
  return {
    pascalName: plan.pascalName,
    modules,
    operations: runOperations(plan, pathOf),
    schemes: [...securitySchemes].map(([name, scheme]) => [
      name,
      scheme.kind === "http" && scheme.scheme.toLowerCase() === "basic",
    ]),
    document: openapi?.openapiVersion === "3.1" ? openapi.bundled : undefined,
    judges: findJudges(project.cwd, project.untrusted === true),
    fixtures: fixtures.map(({ run }) => run),
  };
}

/** Problems of a fixture that a message lists. */
const maxListed = 5;

function reportFailure(
  { name, origin }: Pick<PlacedFixture, "name" | "origin">,
  detail: string,
  problems: readonly Problem[],
  diagnostics: Diagnostics,
): void {
  const listed = problems.slice(0, maxListed).map(problemText);
  const more = problems.length > maxListed ? [`${problems.length - maxListed} more`] : [];
  diagnostics.report("fixture/failed", origin, {
    name,
    detail,
    found: [...listed, ...more].join("; "),
  });
}

/** Reports a failure of a fixture, and results of independent validators that differ from it. Returns their number. */
function reportOutcome(
  { name, origin, run, differs }: PlacedFixture,
  outcome: FixtureOutcome,
  diagnostics: Diagnostics,
): number {
  const { failure, problems, ajv, libxml2 } = outcome;
  if (failure?.check === "time") diagnostics.report("fixture/timed-out", origin, { name, seconds: failure.detail });
  else if (failure !== undefined) reportFailure({ name, origin }, failure.detail, problems, diagnostics);
  const isValid = run.problems === undefined;
  const words = (valid: boolean): string => (valid ? "valid" : "not valid");
  const judges = Object.entries({ ajv, libxml2 }).filter(([, result]) => result !== undefined);
  const other = judges.filter(([, result]) => result !== isValid);
  if (differs === undefined)
    for (const [judge, result] of other)
      diagnostics.report("fixture/disagreement", origin, {
        name,
        judge,
        verdict: words(result === true),
        expected: words(isValid),
      });
  else if (judges.length > 0 && other.length === 0)
    diagnostics.report("fixture/agreement", origin, { name, judge: judges[0]?.[0] ?? "" });
  const isStale = differs !== undefined && judges.length > 0 && other.length === 0;
  return (failure === undefined ? 0 : 1) + (differs === undefined ? other.length : 0) + (isStale ? 1 : 0);
}
