import { buildFiles, type BuiltFiles } from "./build-files.js";
import type { Diagnostics } from "./diagnostics/collector.js";
import type { GenerateResult, InterfaceSummary, Project } from "./options.js";
import type { InterfacePlan } from "./plan/plan.js";
import { checkOutput } from "./write/output/check-output.js";
import { reportFault } from "./write/output/fault.js";
import type { RenderedFile } from "./write/rendered-file.js";
import { shownPath, writeOutput } from "./write/write-output.js";

export interface PipelineOptions {
  readonly check: boolean;
  readonly only: readonly string[] | undefined;
  readonly diagnostics: Diagnostics;
  readonly cacheDir: string | undefined;
  readonly onStep: ((doing: string) => void) | undefined;
}

/** What a run told its caller, and the files that the output folder should hold. */
export interface PipelineRun {
  readonly result: GenerateResult;
  readonly files: readonly RenderedFile[];
}

/** Builds everything, then writes it or says what differs. */
export async function runPipeline(project: Project, options: PipelineOptions): Promise<PipelineRun> {
  const { check, only, diagnostics, cacheDir, onStep } = options;
  const sources = project.interfaces.filter(({ name }) => only === undefined || only.includes(name));
  const built = await buildFiles(project, sources, diagnostics, cacheDir, onStep);
  const { plans, files, inputs } = built;
  const scope = only === undefined ? {} : { scope: plans.map(({ folder }) => folder) };
  const outcome = diagnostics.hasErrors()
    ? outcomeOf(project, diagnostics, [], {})
    : check
      ? checkFiles(project, built, scope, diagnostics)
      : await writeFiles(project, built, scope, diagnostics);
  return { result: { ...outcome, root: project.cwd, inputs }, files };
}

/** The result without what it came from. */
type Outcome = Omit<GenerateResult, "root" | "inputs">;

type Scope = { readonly scope?: readonly string[] };

async function writeFiles(
  project: Project,
  { plans, files }: BuiltFiles,
  scope: Scope,
  diagnostics: Diagnostics,
): Promise<Outcome> {
  const { cwd, outDir } = project;
  const { written, removed, unchanged } = await writeOutput(files, outDir, { cwd, diagnostics, ...scope });
  const interfaces = plans.map((plan) => summary(plan, [...written, ...removed]));
  return outcomeOf(project, diagnostics, interfaces, { written, removed, unchanged });
}

function checkFiles(project: Project, { plans, files }: BuiltFiles, scope: Scope, diagnostics: Diagnostics): Outcome {
  const { stale, missing, extra, interrupted, fault } = checkOutput(files, project.outDir, scope);
  if (fault !== undefined) {
    reportFault(diagnostics, fault, (path) => shownPath(path, project.outDir, project.cwd));
    return outcomeOf(project, diagnostics, [], {});
  }
  const written = [...stale, ...missing];
  const interfaces = plans.map((plan) => summary(plan, [...written, ...extra]));
  const all = (paths: readonly string[]): readonly string[] => paths.map((path) => shown(project, path));
  const check = { stale: all(stale), missing: all(missing), extra: all(extra) };
  const same = written.length + extra.length === 0 && interrupted === undefined;
  const unchanged = files.length - written.length;
  const found = outcomeOf(project, diagnostics, interfaces, { written, removed: extra, unchanged });
  return { ...found, check: { ...check, ...(interrupted !== undefined && { interrupted }) }, ok: found.ok && same };
}

function outcomeOf(
  project: Project,
  diagnostics: Diagnostics,
  interfaces: readonly InterfaceSummary[],
  { written = [], removed = [], unchanged = 0 }: Partial<GenerateResult["files"]>,
): Outcome {
  const files = {
    written: written.map((path) => shown(project, path)),
    removed: removed.map((path) => shown(project, path)),
    unchanged,
  };
  return { diagnostics: diagnostics.all(), interfaces, files, ok: !diagnostics.hasErrors() };
}

function shown({ outDir, cwd }: Project, path: string): string {
  return shownPath(path, outDir, cwd);
}

function summary({ contract, folder, schemas }: InterfacePlan, changed: readonly string[]): InterfaceSummary {
  return {
    name: contract.name,
    operations: contract.operations.length + contract.webhooks.length,
    schemas: schemas.filter(({ isMessagePart }) => isMessagePart !== true).length,
    elements: contract.xml?.elements.size ?? 0,
    openQuestions: contract.openQuestions.length,
    filesChanged: changed.filter((path) => folder === "" || path.startsWith(`${folder}/`)).length,
  };
}
