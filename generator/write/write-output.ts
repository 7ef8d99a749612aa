import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import { applyWrite, type ApplyOptions, type WriteResult } from "./output/apply-write.js";
import { checkOutput, type OutputCheck } from "./output/check-output.js";
import { reportFault } from "./output/fault.js";
import type { RenderedFile } from "./rendered-file.js";
import { relativePath } from "../text/relative-path.js";

/** Options of writing the output and telling its problems. */
export interface WriteOutputOptions extends ApplyOptions {
  /** The folder that paths in messages are relative to. */
  readonly cwd: string;
  readonly diagnostics: Diagnostics;
}

/** The work done in an output folder, or that would be done; paths below it. */
export interface OutputOutcome {
  /** Files that were written, or would be. */
  readonly written: readonly string[];
  /** Files that were removed, or would be. */
  readonly removed: readonly string[];
  /** The number of files that are as they should be. */
  readonly unchanged: number;
  /** The comparison, where nothing was written and the folder was only compared. */
  readonly check?: OutputCheck;
}

/** Makes an output folder hold the given files (see `applyWrite`) and reports what stood in the way. */
export async function writeOutput(
  files: readonly RenderedFile[],
  outDir: string,
  { cwd, diagnostics, ...options }: WriteOutputOptions,
): Promise<WriteResult & OutputOutcome> {
  const result = await applyWrite(files, outDir, options);
  const shown = (path: string): string => shownOutputPath(path, outDir, cwd);
  for (const fault of result.faults) reportFault(diagnostics, fault, shown);
  return result;
}

/** Compares an output folder with the given files (see `checkOutput`); undefined and a report where it cannot be looked at. */
export function compareOutput(
  files: readonly RenderedFile[],
  outDir: string,
  { cwd, diagnostics, ...options }: WriteOutputOptions,
): OutputOutcome | undefined {
  const { fault, ...check } = checkOutput(files, outDir, options);
  if (fault !== undefined) {
    reportFault(diagnostics, fault, (path) => shownOutputPath(path, outDir, cwd));
    return undefined;
  }
  const written = [...check.stale, ...check.missing];
  return { written, removed: check.extra, unchanged: files.length - written.length, check };
}

/** A path below the output folder as people see it, from where they stand. */
export function shownOutputPath(path: string, outDir: string, cwd: string): string {
  const way = relativePath(cwd, outDir);
  return [way, path].filter((part) => part !== "").join("/") || ".";
}
