import { createDiagnostics, type Diagnostics } from "./diagnostics/create-diagnostics.js";
import type { Diagnostic } from "./diagnostics/diagnostic.js";
import { emitModules } from "./emit/emit-modules.js";
import type { GenerateResult, InterfaceSource, Project } from "./project-types.js";
import { chooseLayout, type ChosenLayout } from "./pipeline/choose-layout.js";
import { customFiles } from "./pipeline/custom-files.js";
import { recordOfProject } from "./pipeline/levels-record.js";
import { importedRuntime, packagedFiles, pathsOfPackages } from "./pipeline/packaged-files.js";
import { planContracts } from "./pipeline/plan-contracts.js";
import { resultOf } from "./pipeline/result.js";
import { sourcesOf } from "./pipeline/spec-digests.js";
import { soundContracts } from "./pipeline/sound-contracts.js";
import type { InterfacePlan } from "./plan/plan.js";
import { withNeeded } from "./settings/parts.js";
import type { OutputSources } from "./write/output/sources.js";
import { printLayout } from "./write/print-layout.js";
import type { RenderedFile } from "./write/rendered-file.js";
import { compareText } from "./text/in-order.js";
import { compareOutput, writeOutput } from "./write/write-output.js";

/** Options of one run on a project. */
export interface RunOptions {
  /** Called with each step as it begins, in words. */
  readonly onStep?: ((doing: string) => void) | undefined;
  /** Write nothing and report differences. */
  readonly check: boolean;
  /** Only these APIs; the files of the others stay as they are. */
  readonly only?: readonly string[] | undefined;
  readonly diagnostics: Diagnostics;
  /** Adds the parts that lenient loading skipped to the result, by operation. */
  readonly skipped?: boolean | undefined;
}

/** Everything a run would write, before anything is written. */
export interface BuiltFiles {
  readonly diagnostics: readonly Diagnostic[];
  /** One for each API. */
  readonly plans: readonly InterfacePlan[];
  /** Sorted by path; empty when an error was found. */
  readonly files: readonly RenderedFile[];
  /** Absolute paths of the specs that were searched for. */
  readonly inputs: readonly string[];
  /** The files that each API was read from. */
  readonly sources: OutputSources;
  /** The layout of the files; undefined if none exist. */
  readonly layout?: ChosenLayout | undefined;
}

/** The result for the caller, and the expected files of the output folder. */
export interface GenerateRun {
  readonly result: GenerateResult;
  readonly files: readonly RenderedFile[];
}

/** The whole pipeline: specs -> models -> names -> modules -> text -> files. Writes nothing if a spec has an error. */
export async function runGenerate(project: Project, options: RunOptions): Promise<GenerateRun> {
  const { check, only, diagnostics } = options;
  const sources = project.interfaces.filter(({ name }) => only === undefined || only.includes(name));
  const built = await buildFiles(project, sources, diagnostics, options.onStep);
  const scope = only === undefined ? {} : { scope: built.plans.map(({ folder }) => folder) };
  const put = check ? compareOutput : writeOutput;
  const { layout, importExtension } = built.layout ?? {};
  const settings = recordOfProject({ ...project, layout, importExtension });
  const into = { cwd: project.cwd, diagnostics, settings, sources: built.sources, ...scope };
  const outcome = diagnostics.hasErrors() ? undefined : await put(built.files, project.outDir, into);
  return { result: resultOf(project, built, outcome, options), files: built.files };
}

/** Loads, plans, emits and prints a project's APIs. Writes nothing. */
export async function buildFiles(
  project: Project,
  sources: readonly InterfaceSource[] = project.interfaces,
  diagnostics: Diagnostics = createDiagnostics(),
  onStep?: (doing: string) => void,
): Promise<BuiltFiles> {
  const { contracts, inputs, inputsOf } = await soundContracts(project, sources, diagnostics);
  const plans = planContracts(project, contracts);
  const isWhole = sources.length === project.interfaces.length;
  const keepRuntimeOf = isWhole ? undefined : project.outDir;
  const runtime = importedRuntime(project);
  const emitted = emitModules(plans, withNeeded(project.emit), onStep);
  const laidOut = plans.length === 0 ? undefined : await chooseLayout(project, emitted, diagnostics);
  const { layout: form = "folder", importExtension = ".js" } = laidOut?.chosen ?? {};
  const options = { ...project, runtime, keepRuntimeOf, layout: form, importExtension, plans };
  const printed = laidOut === undefined ? [] : await printLayout(laidOut.modules, options, onStep);
  const paths = printed.map(({ path }) => path);
  const taken = [...paths, ...pathsOfPackages(project, plans)];
  const custom = await customFiles(project, plans, taken, { diagnostics, layout: laidOut?.chosen });
  const packaged = packagedFiles(project, { plans, paths, runtime, custom, isWhole });
  const all = diagnostics.hasErrors() ? [] : [...printed, ...custom, ...packaged];
  const files = all.sort((a, b) => compareText(a.path, b.path));
  const recorded = sourcesOf(inputsOf, project.cwd);
  return { diagnostics: diagnostics.all(), plans, files, inputs, sources: recorded, layout: laidOut?.chosen };
}
