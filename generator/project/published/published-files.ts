import { lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readPlainFile } from "../../load/file-tree.js";
import { maxFileBytes } from "../../load/limits.js";
import { optionValue } from "../../text/option-value.js";
import { UsageError } from "../../usage-error.js";
import { readTar } from "./read-tar.js";
import { contractsFolder, isPublishedPath } from "./published-paths.js";

/** Maximum unpacked size of a tarball, and of all specs in a package, in bytes. */
export const maxUnpackedBytes = 256 * 1024 * 1024;

/** Maximum number of files and folders with specs in a package. */
export const maxPublishedFiles = 10_000;

/** The specs of a package: their content by the paths below its folder "contracts". */
export type PublishedFiles = ReadonlyMap<string, Uint8Array>;

/**
 * Returns the specs in the folder of a package, or in an npm tarball. Nothing is written, and no link is followed
 * except the given path itself. Throws a `UsageError` if it is not a package, is too large, or has a path outside it.
 */
export function publishedFiles(path: string, name: string): PublishedFiles {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder ? filesInFolder(join(path, contractsFolder), name) : filesInTarball(path, name);
}

/** Returns the files of a tarball below its only folder, regardless of its name. */
function filesInTarball(path: string, name: string): PublishedFiles {
  const packed = readPlainFile(path, maxFileBytes);
  if ("fault" in packed) {
    if (packed.fault === "too-large") throw tooLarge(name);
    throw new UsageError(
      `The package "${optionValue(name)}" (--against) cannot be read; name its folder or an npm tarball.`,
    );
  }
  const entries = readTar(unpacked(packed, name));
  if (entries === undefined) throw notTarball(name);
  const add = collector(name);
  let files: PublishedFiles = new Map();
  for (const { path: whole, bytes } of entries) {
    const way = whole.slice(whole.indexOf("/") + 1);
    if (way.startsWith(`${contractsFolder}/`)) files = add(way.slice(contractsFolder.length + 1), bytes);
  }
  return files;
}

function unpacked(bytes: Uint8Array, name: string): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: maxUnpackedBytes });
  } catch (error) {
    const isLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    throw isLarge ? tooLarge(name) : notTarball(name);
  }
}

function filesInFolder(top: string, name: string): PublishedFiles {
  const add = collector(name);
  let files: PublishedFiles = new Map();
  let seen = 0;
  const ways = lstatSync(top, { throwIfNoEntry: false })?.isDirectory() === true ? [""] : [];
  for (let way = ways.pop(); way !== undefined; way = ways.pop()) {
    for (const entry of readdirSync(join(top, way), { withFileTypes: true })) {
      if (++seen > maxPublishedFiles) throw tooLarge(name);
      const below = way === "" ? entry.name : `${way}/${entry.name}`;
      if (entry.isDirectory()) ways.push(below);
      if (!entry.isFile()) continue;
      const bytes = readPlainFile(join(top, below), maxFileBytes);
      if ("fault" in bytes) throw new UsageError(`"${name}/${contractsFolder}/${below}" cannot be read.`);
      files = add(below, bytes);
    }
  }
  return files;
}

/** Creates a function that adds files while their total size is within the limit. */
function collector(name: string): (way: string, bytes: Uint8Array) => PublishedFiles {
  const files = new Map<string, Uint8Array>();
  let total = 0;
  return (way, bytes) => {
    if (!isPublishedPath(way)) throw new UsageError(`"${name}" has a path that points outside it, so it is not read.`);
    total += bytes.length;
    if (files.size >= maxPublishedFiles || total > maxUnpackedBytes) throw tooLarge(name);
    return files.set(way, bytes);
  };
}

function tooLarge(name: string): UsageError {
  return new UsageError(`"${name}" is too large for a package with contracts.`);
}

function notTarball(name: string): UsageError {
  return new UsageError(`"${name}" is not a tarball of "npm pack".`);
}
