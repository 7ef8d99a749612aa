import { invariant } from "../../diagnostics/invariant.js";
import { isOwnWorkName } from "./work-names.js";

/** True for a path below the output folder that is safe on every system: plain names with "/" between them. */
export function isOutputPath(path: string): boolean {
  return path.length > 0 && path.length < 1000 && path.split("/").every(isPlainName);
}

/** Throws an `InternalError` unless all paths are safe and stay apart where upper and lower case are the same. */
export function checkOutputPaths(paths: readonly string[]): void {
  const seen = new Map<string, string>();
  for (const path of paths) {
    invariant(isOutputPath(path), `"${path}" cannot be a path of the output`);
    const folded = foldPath(path);
    const other = seen.get(folded);
    invariant(other === undefined, `"${path}" and "${other}" are one file on some disks`);
    seen.set(folded, path);
  }
}

/** A path as disks compare it that take no notice of upper and lower case. */
export function foldPath(path: string): string {
  return path.normalize("NFC").toLowerCase();
}

/** Every folder above a path, the highest first: "a/b/c.ts" has "a" and "a/b". */
export function foldersAbove(path: string): readonly string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

function isPlainName(name: string): boolean {
  return /^[A-Za-z0-9_$.-]*[A-Za-z0-9_$-]$/.test(name) && !isDevice(name) && !isOwnWorkName(name) && !runs.test(name);
}

/** Folders with files that others run. A list or a journal that came with a repository may name them where the output is its top. */
const runs = /^(?:\.git|node_modules)$/i;

function isDevice(name: string): boolean {
  return /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name);
}
