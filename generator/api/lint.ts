import { resolve } from "node:path";
import { createDiagnostics } from "../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Origin } from "../diagnostics/origin.js";
import type { InterfaceReading } from "../project-types.js";
import type { LintCallerSettings } from "../settings/settings.js";
import { openProject, type ProjectOptions } from "./open-project.js";

/** Options of `lint`. */
export interface LintOptions extends ProjectOptions, LintCallerSettings {
  /** True to replace words of earlier versions in the files first. */
  readonly fix?: boolean;
}

/** The result of `lint`: all problems of the loaded specs. */
export interface LintResult {
  /** Sorted by location. */
  readonly diagnostics: readonly Diagnostic[];
  /** The folder that their paths are relative to. */
  readonly root: string;
  /** The levels of the readable APIs, in order. */
  readonly interfaces: readonly InterfaceReading[];
  /** No error was found; there may be warnings and notes. */
  readonly ok: boolean;
  /** Number of words that were replaced in files; 0 without `fix`. */
  readonly fixed: number;
}

/**
 * Returns every diagnostic of configuration and specs that `generate` would report, and possible improvements of the
 * specs, even if they have errors. Writes nothing unless `fix` is true, and ignores existing output. Throws a
 * `UsageError` on invalid options.
 */
export async function lint(options: LintOptions = {}): Promise<LintResult> {
  const faults = createDiagnostics();
  const project = await openProject(options, faults);
  const diagnostics = createDiagnostics(project && { levels: project.lint.levels });
  let interfaces: readonly InterfaceReading[] = [];
  if (project !== undefined && !faults.hasErrors()) {
    const { lintProject } = await import("./lint-project.js");
    interfaces = await lintProject(project, options.only, diagnostics);
  }
  const { sortDiagnostics } = await import("../diagnostics/sort.js");
  const found = diagnostics.all().map((one) => withPolicy(one, project?.policyLevels?.[one.code]));
  const sorted = sortDiagnostics([...faults.all(), ...found]).map(({ diagnostic }) => diagnostic);
  const ok = !faults.hasErrors() && !diagnostics.hasErrors();
  const result = { diagnostics: sorted, root: project?.cwd ?? resolve(options.cwd ?? "."), interfaces, ok, fixed: 0 };
  if (options.fix !== true || sorted.every(({ fix }) => fix === undefined)) return result;
  const { writeFixes } = await import("./write-fixes.js");
  const fixed = writeFixes(sorted, result.root);
  return fixed === 0 ? result : { ...(await lint({ ...options, fix: false })), fixed };
}

/** A diagnostic with the source location of the policy that sets its level. */
function withPolicy(diagnostic: Diagnostic, origin: Origin | undefined): Diagnostic {
  if (origin === undefined) return diagnostic;
  const message = `its level "${diagnostic.severity}" is set at`;
  return { ...diagnostic, related: [...diagnostic.related, { message, origin }] };
}
