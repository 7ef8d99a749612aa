import { resolve } from "node:path";
import { createDiagnostics } from "../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { recordOfProject } from "../pipeline/levels-record.js";
import { absentSpec, shownSpec, digestOfSpec, unknownSpec } from "../pipeline/spec-digests.js";
import type { Project } from "../project-types.js";
import type { GenerateCallerSettings } from "../settings/settings.js";
import { toolVersion } from "../version.js";
import { digest } from "../write/cache/digest.js";
import { withoutCrlf } from "../write/cache/without-crlf.js";
import { readManifest, readRecord, readSources } from "../write/output/manifest.js";
import { nodeFileSystem } from "../write/output/node-file-system.js";
import { plainFile } from "../write/output/plain-file.js";
import { manifestName } from "../write/output/work-names.js";
import { shownOutputPath } from "../write/write-output.js";
import { openProject, type ProjectOptions } from "./open-project.js";

/** Options of `verifyOutput`. */
export interface VerifyOutputOptions extends Omit<ProjectOptions, "only">, GenerateCallerSettings {}

/** A fact about an output that differs from its record. */
export interface OutputDifference {
  /** The differing part. */
  readonly kind: "record" | "version" | "setting" | "api" | "spec" | "output";
  /** The name of the setting or API, the path of the file relative to the project, or the version. */
  readonly name: string;
  /** The difference as the rest of a sentence: "was removed". */
  readonly problem: string;
}

/** The result of `verifyOutput`. */
export interface VerifyOutputResult {
  /** Errors of the configuration. */
  readonly diagnostics: readonly Diagnostic[];
  /** Empty if the output came from these specs, settings and this version. */
  readonly differences: readonly OutputDifference[];
  /** The folder that all paths are relative to. */
  readonly root: string;
  /** The number of files in the output. */
  readonly files: number;
  /** True without errors and differences. */
  readonly ok: boolean;
}

/**
 * Compares the record of an output with the specs, the settings, the version of the toolchain and the files of the output.
 * Nothing is generated or written. Throws a `UsageError` on invalid options.
 */
export async function verifyOutput(options: VerifyOutputOptions = {}): Promise<VerifyOutputResult> {
  const diagnostics = createDiagnostics();
  const project = await openProject(options, diagnostics);
  const root = project?.cwd ?? resolve(options.cwd ?? ".");
  const isUsable = project !== undefined && !diagnostics.hasErrors();
  const differences = isUsable ? differencesOf(project) : [];
  const files = isUsable ? readManifest(project.outDir, nodeFileSystem).size : 0;
  return { diagnostics: diagnostics.all(), differences, root, files, ok: isUsable && differences.length === 0 };
}

function differencesOf(project: Project): readonly OutputDifference[] {
  const { cwd, outDir } = project;
  if (readSources(outDir, nodeFileSystem) === undefined) {
    const name = shownOutputPath(manifestName, outDir, cwd);
    return [{ kind: "record", name, problem: "records no sources, or is missing" }];
  }
  return [...settingDifferences(project), ...sourceDifferences(project), ...outputDifferences(project)];
}

/** A layout that no setting names was chosen by an earlier run, and the record is its only source. */
function settingDifferences(project: Project): readonly OutputDifference[] {
  const recorded = readRecord(project.outDir, nodeFileSystem) ?? {};
  const { layout, importExtension } = project;
  const configured = recordOfProject({
    ...project,
    layout: layout ?? (recorded["layout"] as typeof layout),
    importExtension: recorded["importExtension"] as undefined,
  });
  const isChosen = importExtension === "auto" || recorded["importExtension"] === undefined;
  const now: Readonly<Record<string, unknown>> = isChosen ? configured : { ...configured, importExtension };
  return [...new Set([...Object.keys(recorded), ...Object.keys(now)])].flatMap((name) => {
    const [before, after] = [recorded[name], now[name]].map((value) => JSON.stringify(value));
    if (before === after) return [];
    const problem = `is ${after ?? "not set"}, but the output was generated with ${before ?? "no value"}`;
    return [{ kind: "setting", name, problem } as const];
  });
}

function sourceDifferences({ cwd, outDir, interfaces }: Project): readonly OutputDifference[] {
  const sources = readSources(outDir, nodeFileSystem) ?? {};
  const names = new Set(interfaces.map(({ name }) => name));
  const removed = Object.keys(sources).filter((name) => !names.has(name));
  return [
    ...removed.map((name) => ({ kind: "api", name, problem: "was removed from the project" }) as const),
    ...interfaces.flatMap(({ name, roots }): readonly OutputDifference[] => {
      const recorded = Object.hasOwn(sources, name) ? sources[name] : undefined;
      if (recorded === undefined) return [{ kind: "api", name, problem: "is not in the output" }];
      const { version, specs } = recorded;
      const current = toolVersion();
      const added = roots.map((path) => shownSpec(path, cwd)).filter((path) => !Object.hasOwn(specs, path));
      return [
        ...(version === current
          ? []
          : [{ kind: "version", name: current, problem: `is installed, but ${version} generated "${name}"` } as const]),
        ...added.map((path) => ({ kind: "spec", name: path, problem: "is new" }) as const),
        ...Object.entries(specs).flatMap(([path, hash]) => specDifference(path, hash, cwd)),
      ];
    }),
  ].filter(isFirst);
}

function specDifference(path: string, hash: string, cwd: string): readonly OutputDifference[] {
  const found = digestOfSpec(path, cwd);
  const differenceOf = (problem: string): readonly OutputDifference[] => [{ kind: "spec", name: path, problem }];
  if (hash === unknownSpec || found === unknownSpec)
    return differenceOf("is remote or from standard input: download it, and generate from the file");
  if (found === hash) return [];
  return differenceOf(found === absentSpec ? "is missing" : hash === absentSpec ? "is new" : "was edited");
}

function outputDifferences({ cwd, outDir }: Project): readonly OutputDifference[] {
  return [...readManifest(outDir, nodeFileSystem)].flatMap(([path, hash]): readonly OutputDifference[] => {
    const { content } = plainFile(path, outDir, nodeFileSystem);
    if (content !== undefined && (digest(content) === hash || digest(withoutCrlf(content)) === hash)) return [];
    const problem = content === undefined ? "is missing" : "was edited";
    return [{ kind: "output", name: shownOutputPath(path, outDir, cwd), problem }];
  });
}

/** A file that two APIs share is reported once. */
function isFirst(difference: OutputDifference, index: number, all: readonly OutputDifference[]): boolean {
  return (
    all.findIndex(
      ({ kind, name, problem }) => JSON.stringify({ kind, name, problem }) === JSON.stringify(difference),
    ) === index
  );
}
