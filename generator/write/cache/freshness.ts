import { join, relative, resolve } from "node:path";
import { nodeFileSystem } from "../output/node-file-system.js";
import { plainFile } from "../output/plain-file.js";
import { isWorkName, manifestName } from "../output/work-names.js";
import type { RenderedFile } from "../rendered-file.js";
import { createBlobStore, type BlobStore } from "./blob-store.js";
import { digest, digestOfFile } from "./digest.js";
import { fingerprint, isUntouchedSince, wasClockSetBack } from "./fingerprint.js";

/** A run of the tool, as far as it is known before anything is read. */
export interface RunKey {
  /** The folder that the record is kept in; absolute. */
  readonly cacheDir: string;
  /** Inputs are remembered relative to this folder, so that a project can be moved together with its cache. */
  readonly root: string;
  /** Absolute. */
  readonly outDir: string;
  /** Everything else that determines the output: version, options, versions of packages. Must survive JSON. */
  readonly settings: unknown;
}

/** A run that went well and left nothing to say. */
export interface FinishedRun {
  /** Absolute paths of all files and folders that were looked at, found or not. */
  readonly inputs: readonly string[];
  /** The files that the output folder held at the end. */
  readonly files: readonly RenderedFile[];
  /** When the run began to read, in milliseconds since 1970; the start of the process is early enough. */
  readonly startedAt: number;
  /** The result of the run for its caller, to be returned again; must survive JSON. */
  readonly result: unknown;
}

/**
 * The result of an earlier run with this key, when a new one would read the same and find nothing to write: every input
 * and every output has the same bytes (they are all read and hashed: 20 MB take 30 ms, so no guess by size and time is
 * needed), and no dead run has left anything. Undefined otherwise, and whenever the cache cannot be read or trusted.
 */
export function readFreshness(key: RunKey): unknown {
  const text = storeOf(key).read(keyText(key));
  if (text === undefined) return undefined;
  try {
    const { inputs, outputs, result } = JSON.parse(text) as RunRecord;
    const isFresh = !hasRemains(key.outDir) && inputs.every(isSameInput(key)) && outputs.every(isSameOutput(key));
    return isFresh ? result : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Remembers a run. Does nothing when an input was changed after the run began, because then nobody knows what was
 * read, and nothing when the cache cannot be written.
 */
export function keepFreshness(key: RunKey, { inputs, files, startedAt, result }: FinishedRun): void {
  try {
    const record: RunRecord = {
      inputs: inputs.map((path) => [relative(key.root, path), fingerprint(path)]),
      outputs: [...files.map((file) => [file.path, digestOfFile(file)] as const), ...manifestOf(key.outDir)],
      result,
    };
    if (wasClockSetBack() || !inputs.every((path) => isUntouchedSince(path, startedAt))) return;
    const store = storeOf(key);
    store.write(keyText(key), JSON.stringify(record));
    store.prune();
  } catch {
    // Without a record the next run does its work, which is all that is lost.
  }
}

interface RunRecord {
  /** Fingerprints by paths relative to the root. */
  readonly inputs: readonly (readonly [string, string])[];
  /** Paths below the output folder, with digests. */
  readonly outputs: readonly (readonly [string, string])[];
  readonly result: unknown;
}

const limit = 16 * 1024 * 1024;

function storeOf({ cacheDir }: RunKey): BlobStore {
  return createBlobStore(join(cacheDir, "runs"), limit);
}

function keyText({ cacheDir, root, outDir, settings }: RunKey): string {
  return JSON.stringify({ root: relative(cacheDir, root), out: relative(root, outDir), settings });
}

function isSameInput({ root }: RunKey): (input: readonly [string, string]) => boolean {
  return ([path, found]) => fingerprint(resolve(root, path)) === found;
}

function isSameOutput({ outDir }: RunKey): (output: readonly [string, string]) => boolean {
  return ([path, hash]) => {
    const { content } = plainFile(path, outDir, nodeFileSystem);
    return content !== undefined && digest(content) === hash;
  };
}

function manifestOf(outDir: string): readonly (readonly [string, string])[] {
  const { content } = plainFile(manifestName, outDir, nodeFileSystem);
  return content === undefined ? [] : [[manifestName, digest(content)]];
}

function hasRemains(outDir: string): boolean {
  return (nodeFileSystem.list(outDir) ?? []).some(isWorkName);
}
