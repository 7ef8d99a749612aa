import { buildFiles } from "./build-files.js";
import { createDiagnostics, type Diagnostics } from "./diagnostics/collector.js";
import type { GenerateResult, InterfaceSummary, Project } from "./options.js";
import type { InterfacePlan } from "./plan/plan.js";
import { checkOutput } from "./write/output/check-output.js";
import type { RenderedFile } from "./write/rendered-file.js";
import { shownPath, writeOutput } from "./write/write-output.js";

export interface RunOptions {
  /** Write nothing and say what differs. */
  readonly check?: boolean;
  /** Only these interfaces; the files of the others stay as they are. */
  readonly only?: readonly string[];
  readonly diagnostics?: Diagnostics;
}

/** The whole pipeline: specs -> models -> names -> modules -> text -> files. Nothing is written when a spec has an error. */
export async function runGenerate(
  project: Project,
  { check = false, only, diagnostics = createDiagnostics() }: RunOptions = {},
): Promise<GenerateResult> {
  const sources = project.interfaces.filter(({ name }) => only === undefined || only.includes(name));
  const { plans, files, inputs } = await buildFiles(project, sources, diagnostics);
  const scope = only === undefined ? {} : { scope: plans.map(({ folder }) => folder) };
  const outcome = diagnostics.hasErrors()
    ? result(project, diagnostics, [], {})
    : check
      ? checkFiles(project, plans, files, scope, diagnostics)
      : await writeFiles(project, plans, files, scope, diagnostics);
  return { ...outcome, root: project.cwd, inputs };
}

/** The result without what it came from. */
type Outcome = Omit<GenerateResult, "root" | "inputs">;

type Scope = { readonly scope?: readonly string[] };

async function writeFiles(
  project: Project,
  plans: readonly InterfacePlan[],
  files: readonly RenderedFile[],
  scope: Scope,
  diagnostics: Diagnostics,
): Promise<Outcome> {
  const { cwd, outDir } = project;
  const { written, removed, unchanged } = await writeOutput(files, outDir, { cwd, diagnostics, ...scope });
  const interfaces = plans.map((plan) => summary(plan, [...written, ...removed]));
  return result(project, diagnostics, interfaces, { written, removed, unchanged });
}

function checkFiles(
  project: Project,
  plans: readonly InterfacePlan[],
  files: readonly RenderedFile[],
  scope: Scope,
  diagnostics: Diagnostics,
): Outcome {
  const { stale, missing, extra, interrupted } = checkOutput(files, project.outDir, scope);
  const differing = [...stale, ...missing];
  const interfaces = plans.map((plan) => summary(plan, [...differing, ...extra]));
  const all = (paths: readonly string[]): readonly string[] => paths.map((path) => shown(project, path));
  const check = { stale: all(stale), missing: all(missing), extra: all(extra) };
  const same = differing.length + extra.length === 0 && interrupted === undefined;
  const found = result(project, diagnostics, interfaces, {
    written: differing,
    removed: extra,
    unchanged: files.length - differing.length,
  });
  return { ...found, check: { ...check, ...(interrupted !== undefined && { interrupted }) }, ok: found.ok && same };
}

function result(
  project: Project,
  diagnostics: Diagnostics,
  interfaces: readonly InterfaceSummary[],
  { written = [], removed = [], unchanged = 0 }: Partial<GenerateResult["files"]>,
): Outcome {
  return {
    diagnostics: diagnostics.all(),
    interfaces,
    files: {
      written: written.map((path) => shown(project, path)),
      removed: removed.map((path) => shown(project, path)),
      unchanged,
    },
    ok: !diagnostics.hasErrors(),
  };
}

function shown({ outDir, cwd }: Project, path: string): string {
  return shownPath(path, outDir, cwd);
}

function summary({ contract, folder, schemas }: InterfacePlan, changed: readonly string[]): InterfaceSummary {
  return {
    name: contract.name,
    operations: contract.operations.length + contract.webhooks.length,
    schemas: schemas.length,
    elements: contract.xml?.elements.size ?? 0,
    openQuestions: contract.openQuestions.length,
    filesChanged: changed.filter((path) => folder === "" || path.startsWith(`${folder}/`)).length,
  };
}
