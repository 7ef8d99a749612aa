import type { RenderedFile } from "../rendered-file.js";
import { compareText } from "../../text/in-order.js";
import { caught, type OutputFault } from "./fault.js";
import type { FileSystem } from "./file-system.js";
import { lockHolder } from "./lock.js";
import { nodeFileSystem } from "./node-file-system.js";
import { planWrite, type WritePlanOptions } from "./plan-write.js";
import { systemProcesses, type Processes } from "./process-identity.js";
import { isWorkName } from "./work-names.js";

/** Options of the check of an output. */
export interface CheckOutputOptions extends WritePlanOptions {
  /** The file system of the machine unless given. */
  readonly fs?: FileSystem;
  /** The processes of the machine unless given. */
  readonly processes?: Processes;
}

/** Differences between an output folder and its intended contents; paths below it, sorted. */
export interface OutputCheck {
  /** Files with other content, and entries with the path of a file. */
  readonly stale: readonly string[];
  /** Files that are not there. */
  readonly missing: readonly string[];
  /** Files that we wrote and that are no longer part of the output. */
  readonly extra: readonly string[];
  /** One sentence about a run that died here, or is still writing. */
  readonly interrupted?: string;
  /** The reason why nothing is known: the system refuses to let us look. */
  readonly fault?: OutputFault;
}

/** Compares an output folder (an absolute path) with the files it should hold. Writes nothing, also no lock. */
export function checkOutput(
  files: readonly RenderedFile[],
  outDir: string,
  options: CheckOutputOptions = {},
): OutputCheck {
  const { fs = nodeFileSystem } = options;
  let folder = outDir;
  try {
    if (fs.stat(outDir) !== undefined) folder = fs.realPath(outDir);
    return compareOutput(files, folder, fs, options);
  } catch (error) {
    return { stale: [], missing: [], extra: [], fault: { ...caught(error, folder), kind: "cannot-read" } };
  }
}

function compareOutput(
  files: readonly RenderedFile[],
  folder: string,
  fs: FileSystem,
  { processes = systemProcesses, ...options }: CheckOutputOptions,
): OutputCheck {
  const plan = planWrite(files, folder, fs, { ...options, ignoresLineEnds: true });
  const replaced = plan.puts.filter(({ before }) => before !== undefined).map(({ path }) => path);
  const interrupted = interruption(folder, fs, processes);
  return {
    stale: [...new Set([...replaced, ...plan.faults.map(({ path }) => path)])].sort(compareText),
    missing: plan.puts.filter(({ before }) => before === undefined).map(({ path }) => path),
    extra: [...plan.removals.map(({ path }) => path), ...plan.kept].sort(compareText),
    ...(interrupted === undefined ? {} : { interrupted }),
  };
}

function interruption(folder: string, fs: FileSystem, processes: Processes): string | undefined {
  const names = (fs.list(folder) ?? []).filter(isWorkName);
  if (names.length === 0) return undefined;
  const holder = lockHolder(folder, fs, processes, Date.now);
  if (holder !== undefined) return `The output folder is being written by ${holder}.`;
  return `A run died while it wrote the output folder and left "${names[0]}"; the next run finishes or undoes its work.`;
}
