import { resolve } from "node:path";
import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Project } from "../project-types.js";
import { findProject } from "../project/find-project.js";
import { checkOnly } from "../project/check-only.js";
import { checkOut } from "../project/check-out.js";
import { projectForFiles } from "../project/files.js";
import { wholeOrigin } from "../project/folder-origin.js";
import { lintSettings, settings, type CallerSettings } from "../settings/settings.js";
import { UsageError } from "../usage-error.js";
import { checkGiven } from "./check-given.js";
import { knownIds } from "./known-ids.js";

/** The location of the specs. */
export interface ProjectOptions {
  /** The folder that all other paths are relative to. Default: the working folder. */
  readonly cwd?: string;
  /** The configuration, when it is not the one found from `cwd` upward. */
  readonly config?: string;
  /** No program of the project is run: a configuration in JavaScript is an error. */
  readonly untrusted?: boolean;
  /** OpenAPI documents and XSD files, instead of a project; "-" is `stdin`. */
  readonly files?: readonly string[];
  /** The text of the file "-". */
  readonly stdin?: string;
  /** Only these APIs of the project. */
  readonly only?: readonly string[];
}

/**
 * Returns the project of the options. Errors of the configuration are reported, and the result is then undefined.
 * Throws a `UsageError` on unknown names, and on invalid values of options.
 */
export async function openProject(
  options: ProjectOptions & CallerSettings,
  diagnostics: Diagnostics,
): Promise<Project | undefined> {
  await checkGiven({ ...settings, ...lintSettings }, options);
  const project = await baseProject(options, diagnostics);
  if (project === undefined) return undefined;
  checkOnly(
    options.only,
    project.interfaces.map((source) => source.name),
  );
  return project;
}

async function baseProject(
  options: ProjectOptions & CallerSettings,
  diagnostics: Diagnostics,
): Promise<Project | undefined> {
  const { files = [], stdin, config, untrusted } = options;
  const cwd = resolve(options.cwd ?? ".");
  if (files.length === 0) {
    return findProject({ cwd, configPath: config, untrusted, callerSettings: options, known: knownIds, diagnostics });
  }
  if (config !== undefined)
    throw new UsageError("Named files do not use a configuration: omit the configuration, or the files.");
  const project = projectForFiles({
    cwd,
    files,
    callerSettings: options,
    untrusted,
    diagnostics,
    ...(stdin === undefined ? {} : { stdin }),
  });
  const { outDir } = project;
  // Files that are named individually may be in the output folder.
  if ("out" in options) checkOut({ root: cwd, outDir, rootFiles: [] }, () => wholeOrigin(outDir, cwd), diagnostics);
  return project;
}
