import { resolve } from "node:path";
import { readPlainFile } from "../load/file-tree.js";
import { isRemotePath } from "../load/files.js";
import { maxFileBytes } from "../load/limits.js";
import type { InterfaceSource } from "../project-types.js";
import { relativePath } from "../text/relative-path.js";
import { digest } from "../write/cache/digest.js";
import type { ApiSources, OutputSources } from "../write/output/sources.js";
import { toolVersion } from "../version.js";
import { withoutCrlf } from "../write/cache/without-crlf.js";

/** The record of a file that loading looked for and did not find. */
export const absentSpec = "absent";
/** The record of a document of another machine, or of standard input. */
export const unknownSpec = "unknown";

/** Returns the sources of APIs as their output records them, from the files that each was read from; paths are relative to a folder. */
export function sourcesOf(inputs: ReadonlyMap<InterfaceSource, readonly string[]>, folder: string): OutputSources {
  const version = toolVersion();
  const named = [...inputs].map(([{ name, text }, paths]) => {
    const specs = paths.map((path) => [
      shownSpec(path, folder),
      text === undefined ? digestOfSpec(path, folder) : unknownSpec,
    ]);
    return [name, { version, specs: Object.fromEntries(specs) as ApiSources["specs"] }] as const;
  });
  return Object.fromEntries(named);
}

/** Returns the name of a spec in a record. */
export function shownSpec(path: string, folder: string): string {
  return isRemotePath(path) ? path : relativePath(folder, path);
}

/** Returns the digest of a spec with LF line ends, as Git stores them. */
export function digestOfSpec(path: string, folder: string): string {
  if (isRemotePath(path)) return unknownSpec;
  const bytes = readPlainFile(resolve(folder, path), maxFileBytes);
  return bytes instanceof Uint8Array ? digest(withoutCrlf(bytes)) : absentSpec;
}
