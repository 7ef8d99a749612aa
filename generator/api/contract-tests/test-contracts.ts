import { resolve } from "node:path";
import { createDiagnostics } from "../../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { sortDiagnostics } from "../../diagnostics/sort.js";
import type { CallerSettings } from "../../settings/settings.js";
import { openProject, type ProjectOptions } from "../open-project.js";
import type { ApiResult } from "./test-api.js";

/** Options of `testContracts`. */
export type TestOptions = ProjectOptions &
  CallerSettings & {
    /** Milliseconds that one fixture may take. Default: 10,000. */
    readonly timeout?: number;
    /** True to find constraints, statuses and error rows that no fixture exercises. Default: false. */
    readonly coverage?: boolean;
    /** Called with each step as it begins, in words. */
    readonly onStep?: (doing: string) => void;
  };

/** The result of `testContracts`. */
export interface TestResult {
  /** Errors of specs and fixtures, and fixtures that fail; sorted by place. */
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
 * Writes nothing and has no network. Throws a `UsageError` on options that make no sense.
 */
export async function testContracts(options: TestOptions = {}): Promise<TestResult> {
  const { timeout = defaultTimeout, coverage = false, onStep = () => undefined, ...projectOptions } = options;
  const diagnostics = createDiagnostics();
  const project = await openProject(projectOptions, diagnostics);
  const apis: ApiResult[] = [];
  if (project !== undefined && !diagnostics.hasErrors()) {
    const { soundContracts } = await import("../../pipeline/sound-contracts.js");
    const { testApi } = await import("./test-api.js");
    const sources = project.interfaces.filter(({ name }) => options.only === undefined || options.only.includes(name));
    const { contracts } = await soundContracts({ ...project, emit: ["client", "server"] }, sources, diagnostics);
    for (const [source, contract] of contracts) {
      onStep(`Testing ${source.name} (${apis.length + 1} of ${contracts.size})`);
      apis.push(await testApi({ project, source, contract, diagnostics, timeout, coverage }));
    }
  }
  const total = apis.reduce((sum, { fixtures }) => sum + fixtures.length, 0);
  return {
    diagnostics: sortDiagnostics(diagnostics.all()).map(({ diagnostic }) => diagnostic),
    apis,
    root: project?.cwd ?? resolve(options.cwd ?? "."),
    ok: !diagnostics.hasErrors() && total > 0,
  };
}
