import { relative, sep } from "node:path";
import type { Diagnostics } from "../diagnostics/collector.js";
import { applyWrite, type ApplyOptions, type WriteResult } from "./output/apply-write.js";
import { reportFault } from "./output/fault.js";
import type { RenderedFile } from "./rendered-file.js";

export interface WriteOutputOptions extends ApplyOptions {
  /** The folder that paths in messages are relative to. */
  readonly cwd: string;
  readonly diagnostics: Diagnostics;
}

/** Makes an output folder hold the given files (see `applyWrite`) and reports what stood in the way. */
export async function writeOutput(
  files: readonly RenderedFile[],
  outDir: string,
  { cwd, diagnostics, ...options }: WriteOutputOptions,
): Promise<WriteResult> {
  const result = await applyWrite(files, outDir, options);
  const shown = (path: string): string => shownPath(path, outDir, cwd);
  for (const fault of result.faults) reportFault(diagnostics, fault, shown);
  return result;
}

/** A path below the output folder as people see it, from where they stand. */
export function shownPath(path: string, outDir: string, cwd: string): string {
  const way = relative(cwd, outDir).split(sep).join("/");
  return [way, path].filter((part) => part !== "").join("/") || ".";
}
