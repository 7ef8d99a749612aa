import { resolve } from "node:path";
import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Contract } from "../model/contract.js";
import { loadContracts, type LoadOptions } from "../pipeline/load-contracts.js";
import { readingOf } from "../pipeline/reading.js";
import { checkOnly } from "../project/check-only.js";
import type { InterfaceReading, InterfaceSource } from "../project-types.js";
import type { CallerSettings } from "../settings/settings.js";
import { openProject, type ProjectOptions } from "./open-project.js";

/** One API of a project, or one file. */
export interface OpenedInterface {
  /** Undefined if the configuration has an error. */
  readonly source?: InterfaceSource;
  /** Undefined if the API could not be read. */
  readonly contract?: Contract | undefined;
  /** The level of loading; undefined if the spec is. */
  readonly reading?: InterfaceReading | undefined;
  /** The folder that all paths are relative to. */
  readonly root: string;
}

/** True for the name of a file, which an API of a project cannot have. */
export function isFilePath(name: string): boolean {
  return /[./]/.test(name);
}

/**
 * Loads the API of a name, or a file if the name has a dot or a slash. Errors are reported. Throws a `UsageError` if
 * the API does not exist.
 */
export async function openInterface(
  name: string,
  options: ProjectOptions & CallerSettings,
  diagnostics: Diagnostics,
  loading: Pick<LoadOptions, "isAsWritten"> = {},
): Promise<OpenedInterface> {
  const isOne = isFilePath(name);
  const project = await openProject(isOne ? { ...options, files: [name] } : options, diagnostics);
  if (project === undefined) return { root: resolve(options.cwd ?? ".") };
  const { interfaces, cwd: root } = project;
  if (!isOne)
    checkOnly(
      [name],
      interfaces.map((source) => source.name),
      "",
    );
  const source = interfaces.find((interfaceSource) => isOne || interfaceSource.name === name)!;
  const contract = (await loadContracts(project, [source], diagnostics, loading)).contracts.get(source);
  return { source, contract, reading: contract && readingOf(source, project, contract), root };
}
