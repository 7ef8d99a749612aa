import { readFileSync } from "node:fs";
import { resolve, sep } from "node:path";
import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { GenerateRun, RunOptions } from "../generate.js";
import { isRemotePath } from "../load/files.js";
import type { GenerateResult, InterfaceSource, InterfaceSummary, Project } from "../project-types.js";
import { configState } from "../project/config-modules.js";
import { emittersKey } from "../settings/given-emitters.js";
import { settingsKey } from "../settings/resolve-settings.js";
import { loadSettings, outputSettings } from "../settings/settings.js";
import { toolBuild, toolVersion } from "../version.js";
import { cacheDirFor } from "../write/cache/cache-dir.js";
import { keepFreshness, readFreshness, type RunKey } from "../write/cache/freshness.js";
import { installedVersions } from "../write/cache/installed-versions.js";
import {
  isRecordedDiagnostic,
  recordDiagnostics,
  restoreDiagnostics,
  type RecordedDiagnostic,
} from "../write/cache/recorded-diagnostics.js";
import { isRecord } from "../settings/kinds.js";

/**
 * Returns the cached result of the last run if nothing changed, otherwise that of `run`. The check compares hashes and
 * loads nothing of the pipeline.
 */
export async function rememberRun(
  project: Project,
  options: RunOptions,
  run: () => Promise<GenerateRun>,
): Promise<GenerateResult> {
  const { check, only, diagnostics } = options;
  const key = runKey(project, only);
  // Skipped parts are not cached: reporting them needs a full run.
  const known = key && (options.skipped === true ? undefined : rememberedRun(readFreshness(key), project));
  if (known !== undefined) return repeat(known, project, check, diagnostics);

  const startedAt = performance.timeOrigin;
  const before = diagnostics.all().length;
  const { result, files } = await run();
  if (key !== undefined && result.ok) {
    const kept = remember(result, files.length, diagnostics.all().slice(before));
    keepFreshness(key, { inputs: result.inputs, files, startedAt, result: kept });
  }
  return result;
}

function runKey(project: Project, only: readonly string[] | undefined): RunKey | undefined {
  const cacheDir = cacheDirFor(project.cwd);
  // Files of other machines have to be fetched before anybody knows that they have changed.
  if (project.allowOrigins.length > 0 || project.untrusted === true) return undefined;
  const isUnknown = ({ text, roots }: InterfaceSource): boolean => text !== undefined || roots.some(isRemotePath);
  if (cacheDir === undefined || project.interfaces.some(isUnknown)) return undefined;
  const { cwd, outDir, interfaces, flat, configPath, specsDir, package: packaged, emitters } = project;
  const places = { interfaces, flat, configPath, specsDir, packaged };
  const values = settingsKey({ ...loadSettings, ...outputSettings }, project);
  // Third-party emitters may depend on any setting of the configuration.
  const others = emitters.length === 0 ? [] : [emittersKey(emitters), configState(configPath ?? "")];
  const settings = [toolVersion(), toolBuild(), installedVersions(), places, values, others, only ?? null];
  return { cacheDir, root: cwd, outDir, settings };
}

function remember(result: GenerateResult, files: number, found: readonly Diagnostic[]): RememberedRun {
  const interfaces = result.interfaces.map((summary) => ({ ...summary, filesChanged: 0 }));
  return { interfaces, unchanged: files, inputs: result.inputs, diagnostics: recordDiagnostics(found) };
}

function repeat(run: RememberedRun, project: Project, check: boolean, diagnostics: Diagnostics): GenerateResult {
  const readText = (path: string): string => readFileSync(resolve(project.cwd, path), "utf8").replace(/^\uFEFF/, "");
  return {
    diagnostics: [...diagnostics.all(), ...restoreDiagnostics(run.diagnostics, readText)],
    interfaces: run.interfaces,
    root: project.cwd,
    files: { written: [], removed: [], unchanged: run.unchanged },
    inputs: run.inputs,
    ...(check && { check: { stale: [], missing: [], extra: [] } }),
    ok: true,
  };
}

/** The record of a run, reported again if nothing changed. */
interface RememberedRun {
  readonly interfaces: readonly InterfaceSummary[];
  /** The number of unchanged files. */
  readonly unchanged: number;
  /** Absolute paths of the files that the result depends on. */
  readonly inputs: readonly string[];
  readonly diagnostics: readonly RecordedDiagnostic[];
}

/**
 * The record of a run in the cache, when it has the form that a run writes: a cache can be torn, old or forged. Source lines
 * are shown of the project's own inputs and outputs alone.
 */
function rememberedRun(value: unknown, { cwd, outDir }: Project): RememberedRun | undefined {
  if (!isRecord(value)) return undefined;
  const { interfaces, unchanged, inputs, diagnostics } = value;
  const isWhole =
    isListOf(interfaces, isSummary) &&
    typeof unchanged === "number" &&
    isListOf(inputs, isText) &&
    isListOf(diagnostics, isRecordedDiagnostic);
  if (!isWhole) return undefined;
  const inputPaths = new Set(inputs);
  const isOwn = (path: string): boolean =>
    inputPaths.has(resolve(cwd, path)) || resolve(cwd, path).startsWith(outDir + sep);
  const places = diagnostics.flatMap(({ origin, related }) => [origin, ...related.map((item) => item.origin)]);
  return places.every(({ path }) => isOwn(path)) ? { interfaces, unchanged, inputs, diagnostics } : undefined;
}

const counts = ["operations", "schemas", "elements", "openQuestions", "skipped", "filesChanged"];

function isSummary(value: unknown): value is InterfaceSummary {
  return (
    isRecord(value) &&
    isText(value["name"]) &&
    isText(value["strictness"]) &&
    isListOf(value["guessedPages"], isText) &&
    counts.every((name) => typeof value[name] === "number")
  );
}

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.every((item) => isItem(item));
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
