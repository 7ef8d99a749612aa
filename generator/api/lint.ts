import { resolve } from "node:path";
import { createDiagnostics } from "../diagnostics/collector.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { outputSettings, placeSettings } from "../settings/settings.js";
import { openProject, type ProjectOptions } from "./open-project.js";

export type LintOptions = Omit<ProjectOptions, keyof typeof outputSettings | keyof typeof placeSettings>;

export interface LintResult {
  /** Sorted by place. */
  readonly diagnostics: readonly Diagnostic[];
  /** The folder that their paths are relative to. */
  readonly root: string;
  /** No error was found; there may be warnings and notes. */
  readonly ok: boolean;
}

/**
 * Every diagnostic that `generate` would report, and what could be better in contracts without errors. Writes nothing.
 * Throws a `UsageError` on options that make no sense.
 */
export async function lint(options: LintOptions = {}): Promise<LintResult> {
  const diagnostics = createDiagnostics();
  const project = await openProject(options, diagnostics);
  if (project !== undefined && !diagnostics.hasErrors()) {
    const { lintProject } = await import("./lint-project.js");
    await lintProject(project, options.only, diagnostics);
  }
  const { sortDiagnostics } = await import("../diagnostics/sort.js");
  const sorted = sortDiagnostics(diagnostics.all()).map(({ diagnostic }) => diagnostic);
  return { diagnostics: sorted, root: project?.cwd ?? resolve(options.cwd ?? "."), ok: !diagnostics.hasErrors() };
}
