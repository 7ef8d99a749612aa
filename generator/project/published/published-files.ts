import { lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readPlainFile } from "../../load/file-tree.js";
import { mostFileBytes } from "../../load/limits.js";
import { optionValue } from "../../text/option-value.js";
import { UsageError } from "../../usage-error.js";
import { readTar } from "./read-tar.js";
import { contractsFolder, isWay } from "./ways.js";

/** Bytes of a tarball after it was unpacked, and of all contracts in a package. */
export const mostUnpackedBytes = 256 * 1024 * 1024;

/** Files and folders with contracts in a package. */
export const mostPublishedFiles = 10_000;

/** The contracts of a package: their content by the paths below its folder "contracts". */
export type PublishedFiles = ReadonlyMap<string, Uint8Array>;

/**
 * The contracts in the folder of a package, or in a tarball as npm makes them. Nothing is written, and no link is followed but one on
 * the path that was named. Throws a `UsageError` on what is not a package, is too large, or has a path that leaves it.
 */
export function publishedFiles(path: string, name: string): PublishedFiles {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder ? filesInFolder(join(path, contractsFolder), name) : filesInTarball(path, name);
}

/** The files of a tarball below its only folder, whatever its name is. */
function filesInTarball(path: string, name: string): PublishedFiles {
  const packed = readPlainFile(path, mostFileBytes);
  if ("fault" in packed) {
    if (packed.fault === "too-large") throw tooLarge(name);
    throw new UsageError(
      `There is no package "${optionValue(name)}" (--against) that can be read: name its folder, or a tarball of npm.`,
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
    return gunzipSync(bytes, { maxOutputLength: mostUnpackedBytes });
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
      if (++seen > mostPublishedFiles) throw tooLarge(name);
      const below = way === "" ? entry.name : `${way}/${entry.name}`;
      if (entry.isDirectory()) ways.push(below);
      if (!entry.isFile()) continue;
      const bytes = readPlainFile(join(top, below), mostFileBytes);
      if ("fault" in bytes) throw new UsageError(`"${name}/${contractsFolder}/${below}" cannot be read.`);
      files = add(below, bytes);
    }
  }
  return files;
}

/** Adds a file to those before it, as long as all of them are small enough. */
function collector(name: string): (way: string, bytes: Uint8Array) => PublishedFiles {
  const files = new Map<string, Uint8Array>();
  let total = 0;
  return (way, bytes) => {
    if (!isWay(way)) throw new UsageError(`"${name}" has a path that leaves it, and is not read.`);
    total += bytes.length;
    if (files.size >= mostPublishedFiles || total > mostUnpackedBytes) throw tooLarge(name);
    return files.set(way, bytes);
  };
}

function tooLarge(name: string): UsageError {
  return new UsageError(`"${name}" is too large for a package with contracts.`);
}

function notTarball(name: string): UsageError {
  return new UsageError(`"${name}" is not a tarball as "npm pack" makes them.`);
}
