import type { RenderedFile } from "../rendered-file.js";
import { caught, type OutputFault } from "./fault.js";
import type { FileSystem } from "./file-system.js";
import { faultsOfStage, finishStage } from "./finish.js";
import { makeFolders, removeTree } from "./folders.js";
import { tryLock, type Lock } from "./lock.js";
import { nodeFileSystem } from "./node-file-system.js";
import { isDone, planWrite, type WritePlanOptions, type WritePlan } from "./plan-write.js";
import { systemProcesses, type Processes } from "./process-identity.js";
import { leftStages, prepareStage } from "./stage.js";
import { unwritableFolders } from "./unwritable.js";
import { isWorkName, manifestName } from "./work-names.js";

/** Options of writing the output. */
export interface ApplyOptions extends WritePlanOptions {
  /** The file system of the machine unless given. */
  readonly fs?: FileSystem;
  /** The processes of the machine unless given. */
  readonly processes?: Processes;
  /** The time to wait for another run, in milliseconds. Default: 10,000. */
  readonly wait?: number;
}

/**
 * The outcome of a write. With faults other than "kept", nothing was written unless a fault came between two steps of
 * the last phase.
 */
export interface WriteResult {
  /** Paths below the output folder. */
  readonly written: readonly string[];
  /** Paths below the output folder. */
  readonly removed: readonly string[];
  /** The number of files that were as they should be. */
  readonly unchanged: number;
  readonly faults: readonly OutputFault[];
}

const nothing: Omit<WriteResult, "faults"> = { written: [], removed: [], unchanged: 0 };

/**
 * Makes the output folder (an absolute path) hold the given files. Under a lock; what a dead run began is finished or
 * undone first; all files are prepared beside their places and then put there one by one, each whole. When nothing has
 * to change, nothing is touched, the folder's own times included.
 */
export async function applyWrite(
  files: readonly RenderedFile[],
  outDir: string,
  { fs = nodeFileSystem, processes = systemProcesses, wait = 10_000, ...options }: ApplyOptions = {},
): Promise<WriteResult> {
  let folder = outDir;
  try {
    if (fs.stat(outDir) !== undefined) folder = fs.realPath(outDir);
    const early = glance(files, folder, fs, options);
    if (early !== undefined) return early;
    makeFolders(outDir, fs);
    folder = fs.realPath(outDir);
    const lock = await waitForLock(folder, fs, processes, wait);
    if ("kind" in lock) return { ...nothing, faults: [lock] };
    try {
      return writeUnderLock(files, folder, fs, options);
    } finally {
      lock.release();
    }
  } catch (error) {
    return { ...nothing, faults: [caught(error, folder)] };
  }
}

/** The result if no lock is needed: no change, or an obstacle. */
function glance(
  files: readonly RenderedFile[],
  folder: string,
  fs: FileSystem,
  options: WritePlanOptions,
): WriteResult | undefined {
  const found = fs.stat(folder)?.kind;
  if (found === undefined) return undefined;
  if (found !== "folder") return { ...nothing, faults: [{ kind: "not-a-folder", path: "" }] };
  if (isBusy(folder, fs)) return undefined;
  const plan = planWrite(files, folder, fs, options);
  // Another run may have begun while we looked.
  if (isBusy(folder, fs)) return undefined;
  if (plan.faults.length > 0) return { ...nothing, faults: plan.faults };
  return isDone(plan) ? resultOf(plan) : undefined;
}

function isBusy(folder: string, fs: FileSystem): boolean {
  return (fs.list(folder) ?? []).some(isWorkName);
}

function writeUnderLock(
  files: readonly RenderedFile[],
  folder: string,
  fs: FileSystem,
  options: WritePlanOptions,
): WriteResult {
  const left = leftStages(folder, fs);
  for (const undecided of left.undecided) removeTree(undecided, fs);
  for (const stage of left.decided) {
    const faults = faultsOfStage(stage, folder, fs);
    if (faults.length > 0) return { ...nothing, faults };
    finishStage(stage, folder, fs);
  }
  const plan = planWrite(files, folder, fs, options);
  const faults = [...plan.faults, ...unwritableFolders(plan, folder, fs)];
  if (faults.length > 0) return { ...nothing, faults };
  if (!isDone(plan)) finishStage(prepareStage(plan, folder, fs), folder, fs);
  return resultOf(plan);
}

function resultOf(plan: WritePlan): WriteResult {
  return {
    written: plan.puts.map(({ path }) => path).filter((path) => path !== manifestName),
    removed: plan.removals.map(({ path }) => path),
    unchanged: plan.unchanged.length,
    faults: plan.kept.map((path) => ({ kind: "kept", path })),
  };
}

const pollMilliseconds = 20;

/** The lock, or who holds it when the time is over, or what stands in its place. */
async function waitForLock(
  folder: string,
  fs: FileSystem,
  processes: Processes,
  wait: number,
): Promise<Lock | OutputFault> {
  // Not the time of day, which may be set while we wait.
  const end = performance.now() + wait;
  for (;;) {
    const attempt = tryLock(folder, fs, processes, Date.now);
    if ("lock" in attempt) return attempt.lock;
    if ("fault" in attempt) return attempt.fault;
    const owner = "heldBy" in attempt ? attempt.heldBy : "several processes at once";
    if (performance.now() >= end) return { kind: "locked", path: "", owner };
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
  }
}
