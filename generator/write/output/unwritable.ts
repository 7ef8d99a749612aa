import { dirname } from "node:path";
import { systemReason, type OutputFault } from "./fault.js";
import type { FileSystem } from "./file-system.js";
import type { WritePlan } from "./plan-write.js";

/** Folders that refuse new files, found before the first file is put in place: half an output helps nobody. */
export function unwritableFolders(plan: WritePlan, outDir: string, fs: FileSystem): readonly OutputFault[] {
  const folders = new Set([...plan.puts, ...plan.removals].map(({ path }) => nearestFolder(dirname(path), outDir, fs)));
  return [...folders].flatMap((folder) => {
    const code = fs.whyUnwritable(`${outDir}/${folder}`);
    if (code === undefined) return [];
    return [{ kind: "cannot-write", path: folder === "." ? "" : folder, reason: systemReason(code) }];
  });
}

/** The folder itself, or the first one above it that exists: the missing ones will be made in there. */
function nearestFolder(folder: string, outDir: string, fs: FileSystem): string {
  return folder === "." || fs.stat(`${outDir}/${folder}`) !== undefined
    ? folder
    : nearestFolder(dirname(folder), outDir, fs);
}
