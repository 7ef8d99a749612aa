import { createDiagnostics, type Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { RemoteFiles } from "../load/remote-files.js";
import type { Contract } from "../model/contract.js";
import type { DiffSide, DiffSides } from "../project/diff-side.js";
import { strictnessLevels } from "../project/strictness.js";
import type { InterfaceSource } from "../project-types.js";
import type { Strictness } from "../settings/settings.js";
import { loadContracts, remoteFilesOf } from "./load-contracts.js";

/** The specs of both sides of a comparison, by name. */
export interface LoadedVersions {
  readonly before: ReadonlyMap<string, Contract>;
  readonly after: ReadonlyMap<string, Contract>;
  /** The APIs whose generated clients check responses leniently, by name. */
  readonly lenient: ReadonlySet<string>;
}

interface Reading {
  readonly source: InterfaceSource;
  /** Undefined if the version is unreadable. */
  readonly contract: Contract | undefined;
  /** Diagnostics of this version only. */
  readonly found: readonly Diagnostic[];
}

/** Reads one version of an API at a level. */
type Read = (source: InterfaceSource, strictness: Strictness) => Promise<Reading>;

/**
 * Loads both versions of each API in the same mode. The mode is lenient if one of them is outside the project or has an
 * error, unless the configuration sets strict mode. The spec lists its skipped parts; an unreadable document is an
 * error.
 */
export async function loadVersions({ before, after }: DiffSides, diagnostics: Diagnostics): Promise<LoadedVersions> {
  const sides = [before, after].map((side) => ({
    ...side,
    read: readerOf(side),
    readings: new Map<string, Reading>(),
  }));
  const lenient = new Set<string>();
  for (const { sources, settings } of sides)
    for (const source of sources)
      if (strictnessLevels(source, settings).strictness === "lenient") lenient.add(source.name);
  // An error stops the generation in strict mode, so it does not make a client lenient.
  const withLenientClients = new Set(lenient);
  for (const { sources, settings, read, readings } of sides) {
    for (const source of sources) {
      if (lenient.has(source.name)) continue;
      const reading = await read(source, "strict");
      readings.set(source.name, reading);
      if (reading.found.some(isError) && !isStrict(source, settings)) lenient.add(source.name);
    }
  }
  for (const { sources, read, readings } of sides)
    for (const source of sources)
      if (lenient.has(source.name)) readings.set(source.name, await read(source, "lenient"));
  const [older, newer] = sides.map(({ sources, readings }) => contractsOf(sources, readings, diagnostics));
  return { before: older ?? new Map(), after: newer ?? new Map(), lenient: withLenientClients };
}

/** True if the configuration sets strict mode explicitly. */
function isStrict({ name }: InterfaceSource, { strictness }: DiffSide["settings"]): boolean {
  const level = typeof strictness === "object" && Object.hasOwn(strictness, name) ? strictness[name] : strictness;
  return level === "strict";
}

function readerOf({ cwd, settings, sources, tree }: DiffSide): Read {
  const remote: RemoteFiles | undefined = remoteFilesOf(settings, sources);
  return async (source, strictness) => {
    const found = createDiagnostics();
    const { contracts } = await loadContracts({ cwd, ...settings, strictness }, [source], found, {
      tree,
      remote,
      isAsWritten: true,
    });
    return { source, contract: contracts.get(source), found: found.all() };
  };
}

function contractsOf(
  sources: readonly InterfaceSource[],
  readings: ReadonlyMap<string, Reading>,
  diagnostics: Diagnostics,
): ReadonlyMap<string, Contract> {
  const contracts = new Map<string, Contract>();
  for (const { name } of sources) {
    const reading = readings.get(name);
    reading?.found.forEach((diagnostic) => diagnostics.keep(diagnostic));
    if (reading?.contract !== undefined) contracts.set(name, reading.contract);
  }
  return contracts;
}

function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}
