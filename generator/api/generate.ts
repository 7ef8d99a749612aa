import { resolve } from "node:path";
import { createDiagnostics, type Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { GenerateResult, Project } from "../project-types.js";
import type { GenerateCallerSettings } from "../settings/settings.js";
import { checkWay } from "../project/check-paths.js";
import { configModules } from "../project/config-modules.js";
import { findConfigPath } from "../project/find-project.js";
import { UsageError } from "../usage-error.js";
import { openProject, type ProjectOptions } from "./open-project.js";

/** Options of `generate`. */
export interface GenerateOptions extends ProjectOptions, GenerateCallerSettings {
  /** Write nothing and report stale, missing and extra files. */
  readonly check?: boolean;
  /** Adds the parts that lenient loading skipped to the result, by operation. */
  readonly skipped?: boolean;
  /** Called with each step as it begins, in words: "Generating orders (3 of 11)". */
  readonly onStep?: (doing: string) => void;
}

/**
 * Generates the code of a project's APIs, or of `files` into `out`. Problems in specs are returned as diagnostics, and
 * nothing is written if an error is among them. Throws a `UsageError` on invalid options.
 */
export async function generate(options: GenerateOptions = {}): Promise<GenerateResult> {
  if ((options.files ?? []).length > 0 && options.out === undefined) {
    throw new UsageError("Name the output folder for the code of these files: -o DIR.");
  }
  const cwd = resolve(options.cwd ?? ".");
  const diagnostics = createDiagnostics();
  const project = await openProject(options, diagnostics);
  if (options.out !== undefined) checkWay(resolve(cwd, options.out), cwd, options.allowRoots);
  const inputPaths = projectInputs(options, project);
  if (project === undefined || diagnostics.hasErrors()) return failed(project?.cwd ?? cwd, diagnostics, inputPaths);
  const { check = false, only, skipped, onStep } = options;
  const { rememberRun } = await import("../pipeline/remembered-run.js");
  const run = { check, diagnostics, only, skipped, onStep };
  const result = await rememberRun(project, run, async () => {
    const { runGenerate } = await import("../generate.js");
    return runGenerate(project, run);
  });
  return { ...result, inputs: [...new Set([...inputPaths, ...result.inputs])] };
}

/** Returns the paths that determine the APIs: the configuration with its modules, and the folders of APIs. */
function projectInputs(
  { cwd = ".", config, files = [] }: GenerateOptions,
  project: Project | undefined,
): readonly string[] {
  const known = [project?.specsDir, project?.package?.licensePath].filter((path) => path !== undefined);
  const configPath = files.length > 0 ? project?.configPath : findConfigPath(resolve(cwd), config);
  const modules = configPath === undefined ? [] : configModules(configPath).keys();
  const folders = files.length > 0 ? [] : (project?.interfaces ?? []).map(({ folder }) => folder);
  return [
    ...known,
    ...modules,
    ...(project?.policyPaths ?? []),
    ...folders,
    ...(project === undefined ? [resolve(cwd)] : []),
  ];
}

function failed(root: string, diagnostics: Diagnostics, inputs: readonly string[]): GenerateResult {
  const files = { written: [], removed: [], unchanged: 0 };
  return { diagnostics: diagnostics.all(), interfaces: [], root, files, inputs, ok: false };
}
