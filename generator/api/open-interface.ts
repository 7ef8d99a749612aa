import { resolve } from "node:path";
import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Contract } from "../model/contract.js";
import { loadContracts } from "../pipeline/load-contracts.js";
import { readingOf } from "../pipeline/reading.js";
import { checkOnly } from "../project/check-only.js";
import type { InterfaceReading, InterfaceSource } from "../project-types.js";
import type { CallerSettings } from "../settings/settings.js";
import { openProject, type ProjectOptions } from "./open-project.js";

/** One interface of a project, or one file. */
export interface OpenedInterface {
  /** Absent when the configuration has a fault. */
  readonly source?: InterfaceSource;
  /** Absent when the interface could not be read. */
  readonly contract?: Contract | undefined;
  /** The level of the reading; absent with the contract. */
  readonly reading?: InterfaceReading | undefined;
  /** The folder that all paths are relative to. */
  readonly root: string;
}

/** True for the name of a file, which an interface of a project cannot have. */
export function isFile(name: string): boolean {
  return /[./]/.test(name);
}

/**
 * Loads the interface of a name, or a file where the name has a dot or a slash. Faults are reported. Throws a `UsageError`
 * when there is no such interface.
 */
export async function openInterface(
  name: string,
  options: ProjectOptions & CallerSettings,
  diagnostics: Diagnostics,
): Promise<OpenedInterface> {
  const isOne = isFile(name);
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
  const contract = (await loadContracts(project, [source], diagnostics)).contracts.get(source);
  return { source, contract, reading: contract && readingOf(source, project, contract), root };
}
