import { statSync } from "node:fs";
import { relative, resolve } from "node:path";
import { attributeLines, type BrokenLine, type ConsumersReport } from "../compare/consumers.js";
import type { SettledChange } from "../compare/final-levels.js";
import { createDiagnostics } from "../diagnostics/create-diagnostics.js";
import { emitModules } from "../emit/emit-modules.js";
import type { Contract } from "../model/contract.js";
import { interfaceFolder } from "../plan/plan-interfaces.js";
import type { DiffSide } from "../project/diff-side.js";
import type { InterfaceSource, Project } from "../project-types.js";
import type { Layout } from "../settings/layout-settings.js";
import { withNeeded } from "../settings/parts.js";
import { inOrder } from "../text/in-order.js";
import { optionValue } from "../text/option-value.js";
import { UsageError } from "../usage-error.js";
import { compileConsumer, type Complaint, type VirtualOutput } from "../write/print/compile-consumers.js";
import { printLayout } from "../write/print-layout.js";
import { chooseLayout } from "./choose-layout.js";
import { importedRuntime } from "./packaged-files.js";
import { planContracts } from "./plan-contracts.js";
import { relativePath } from "../text/relative-path.js";

/** One version of a project's APIs. */
export interface ProjectVersion {
  readonly side: DiffSide;
  /** By the names of APIs. */
  readonly contracts: ReadonlyMap<string, Contract>;
}

/** Options of compiling the code of consumers against both versions. */
export interface ConsumerOptions {
  /** Folders with code of consumers, absolute. */
  readonly folders: readonly string[];
  /** The folder that reports show paths from. */
  readonly base: string;
  /** Changes that broken lines may come of. */
  readonly changes: readonly SettledChange[];
}

/**
 * Compiles code of consumers against the generated code of both versions, in memory. The changes break the lines that
 * only compile with the older one.
 */
export async function checkConsumers(
  project: Project,
  versions: readonly [ProjectVersion, ProjectVersion],
  { folders, base, changes }: ConsumerOptions,
): Promise<ConsumersReport> {
  for (const folder of folders)
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
      throw new UsageError(`--consumers requires folders, but "${optionValue(relative(base, folder))}" is not one.`);
  const interfaces = new Set(versions.flatMap(({ contracts }) => [...contracts.keys()]));
  const outputs: VirtualOutput[] = [];
  let { layout } = project;
  for (const version of versions) {
    // Both have one layout: an output records it, so consumers do not see when an API grows past the limit.
    const { chosen, ...output } = await outputOf({ ...project, ...(layout && { layout }) }, version, interfaces);
    layout ??= chosen;
    outputs.push(output);
  }
  const lines: BrokenLine[] = [];
  let files = 0;
  for (const folder of folders) {
    const { files: consumerFiles, complaints } = compileConsumer(folder, outputs);
    const [before = [], after = []] = complaints;
    const known = new Set(before.map(keyOf));
    files += consumerFiles.length;
    for (const { file, ...rest } of after.filter((complaint) => !known.has(keyOf(complaint))))
      lines.push({ path: relativePath(base, file), ...rest });
  }
  return attributeLines(
    inOrder(lines, ({ path }) => path),
    files,
    changes,
  );
}

/** Returns the files of one version for the changed APIs; the others are as on disk. */
async function outputOf(
  project: Project,
  { side, contracts }: ProjectVersion,
  interfaces: ReadonlySet<string>,
): Promise<VirtualOutput & { readonly chosen: Layout | undefined }> {
  const sources = new Map<InterfaceSource, Contract>();
  for (const source of side.sources) {
    const contract = contracts.get(source.name);
    if (contract !== undefined) sources.set(source, contract);
  }
  const plans = planContracts(project, sources);
  const emitted = emitModules(plans, withNeeded(project.emit));
  const laidOut = sources.size === 0 ? undefined : await chooseLayout(project, emitted, createDiagnostics());
  const layout = laidOut?.chosen.layout;
  const runtime = importedRuntime(project);
  const options = { ...project, runtime, format: "none", importExtension: ".js", plans } as const;
  const files = laidOut && layout ? await printLayout(laidOut.modules, { ...options, layout }) : [];
  return {
    chosen: layout,
    outDir: resolve(project.outDir),
    packageName: project.package?.name,
    packages: project.package?.packages,
    texts: new Map(files.map(({ path, text }) => [path, text])),
    folders: project.flat ? [""] : [...interfaces].map(interfaceFolder),
  };
}

function keyOf({ file, line, column, message }: Complaint): string {
  return JSON.stringify([file, line, column, message]);
}
