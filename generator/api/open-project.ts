import { resolve } from "node:path";
import type { Diagnostics } from "../diagnostics/collector.js";
import { checkedOrigin } from "./checked-origin.js";
import { emitterNames, type EmitterName, type Format, type Project } from "../options.js";
import { findProject } from "../project.js";
import { checkOnly, wayOut } from "../project/check-only.js";
import { checkOut } from "../project/check-out.js";
import { projectForFiles } from "../project/files.js";
import { wholeOrigin } from "../project/folder-origin.js";
import { UsageError } from "../usage-error.js";

/** Where the contracts are, and what overrides the configuration. */
export interface ProjectOptions {
  /** The folder that all other paths are relative to. Default: the working folder. */
  readonly cwd?: string;
  /** The configuration, when it is not the one found from `cwd` upward. */
  readonly config?: string;
  /** OpenAPI documents and XSD files, instead of a project; "-" is `stdin`. */
  readonly files?: readonly string[];
  /** The text of the file "-". */
  readonly stdin?: string;
  /** The output folder. Required beside `files` when something is written. */
  readonly out?: string;
  readonly format?: Format;
  readonly emit?: readonly string[];
  /** Only these interfaces of the project. */
  readonly only?: readonly string[];
  /** More folders that references may reach. */
  readonly allowRoots?: readonly string[];
  /** Origins ("https://specs.example") whose files references may name. */
  readonly allowOrigins?: readonly string[];
  /** Lets patterns pass that only a backtracking engine can match. */
  readonly allowBacktracking?: boolean;
}

/**
 * The project that options speak of. Faults of the configuration are reported, and then the answer is undefined.
 * Throws a `UsageError` on names that do not exist.
 */
export async function openProject(options: ProjectOptions, diagnostics: Diagnostics): Promise<Project | undefined> {
  const cwd = resolve(options.cwd ?? ".");
  const project = await baseProject(options, cwd, diagnostics);
  if (project === undefined) return undefined;
  checkOnly(
    options.only,
    project.interfaces.map((source) => source.name),
  );
  if (options.out !== undefined) checkOtherOut(project, resolve(cwd, options.out), diagnostics);
  return {
    ...project,
    ...(options.out === undefined ? {} : { outDir: resolve(cwd, options.out) }),
    ...(options.format === undefined ? {} : { format: options.format }),
    ...(options.emit === undefined ? {} : { emit: checkedEmitters(options.emit) }),
    allowOrigins: [...(project.allowOrigins ?? []), ...(options.allowOrigins ?? []).map(checkedOrigin)],
    ...(options.allowBacktracking === undefined ? {} : { allowBacktracking: options.allowBacktracking }),
  };
}

/** The output folder of an option; files that are named one by one may lie where their code goes. */
function checkOtherOut({ cwd, specsDir, interfaces }: Project, outDir: string, diagnostics: Diagnostics): void {
  const rootFiles = specsDir === undefined ? [] : interfaces.flatMap(({ roots }) => roots);
  checkOut({ root: cwd, outDir, specsDir, rootFiles }, () => wholeOrigin(outDir, cwd), diagnostics);
}

async function baseProject(
  options: ProjectOptions,
  cwd: string,
  diagnostics: Diagnostics,
): Promise<Project | undefined> {
  const { files = [], stdin, out = ".", config } = options;
  const allowRoots = (options.allowRoots ?? []).map((root) => resolve(cwd, root));
  if (files.length === 0) {
    return findProject({ cwd, diagnostics, allowRoots, ...(config === undefined ? {} : { configPath: config }) });
  }
  if (config !== undefined) throw new UsageError("A configuration belongs to a project; files are named without one.");
  const project = projectForFiles({ cwd, files, out, diagnostics, ...(stdin === undefined ? {} : { stdin }) });
  return { ...project, allowRoots: [...project.allowRoots, ...allowRoots] };
}

function checkedEmitters(names: readonly string[]): readonly EmitterName[] {
  for (const name of names) {
    const isKnown = (emitterNames as readonly string[]).includes(name);
    if (!isKnown) throw new UsageError(`There is no emitter "${name}". ${wayOut(name, emitterNames)}`);
  }
  return emitterNames.filter((name) => names.includes(name));
}
