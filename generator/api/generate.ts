import { createDiagnostics, type Diagnostics } from "../diagnostics/collector.js";
import type { GenerateResult } from "../options.js";
import { UsageError } from "../usage-error.js";
import { openProject, type ProjectOptions } from "./open-project.js";

export interface GenerateOptions extends ProjectOptions {
  /** Write nothing and say what is stale, missing or extra. */
  readonly check?: boolean;
}

/**
 * Generates the code of a project's interfaces, or of `files` into `out`. Problems in specs are returned as
 * diagnostics, and then nothing was written. Throws a `UsageError` on options that make no sense.
 */
export async function generate(options: GenerateOptions = {}): Promise<GenerateResult> {
  if ((options.files ?? []).length > 0 && options.out === undefined) {
    throw new UsageError("Say where to write the code of these files: -o DIR.");
  }
  const diagnostics = createDiagnostics();
  const project = await openProject(options, diagnostics);
  if (project === undefined || diagnostics.hasErrors()) return failed(diagnostics);
  const { runGenerate } = await import("../generate.js");
  const { check = false, only } = options;
  return runGenerate(project, { check, diagnostics, ...(only === undefined ? {} : { only }) });
}

function failed(diagnostics: Diagnostics): GenerateResult {
  const files = { written: [], removed: [], unchanged: 0 };
  return { diagnostics: diagnostics.all(), interfaces: [], files, ok: false };
}
