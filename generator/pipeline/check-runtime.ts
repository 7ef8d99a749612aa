import { dirname, join } from "node:path";
import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import { diskTree } from "../load/file-tree.js";
import type { Project } from "../project-types.js";
import { wholeOrigin } from "../project/folder-origin.js";
import { isInRuntimeRange, runtimePackage, runtimeRange } from "../version.js";

/** Bytes of a package.json beyond which it is not read. */
const mostBytes = 1024 * 1024;

/**
 * Looks for the package of the runtime where modules of the output would find it, from their folder upward, and reports
 * where there is none, or one that the output does not work with. Its package.json is read; nothing of it is run. Returns
 * the paths that were looked at, found or not: none where the output has a runtime of its own.
 */
export function checkRuntime({ cwd, outDir, runtime }: Project, diagnostics: Diagnostics): readonly string[] {
  if (runtime === "inline") return [];
  const tree = diskTree(cwd);
  const wanted = { name: runtimePackage, range: runtimeRange() };
  const looked: string[] = [];
  for (let folder = outDir; ; folder = dirname(folder)) {
    const path = join(folder, "node_modules", ...runtimePackage.split("/"), "package.json");
    looked.push(path);
    const read = tree.read(path, mostBytes);
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

/** The version that a package.json says; undefined where it says none, or nothing that could be one. */
function versionIn(text: string): string | undefined {
  try {
    const { version } = JSON.parse(text) as { readonly version?: unknown };
    return typeof version === "string" && /^[\w.+-]{1,256}$/.test(version) ? version : undefined;
  } catch {
    return undefined;
  }
}
