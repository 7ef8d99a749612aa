import { resolve } from "node:path";
import { createDiagnostics } from "../../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { sortDiagnostics } from "../../diagnostics/sort.js";
import type { CallerSettings } from "../../settings/settings.js";
import { openProject, type ProjectOptions } from "../open-project.js";
import { UsageError } from "../../usage-error.js";
import { replayTarget } from "./replay/check-target.js";
import { mutationScore } from "./mutations/mutation-score.js";
import type { ApiResult } from "./test-api.js";

/** Options of `testContracts`. */
export type TestOptions = ProjectOptions &
  CallerSettings & {
    /** Milliseconds that one fixture may take. Default: 10,000. */
    readonly timeout?: number;
    /** True to find constraints, statuses and error rows that no fixture exercises. Default: false. */
    readonly coverage?: boolean;
    /** True to change one constraint at a time and find changes that no fixture notices. Default: false. */
    readonly mutate?: boolean;
    /** The maximum number of changes for each API; the same ones are drawn each time. Default: all. */
    readonly maxMutants?: number;
    /** The minimum percentage of changes that the fixtures of each API must notice; `ok` is false below it. Default: 0. */
    readonly minScore?: number;
    /** The address of a service that the requests of fixtures are sent to, instead of the checks by generated code. This machine, or one of `allowOrigins`. */
    readonly url?: string;
    /** Headers of all requests to the service, such as credentials. */
    readonly headers?: Readonly<Record<string, string>>;
    /** True to send requests of all methods; otherwise GET, HEAD and OPTIONS. Default: false. */
    readonly allMethods?: boolean;
    /** Called with each step as it begins, in words. */
    readonly onStep?: (doing: string) => void;
  };

/** The result of `testContracts`. */
export interface TestResult {
  /** Errors of specs and fixtures, and fixtures that fail; sorted by location. */
  readonly diagnostics: readonly Diagnostic[];
  /** One entry for each API whose spec has no errors. */
  readonly apis: readonly ApiResult[];
  /** The folder that all paths are relative to. */
  readonly root: string;
  /** True if there are fixtures, and all of them pass. */
  readonly ok: boolean;
}

/** Milliseconds that one fixture may take. */
const defaultTimeout = 10_000;

/**
 * Checks the fixtures next to specs by the code that `generate` writes for these specs, and by ajv and libxml2 if the project has them.
 * Writes nothing and has no network. Throws a `UsageError` on invalid options.
 */
export async function testContracts(options: TestOptions = {}): Promise<TestResult> {
  const {
    timeout = defaultTimeout,
    coverage = false,
    mutate = false,
    maxMutants = Infinity,
    minScore = 0,
    url,
    headers = {},
    allMethods = false,
    onStep = () => undefined,
    ...projectOptions
  } = options;
  const diagnostics = createDiagnostics();
  const project = await openProject(projectOptions, diagnostics);
  if (url !== undefined && (options.untrusted === true || mutate || coverage))
    throw new UsageError("A service is not tested with untrusted, coverage or mutate.");
  const apis: ApiResult[] = [];
  if (project !== undefined && !diagnostics.hasErrors()) {
    const { soundContracts } = await import("../../pipeline/sound-contracts.js");
    const { testApi } = await import("./test-api.js");
    const { runnerCache } = await import("./runner-cache.js");
    const sources = project.interfaces.filter(({ name }) => options.only === undefined || options.only.includes(name));
    const replay =
      url === undefined ? undefined : { target: replayTarget(url, headers, project.allowOrigins), allMethods, timeout };
    if (replay !== undefined && sources.length !== 1) throw new UsageError("A service has one API; name it with only.");
    const { contracts, inputsOf } = await soundContracts(
      { ...project, emit: ["client", "server"] },
      sources,
      diagnostics,
    );
    for (const [source, contract] of contracts) {
      onStep(`Testing ${source.name} (${apis.length + 1} of ${contracts.size})`);
      apis.push(
        await testApi({
          project,
          source,
          contract,
          cache: runnerCache(project, source, inputsOf.get(source) ?? []),
          diagnostics,
          timeout,
          coverage,
          replay,
          mutate: mutate ? { max: maxMutants } : undefined,
          onStep,
        }),
      );
    }
  }
  const isScored = apis.every(
    ({ mutation }) => (mutation === undefined ? 100 : (mutationScore(mutation) ?? 100)) >= minScore,
  );
  const total = apis.reduce((sum, { fixtures }) => sum + fixtures.length, 0);
  return {
    diagnostics: sortDiagnostics(diagnostics.all()).map(({ diagnostic }) => diagnostic),
    apis,
    root: project?.cwd ?? resolve(options.cwd ?? "."),
    ok: !diagnostics.hasErrors() && total > 0 && isScored,
  };
}
