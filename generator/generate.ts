import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createDiagnostics, type Diagnostics } from "./diagnostics/collector.js";
import type { Diagnostic } from "./diagnostics/diagnostic.js";
import type { GenerateResult, Project } from "./options.js";
import { rememberedRun, type RememberedRun } from "./remembered-run.js";
import { toolBuild, toolVersion } from "./version.js";
import { cacheDirFor } from "./write/cache/cache-dir.js";
import { keepFreshness, readFreshness, type RunKey } from "./write/cache/freshness.js";
import { installedVersions } from "./write/cache/installed-versions.js";
import { recordDiagnostics, restoreDiagnostics } from "./write/cache/recorded-diagnostics.js";

export interface RunOptions {
  /** Write nothing and say what differs. */
  readonly check?: boolean;
  /** Only these interfaces; the files of the others stay as they are. */
  readonly only?: readonly string[] | undefined;
  readonly diagnostics?: Diagnostics;
  /** Called with each step as it begins, in words; a run that finds everything as it left it has none. */
  readonly onStep?: ((doing: string) => void) | undefined;
}

/**
 * The whole pipeline: specs -> models -> names -> modules -> text -> files. Nothing is written when a spec has an
 * error. A run that would find everything as the last one left it only compares hashes, and loads nothing for it.
 */
export async function runGenerate(project: Project, options: RunOptions = {}): Promise<GenerateResult> {
  const { check = false, only, diagnostics = createDiagnostics(), onStep } = options;
  const key = runKey(project, only);
  const remembered = key && rememberedRun(readFreshness(key), project);
  if (remembered !== undefined) return repeat(remembered, project, check, diagnostics);

  const startedAt = performance.timeOrigin;
  const before = diagnostics.all().length;
  const { runPipeline } = await import("./run-pipeline.js");
  const { result, files } = await runPipeline(project, {
    ...{ check, only, diagnostics, onStep },
    cacheDir: key?.cacheDir,
  });
  const found = diagnostics.all().slice(before);
  if (key !== undefined && result.ok) {
    const { inputs } = result;
    keepFreshness(key, { inputs, files, startedAt, result: remember(result, files.length, found) });
  }
  return result;
}

function runKey(project: Project, only: readonly string[] | undefined): RunKey | undefined {
  const cacheDir = cacheDirFor(project.cwd);
  // Whether files of other machines have changed is known when they have been fetched.
  if (project.allowOrigins.length > 0) return undefined;
  if (cacheDir === undefined || project.interfaces.some(({ text }) => text !== undefined)) return undefined;
  const { cwd, outDir, ...rest } = project;
  const settings = [toolVersion(), toolBuild(), installedVersions(), rest, only ?? null];
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
