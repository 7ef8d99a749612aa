import { dirname, join } from "node:path";
import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import { diskTree } from "../load/file-tree.js";
import type { Project } from "../project-types.js";
import { wholeOrigin } from "../project/folder-origin.js";
import { isInRuntimeRange, runtimePackage, runtimeRange } from "../version.js";

/** Maximum size of a package.json in bytes. */
const maxBytes = 1024 * 1024;

/**
 * Searches for the runtime package from the output folder upward, as its modules would, and reports if it is missing or
 * incompatible with the output. Reads its package.json but runs no code of it. Returns the paths that were read, found
 * or not: none if the output has its own runtime.
 */
export function checkRuntime({ cwd, outDir, runtime }: Project, diagnostics: Diagnostics): readonly string[] {
  if (runtime === "inline") return [];
  const tree = diskTree(cwd);
  const wanted = { name: runtimePackage, range: runtimeRange() };
  const looked: string[] = [];
  for (let folder = outDir; ; folder = dirname(folder)) {
    const path = join(folder, "node_modules", ...runtimePackage.split("/"), "package.json");
    looked.push(path);
    const read = tree.read(path, maxBytes);
    if (!("fault" in read) || read.fault !== "missing") {
      const version = "text" in read ? versionIn(read.text) : undefined;
      if (version === undefined || !isInRuntimeRange(version)) {
        diagnostics.report("project/runtime-version", wholeOrigin(path, cwd), { ...wanted, version });
      }
      return looked;
    }
    if (dirname(folder) === folder) break;
  }
  diagnostics.report("project/runtime-missing", wholeOrigin(outDir, cwd), wanted);
  return looked;
}

/** Returns the version in a package.json; undefined if it has none, or an invalid one. */
function versionIn(text: string): string | undefined {
  try {
    const { version } = JSON.parse(text) as { readonly version?: unknown };
    return typeof version === "string" && /^[\w.+-]{1,256}$/.test(version) ? version : undefined;
  } catch {
    return undefined;
  }
}
